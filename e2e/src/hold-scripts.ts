import type { Page } from '@playwright/test'

/** Keeps back the scripts of the pages that are opened from now on; the answer lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}
