import type { Page } from '@playwright/test'

/** How many pages under an address the service worker has kept for when there is no network. */
export function outlines(page: Page, under: string): Promise<number> {
  return page.evaluate(async (prefix) => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith(prefix)).length
  }, under)
}
