import { expect, test, type Page } from '@playwright/test'
import type { DemoChurchName, DemoPersonName } from '@atrio/demo'
import { enter, startPlan } from './enter.ts'
import { problemsInEachScheme } from './problems.ts'
import { doorScreens, personalScreens, publicScreens, shopScreens } from './screens.ts'
import { openShop } from './shop.ts'
import { churchUrl } from './world.ts'

const members: Record<string, readonly [DemoChurchName, DemoPersonName]> = {
  'pt-BR': ['full', 'completeMember'],
  en: ['english', 'sameOrganisationMember'],
  es: ['spanish', 'twoChurchesMember'],
}

/** Staff of the full church, who buys there too and is in nobody's way. */
const staff = 'superAdmin'

for (const [locale, [home, person]] of Object.entries(members)) {
  test.describe(`in ${locale}, in light and in dark`, () => {
    test.use({ locale })
    for (const [church, path] of publicScreens) {
      test(`nobody is shut out of ${path} of the ${church} church`, async ({ page }) => {
        await page.goto(churchUrl(church, path))
        await settle(page)
        expect(await problemsInEachScheme(page)).toEqual([])
      })
    }

    test(`nobody who is logged in at the ${home} church is shut out`, async ({ page }) => {
      test.setTimeout(480_000)
      await enter(page, person, home)
      const subscription = await startPlan(page)
      for (const path of personalScreens) {
        await page.goto(churchUrl(home, path.replace('<subscription>', subscription)))
        await settle(page)
        expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
        expect.soft(await problemsInEachScheme(page), path).toEqual([])
      }
      await page.goto(churchUrl(home, '/about'))
      const header = page.getByRole('banner')
      for (const name of menus) {
        await header.getByRole('button', { name }).click()
        await settle(page)
        expect.soft(await problemsInEachScheme(page), String(name)).toEqual([])
        await page.keyboard.press('Escape')
      }
    })

    test(`nobody who buys at the ${home} church is shut out`, async ({ page }) => {
      test.setTimeout(120_000)
      await enter(page, home === 'full' ? staff : person, home)
      const complete = await openShop(page, home)
      for (const path of shopScreens.map(complete)) {
        await page.goto(churchUrl(home, path))
        await settle(page)
        expect.soft(await problemsInEachScheme(page), path).toEqual([])
      }
    })

    test('nobody who staffs the door is shut out', async ({ page }) => {
      test.setTimeout(60_000)
      await enter(page, staff, 'full')
      const complete = await openShop(page, 'full')
      for (const path of doorScreens.map(complete)) {
        await page.goto(churchUrl('full', path))
        await settle(page)
        expect.soft(await problemsInEachScheme(page), path).toEqual([])
      }
    })
  })
}

const menus = [/^(Menu de|Menu of|Menú de) /, /Notificações|Notifications|Notificaciones/]

/** Until what the browser loads by itself is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
