/// Services whose short addresses say nothing of where they lead.
enum Shorteners {
  /// Whether a host is one of a shortener.
  static func contains(_ host: String) -> Bool {
    hosts.contains(host) || host.hasPrefix("www.") && hosts.contains(String(host.dropFirst(4)))
  }

  /// From the services' own pages.
  private static let hosts: Set<String> = [
    "0rz.tw", "1url.com", "adf.ly", "b23.tv", "bc.vc", "bit.do", "bit.ly", "bitly.com", "bl.ink",
    "buff.ly", "clck.ru", "cli.re", "cutt.ly", "db.tt", "dlvr.it", "fb.me", "flip.it", "goo.gl",
    "goo.su", "hubs.ly", "ift.tt", "is.gd", "j.mp", "kutt.it", "lnk.to", "lnkd.in", "mcaf.ee",
    "n9.cl", "ow.ly", "page.link", "po.st", "qr.ae", "rb.gy", "rebrand.ly", "reurl.cc", "s.id",
    "s.yam.com", "shorl.com", "short.cm", "short.io", "shorturl.at", "shrtco.de", "slidesha.re",
    "smarturl.it", "snip.ly", "snipurl.com", "soo.gd", "su.pr", "surl.li", "t.cn", "t.co", "t.ly",
    "t2m.io", "tiny.cc", "tiny.one", "tinyurl.com", "tr.im", "trib.al", "u.to", "url.ie", "urlz.fr",
    "v.gd", "v.ht", "vk.cc", "vzturl.com", "x.co", "xurl.es", "youtu.be.short.gy", "zpr.io",
  ]
}
