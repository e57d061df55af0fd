/// The words that the bench texts are made of.
enum BenchWords {
  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Common English words, with some that ligatures and kerning act on.
  static let common = words(
    """
    the of and to in a is that it was for on are as with his they be at one have this from or
    had by hot word but what some we can out other were all there when up use your how said an
    each she which do their time if will way about many then them write would like so these her
    long make thing see him two has look more day could go come did number sound no most people
    my over know water than call first who may down side been now find any new work part take
    get place made live where after back little only round man year came show every good me
    give our under name very through just form sentence great think say help low line differ
    turn cause much mean before move right boy old too same tell does set three want air well
    also play small end put home read hand port large spell add even land here must big high
    such follow act why ask men change went light kind off need house picture try us again
    animal point mother world near build self earth father office difficult affluent fluffy
    waffle efficient flag final reflect float AWAY Today Very
    """)

  /// Parts of made-up words.
  static let syllables = words(
    """
    ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo fu fl fr ga ge gi go gu ha he hi
    ho hu ja je jo ka ke ki la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pu pr qua
    ra re ri ro ru sa se si so su st sh ta te ti to tu tr va ve vi vo wa we wi ya yo za ze al
    an ar en er in on or tion ment ing ffi ness able
    """)

  /// Arabic, some of it with vowel marks.
  static let arabic = words(
    """
    السلام عليكم كتاب لا إلا الأولاد مدرسة جميل كبير صغير مدينة القاهرة لغة العربية برنامج
    حاسوب نص رابط صفحة موقع الآن لأن بيت شمس قمر سماء أرض بحر نهر جبل طريق سيارة قطار طائرة
    مَدْرَسَةٌ كُتِبَ مُحَمَّد سلامًا خلال علاقة اللغة بالأمس
    """)

  /// Hindi.
  static let devanagari = words(
    """
    नमस्ते दुनिया हिन्दी भाषा क्षत्रिय ज्ञान श्रीमान विद्यालय पुस्तक लेखक कार्य स्त्री प्रेम
    मित्र राष्ट्र संस्कृत पानी घर किताब बच्चे शक्ति उत्तर प्रश्न हृदय
    """)

  /// Thai, which writes no spaces between words.
  static let thai = words(
    """
    สวัสดี ภาษาไทย ประเทศไทย กรุงเทพมหานคร น้ำ ที่นี่ เขียน อ่าน หนังสือ โรงเรียน ความรัก
    เพื่อน กำลัง ทำงาน เดิน รถไฟ ผู้ใหญ่ ก็ คือ และ
    """)

  /// Japanese in Chinese characters.
  static let han = words(
    """
    日本語 中文 文字 漢字 東京 大阪 世界 今日 天気 電車 学校 先生 学生 時間 仕事 会社 新聞 料理 音楽 映画 友達 家族 旅行 海外 経済 政治 歴史 科学 技術 研究
    """)

  /// Emoji, most of them of several scalars.
  static let emoji = words(
    """
    😀 😂 ❤️ 👍🏽 👨‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 🇧🇷 5️⃣ 🎉 🔥 👩🏿‍🚀 🧑‍🤝‍🧑 ☀️ ✈️
    """)

  /// The hiragana letters.
  static let hiragana = letters(
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだでどばびぶべぼ")

  /// The katakana letters, the sign of a long vowel last.
  static let katakana = letters(
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズゼゾダデドバビブベボパピプペポー")

  private static func letters(_ text: String) -> [String] {
    text.unicodeScalars.map { String($0) }
  }
}
