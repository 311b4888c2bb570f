/** Addresses that apps for podcasts open, each with the feed in the way it takes it. */
export function appLinks(feedUrl: string): { nome: string; href: string }[] {
  const bare = feedUrl.replace(/^https?:\/\//, '')
  const encoded = encodeURIComponent(feedUrl)
  return [
    { nome: 'Apple Podcasts', href: `podcast://${bare}` },
    { nome: 'Pocket Casts', href: `pktc://subscribe/${bare}` },
    { nome: 'Overcast', href: `overcast://x-callback-url/add?url=${encoded}` },
    { nome: 'AntennaPod', href: `https://antennapod.org/deeplink/subscribe/?url=${encoded}` },
  ]
}
