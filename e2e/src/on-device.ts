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

/** Whether some record of a person's on this device holds the text. */
export function isRecorded(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('atrio-personal', 1)
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('records').objectStore('records').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(all.result).includes(wanted))
          })
        })
      }),
    text,
  )
}

/** How large the picture is that lies on this device with a request that is being written; 0 without one. */
export function keptPicture(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('atrio-personal', 1)
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('records').objectStore('records').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            const pictures = all.result.flatMap(({ arquivo }: { arquivo?: Blob }) => arquivo ?? [])
            resolve(pictures[0]?.size ?? 0)
          })
        })
      }),
  )
}
