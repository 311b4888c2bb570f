import { expect, type Page } from '@playwright/test'

/** Until the page hears what is pressed and typed, which `root.tsx` says. Before that it is what it is without script. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Until nothing of the page says any more that it is being loaded; the page for no network has no script at all. */
export async function settled(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/offline') await alive(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
