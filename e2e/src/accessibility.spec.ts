import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { DemoChurchName } from '@atrio/demo'
import { churchUrl } from './world.ts'

const screens: readonly (readonly [church: DemoChurchName, path: string])[] = [
  ['full', '/'],
  ['english', '/'],
  ['sparse', '/'],
  ['full', '/about'],
  ['sparse', '/about'],
  ['full', '/churchs'],
  ['full', '/churchs?busca=zzzz'],
  ['full', '/access'],
  ['english', '/access?step=register'],
  ['full', '/nope'],
  ['full', '/devotionals'],
  ['english', '/devotionals'],
  ['full', '/devotionals/1'],
  ['full', '/ebds/parabolas-da-mesa'],
  ['full', '/publications/a-casa-que-tem-lugar'],
  ['full', '/ministries/1'],
  ['inactive', '/'],
]

for (const locale of ['pt-BR', 'en', 'es']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme })
      for (const [church, path] of screens) {
        test(`nobody is shut out of ${path} of the ${church} church`, async ({ page }) => {
          await page.goto(churchUrl(church, path))
          await page.waitForLoadState('networkidle')
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
          ).toEqual([])
        })
      }
    })
  }
}
