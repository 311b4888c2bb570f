import type { Page } from '@playwright/test'

/** A phone on a bad day, as Lighthouse calls it slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server. */
export async function onSlow4G(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1_024) / 8,
    uploadThroughput: (750 * 1_024) / 8,
  })
}
