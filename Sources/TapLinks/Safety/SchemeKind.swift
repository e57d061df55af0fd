import TapText

/// What a scheme does when a link that has it is opened.
enum SchemeKind: Hashable {
  /// It opens a page, a mail or a call that the user can still stop.
  case ordinary
  /// It starts another program of the kind that the words name (the IANA's list of URI schemes).
  case program(String)
  /// Nothing is known about it.
  case unknown
  /// It runs code, or reads what only the program itself should (LS-S3).
  case code
  /// It acts on the machine or its network with what the link says (LS-S4).
  case localPower
  /// It leads to a file (LS-S5).
  case file

  init(_ scheme: String) {
    if Self.ordinarySchemes.contains(scheme) {
      self = .ordinary
    } else if scheme == "file" {
      self = .file
    } else if Self.codeSchemes.contains(scheme) {
      self = .code
    } else if Self.localSchemes.contains(scheme)
      || Self.localFamilies.contains(where: scheme.hasPrefix)
    {
      self = .localPower
    } else if let program = Self.programs[scheme] {
      self = .program(program)
    } else {
      self = .unknown
    }
  }

  /// The default verdict on a link of this kind.
  var verdict: LinkVerdict {
    switch self {
    case .ordinary: .allow
    case .program, .unknown: .confirm
    case .code, .localPower, .file: .block
    }
  }

  /// The rule that gives the default verdict.
  var rule: String {
    switch self {
    case .ordinary, .program, .unknown: "LS-S1"
    case .code: "LS-S3"
    case .localPower: "LS-S4"
    case .file: "LS-S5"
    }
  }

  /// Says what a link with a scheme does, such as "a geo: link opens a map".
  func message(for scheme: String) -> String {
    switch self {
    case .ordinary: "\(scheme): links are not allowed here"
    case .program(let program): "a \(scheme): link opens \(program)"
    case .unknown: "it is not known which program a \(scheme): link starts"
    case .code: "a \(scheme): link runs code or reads what is not public"
    case .localPower: "a \(scheme): link acts on this machine or its network"
    case .file: "the link leads to a file of this machine or its network"
    }
  }
}

extension SchemeKind {
  private static let ordinarySchemes: Set<String> = ["https", "http", "mailto", "tel", "sms"]

  private static let codeSchemes: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "jscript", "data", "blob", "filesystem",
    "about", "view-source", "jar", "mk", "res", "wyciwyg", "chrome", "chrome-extension",
    "chrome-untrusted", "moz-extension", "resource", "edge", "opera", "vivaldi", "brave",
    "devtools",
    "feed", "ext", "expect", "php", "phar", "gopher", "dict",
  ]

  private static let localSchemes: Set<String> = [
    "smb", "cifs", "afp", "nfs", "dav", "davs", "webdav", "webdavs", "tn3270", "rlogin",
    "ldap", "ldaps", "ldapi", "intent", "android-app", "market", "search-ms", "search", "shell",
    "apt", "help", "ghelp", "admin", "computer", "trash", "network", "rdp",
    "hcp", "its", "ms-its", "cmd", "exec", "applescript", "shortcuts", "workflow", "prefs",
    "app-settings", "app-prefs", "onenote-cmd", "tbauth", "device", "mtp", "gphoto2", "burn",
  ]

  private static let localFamilies = [
    "ms-", "x-apple", "itms", "x-help", "com.apple", "microsoft.",
  ]

  /// The kinds of programs behind schemes, as an object of "opens".
  private static let programs: [String: String] = {
    let rows: [(String, [String])] = [
      ("a map", ["geo", "maps", "comgooglemaps", "waze"]),
      (
        "a chat program",
        [
          "xmpp", "matrix", "irc", "ircs", "irc6", "aim", "ymsgr", "jabber", "tg", "telegram",
          "whatsapp", "signal", "sgnl", "slack", "discord", "skype", "msteams", "mattermost",
          "rocketchat", "mumble", "teamspeak", "ts3server", "openpgp4fpr", "dclogin", "dcaccount",
        ]
      ),
      (
        "a telephone program",
        [
          "sip", "sips", "callto", "facetime", "facetime-audio", "iax", "h323", "fax", "smsto",
          "mms",
        ]
      ),
      ("a meeting program", ["zoommtg", "zoomus", "webex", "gotomeeting", "jitsi-meet"]),
      ("a calendar", ["webcal", "webcals", "calshow"]),
      ("a download program", ["magnet", "ed2k", "torrent", "dchub", "adc"]),
      ("a file transfer program", ["ftp", "ftps", "sftp", "scp", "rsync", "tftp", "fish"]),
      ("a page of the manual", ["man", "info"]),
      ("a remote terminal", ["ssh", "mosh", "telnet", "vnc"]),
      (
        "a program for source code",
        ["git", "git+ssh", "git+https", "svn", "svn+ssh", "hg", "bzr", "github-mac", "sourcetree"]
      ),
      (
        "a code editor",
        [
          "vscode", "vscode-insiders", "vscodium", "cursor", "zed", "jetbrains", "idea", "txmt",
          "subl",
        ]
      ),
      ("a news program", ["news", "nntp", "nntps", "snews"]),
      ("a mail program", ["imap", "imaps", "pop", "mid", "cid", "message", "gmail", "outlook"]),
      (
        "a media player",
        ["rtsp", "rtmp", "rtmps", "mms-stream", "spotify", "vlc", "itmss-music", "tidal", "dvb"]
      ),
      ("a game or its shop", ["steam", "com.epicgames.launcher", "roblox", "minecraft", "uplay"]),
      ("a wallet", ["bitcoin", "ethereum", "litecoin", "monero", "lightning", "dogecoin", "upi"]),
      (
        "a program for notes",
        ["obsidian", "notion", "evernote", "zotero", "onenote", "bear", "things"]
      ),
      ("a library program", ["doi", "urn", "info-hdl", "ipfs", "ipns", "dat", "gemini", "nostr"]),
      ("a program for keys", ["otpauth", "hkp", "hkps", "pkcs11", "web+acme", "lpass"]),
      (
        "a connection to a server",
        ["ws", "wss", "coap", "coaps", "mqtt", "redis", "postgres", "mysql"]
      ),
    ]
    var programs: [String: String] = [:]
    for (program, schemes) in rows {
      for scheme in schemes { programs[scheme] = program }
    }
    return programs
  }()
}
