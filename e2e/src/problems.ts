import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What shuts people out of the page as it stands, once what it loads by itself is there. */
export async function problems(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
