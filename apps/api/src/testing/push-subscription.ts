/** What a browser says that subscribed; no browser has the keys. */
export function subscriptionOf(name: string) {
  return {
    assinatura: { endpoint: `https://push.example/${name}`, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    chave: 'B'.repeat(87),
  }
}
