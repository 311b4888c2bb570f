import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page until it shows what staff have just changed: the portal hears of it a moment later. */
export async function comesToShow(page: Page, url: string, found: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(url)
    await expect(found).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 60_000 })
}
