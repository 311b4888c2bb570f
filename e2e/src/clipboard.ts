import { expect, type Page } from '@playwright/test'

/** What was copied, once it is what was wanted: the press does not wait for it. */
export async function copied(page: Page, wanted: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(async () => (text = await page.evaluate(() => navigator.clipboard.readText())))
    .toMatch(wanted)
  return text
}
