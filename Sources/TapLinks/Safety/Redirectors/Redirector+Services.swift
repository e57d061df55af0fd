extension Redirector {
  /// Google's own, in each of its countries (https://support.google.com/websearch, the addresses
  /// behind results; https://developers.google.com/amp).
  static let googleServices = [
    Service("google.com", "/url", "q", "url"),
    Service("google.com", "/imgres", "imgrefurl"),
    Service("google.com", "/amp/s/", .path("/amp/s/")),
    Service("google.com", "/amp/", .path("/amp/")),
    Service("google.com", "/translate", "u"),
  ]

  /// The table: each line from the service's own documentation or from how its addresses read.
  static let services = [
    // Mail filters.
    // https://learn.microsoft.com/defender-office-365/safe-links-about
    Service("safelinks.protection.outlook.com", "/", "url"),
    Service("safelinks.protection.office365.us", "/", "url"),
    Service("statics.teams.cdn.office.net", "/evergreen-assets/safelinks/", "url"),
    // https://campus.barracuda.com/product/emailgatewaydefense (Link Protection)
    Service("linkprotect.cudasvc.com", "/url", "a"),
    // https://docs.trellix.com (FireEye Email Security, URL rewriting)
    Service("fireeye.com", "/", "u"),
    Service("protect2.fireeye.com", "/", "u"),
    // https://support.symantec.com (Click-time Protection)
    Service("clicktime.symantec.com", "/", "u"),
    // https://www.cisco.com (Secure Email, URL rewriting)
    Service("secure-web.cisco.com", "/", .path("/http")),
    // https://documentation.avanan.com (Click-Time Protection)
    Service("avanan.click", "/v2/", .path("___")),
    Service("url.avanan.click", "/v2/", .path("___")),
    // https://support.sophos.com (Time of Click)
    Service("protection.sophos.com", "/", .encodedParameter("u", skipping: 0)),

    // Searches.
    // https://duckduckgo.com/duckduckgo-help-pages
    Service("duckduckgo.com", "/l/", "uddg"),
    // https://www.bing.com: the parameter is `a1` and Base64.
    Service("bing.com", "/ck/a", .encodedParameter("u", skipping: 2)),
    Service("yandex.ru", "/clck/jsredir", "url"),
    Service("baidu.com", "/link", "url"),
    Service("googleadservices.com", "/pagead/aclk", "adurl"),
    Service("doubleclick.net", "/", "adurl"),

    // Social networks.
    // https://www.facebook.com/help/security, "link shim"
    Service("facebook.com", "/l.php", "u"),
    Service("facebook.com", "/flx/warn/", "u"),
    Service("messenger.com", "/l.php", "u"),
    Service("l.instagram.com", "/", "u"),
    Service("l.threads.net", "/", "u"),
    Service("l.wl.co", "/l", "u"),
    // https://www.linkedin.com/help/linkedin
    Service("linkedin.com", "/redir/redirect", "url"),
    Service("linkedin.com", "/redir/general-malware-page", "url"),
    Service("linkedin.com", "/safety/go", "url"),
    // https://support.google.com/youtube
    Service("youtube.com", "/redirect", "q"),
    Service("youtube.com", "/attribution_link", "u"),
    // https://instantview.telegram.org, https://core.telegram.org/api/links
    Service("t.me", "/iv", "url"),
    Service("t.me", "/share/url", "url"),
    Service("telegram.me", "/iv", "url"),
    Service("out.reddit.com", "/", "url"),
    Service("reddit.com", "/media", "url"),
    Service("t.umblr.com", "/redirect", "z"),
    Service("vk.com", "/away.php", "to"),
    Service("away.vk.com", "/away.php", "to"),
    Service("ok.ru", "/dk", "st.link"),
    Service("weibo.cn", "/sinaurl", "u", "toasturl"),
    Service("weibo.com", "/sinaurl", "u"),
    Service("link.zhihu.com", "/", "target"),
    Service("link.juejin.cn", "/", "target"),
    Service("jianshu.com", "/go-wild", "url"),
    Service("gitee.com", "/link", "target"),
    Service("douban.com", "/link2/", "url"),
    Service("link.csdn.net", "/", "target"),
    Service("disq.us", "/url", "url"),
    Service("getpocket.com", "/redirect", "url"),
    Service("exit.sc", "/", "url"),
    Service("pinterest.com", "/offsite/", "url"),

    // Chats and games.
    // https://api.slack.com: links in the old clients
    Service("slack-redir.net", "/link", "url"),
    // https://steamcommunity.com/linkfilter
    Service("steamcommunity.com", "/linkfilter", "url", "u"),
    Service("twitch.tv", "/redirect", "url"),

    // Sites whose one purpose it is.
    Service("href.li", "/", .query),
    Service("anonym.to", "/", .query),
    Service("anon.to", "/", .query),
    Service("nullrefer.com", "/", .query),
    Service("dereferer.me", "/", .query),
    Service("outgoing.prod.webservices.mozgcp.net", "/v1/", .path("/http")),
    Service("cdn.ampproject.org", "/c/s/", .path("/c/s/")),
    Service("cdn.ampproject.org", "/v/s/", .path("/v/s/")),
    Service("awstrack.me", "/L0/", .path("/L0/")),
    Service("mandrillapp.com", "/track/click", "url"),
    Service("go.redirectingat.com", "/", "url"),
    Service("go.skimresources.com", "/", "url"),
    Service("redirect.viglink.com", "/", "u"),
    Service("shareasale.com", "/r.cfm", "urllink"),
    Service("awin1.com", "/cread.php", "p", "ued"),
    Service("click.linksynergy.com", "/deeplink", "murl"),
    Service("translate.google.com", "/translate", "u"),
    Service("web.archive.org", "/save/", .path("/save/")),
  ]
}
