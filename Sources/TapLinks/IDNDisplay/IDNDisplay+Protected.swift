extension IDNDisplay {
  /// Domains that impostors often imitate, chosen for this package: where people pay, read their
  /// mail and sign in.
  ///
  /// Give your own, with these or without: `IDNDisplay(protecting: IDNDisplay.oftenImitated + mine)`.
  public static let oftenImitated: [String] = [
    "adobe.com", "airbnb.com", "aliexpress.com", "amazon.com", "americanexpress.com", "apple.com",
    "bankofamerica.com", "binance.com", "booking.com", "chase.com", "citibank.com", "coinbase.com",
    "dhl.com", "discord.com", "dropbox.com", "ebay.com", "facebook.com", "fedex.com", "github.com",
    "gitlab.com", "gmail.com", "google.com", "hsbc.com", "icloud.com", "instagram.com",
    "kraken.com", "linkedin.com", "live.com", "mastercard.com", "microsoft.com", "netflix.com",
    "office.com", "outlook.com", "paypal.com", "pinterest.com", "reddit.com", "revolut.com",
    "roblox.com", "signal.org", "spotify.com", "steamcommunity.com", "steampowered.com",
    "stripe.com", "telegram.org", "tiktok.com", "twitch.tv", "twitter.com", "ups.com", "usps.com",
    "visa.com", "wellsfargo.com", "whatsapp.com", "wikipedia.org", "yahoo.com", "youtube.com",
    "zoom.us",
  ]
}
