import { readFileSync } from 'node:fs'
import type { DemoChurchName, DemoPersonName } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { settled } from './alive.ts'
import { enter, startPlan } from './enter.ts'
import { fits } from './fits.ts'
import { inTheLongestWords } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { doorScreens, isWanted, personalScreens, publicScreens, shopScreens } from './screens.ts'
import { openShop } from './shop.ts'
import { churchUrl } from './world.ts'

// What a service worker fetches for later is nothing that a screen shows.
test.use({ deviceScaleFactor: 1 })

const desk = { width: 1280, height: 720 }

const members = {
  'pt-BR': ['full', 'completeMember'],
  en: ['english', 'sameOrganisationMember'],
  es: ['spanish', 'twoChurchesMember'],
} as const satisfies Record<string, readonly [DemoChurchName, DemoPersonName]>

/** Staff of the full church, who buys there too and is in nobody's way. */
const staff = 'superAdmin'

inTheLongestWords(members, ([home, person]) => {
  for (const [church, path] of publicScreens.filter(([, path]) => isWanted(path))) {
    test(`${path} of the ${church} church shuts nobody out and fits`, async ({ page }) => {
      await page.goto(churchUrl(church, path))
      await check(page, path)
    })
  }

  test('the screens of who is logged in shut nobody out and fit', async ({ page }) => {
    test.setTimeout(900_000)
    await enter(page, person, home)
    const subscription = await startPlan(page)
    for (const path of personalScreens.filter(isWanted)) {
      await open(page, churchUrl(home, path.replace('<subscription>', subscription)))
      expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
      await check(page, path)
    }
    await open(page, churchUrl(home, '/about'))
    const header = page.getByRole('banner')
    for (const name of menus) {
      await header.getByRole('button', { name }).click()
      await settled(page)
      expect.soft(await problemsInEachScheme(page), String(name)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('the screens of who buys shut nobody out and fit', async ({ page }) => {
    test.slow()
    await enter(page, home === 'full' ? staff : person, home)
    const complete = await openShop(page, home)
    for (const path of shopScreens.map(complete).filter(isWanted)) {
      await open(page, churchUrl(home, path))
      await check(page, path)
    }
  })

  test('the screens of staff shut nobody out and fit', async ({ page }) => {
    await enter(page, staff, 'full')
    const complete = await openShop(page, 'full')
    for (const path of doorScreens.map(complete).filter(isWanted)) {
      await open(page, churchUrl('full', path))
      await check(page, path)
    }
  })
})

test('every address of the portal is among the screens', () => {
  const source = readFileSync(new URL('../../apps/portal/app/routes.ts', import.meta.url), 'utf8')
  // Addresses that only lead elsewhere, and the parts of nested ones, which their parents' screens name.
  const elsewhere = new Set(['admin', 'admin/recover-password', 'user', 'update', '*', 'doacoes'])
  for (const path of ['orders', 'orders/:paymentCode', 'groups/desk', 'play/*', 'subscription/*'])
    elsewhere.add(path)
  const calendars = [
    'schedule.ics',
    'event.ics',
    'event/:eventId/calendar.ics',
    'live/:transmissaoId/calendar.ics',
  ]
  for (const path of calendars) elsewhere.add(path)
  // These need a ticket that was paid.
  for (const path of ['content', 'content/:contentId', 'transfer'])
    elsewhere.add(`:eventId/ticket/:ticketId/${path}`)
  // For who is in a group, or leads it: the journeys of groups look at them.
  for (const path of ['meetings', 'meetings/new', 'meetings/:meetingId', 'meetings/:meetingId/edit'])
    elsewhere.add(`groups/:celulaId/${path}`)
  for (const path of ['requests', 'members']) elsewhere.add(`groups/:celulaId/${path}`)
  // For who cares for prayer: the journey of private requests opens them.
  for (const path of ['care', 'care/:prayerId']) elsewhere.add(path)
  const routes = [...source.matchAll(/route\(\s*'([^']+)'/g)].map((match) => match[1]!)
  const shown = [
    ...publicScreens.map(([, path]) => path),
    ...personalScreens,
    ...shopScreens,
    ...doorScreens,
  ].map((path) => path.split('?')[0]!)
  const missing = routes
    .filter((route) => !elsewhere.has(route))
    .filter((route) => {
      const pattern = route.replace(/:\w+/g, '[^/]+').replace('*', '.+')
      return !shown.some((path) => new RegExp(`(^|/)${pattern}$`).test(path))
    })
  expect(routes.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

const menus = [/^(Menu de|Menu of|Menú de) /, /Notificações|Notifications|Notificaciones/]

/** What is a person's comes by itself once the page is alive, and some of it without a word before. */
async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize(desk)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

/** All that a screen is looked at for, in one visit. */
async function check(page: Page, path: string): Promise<void> {
  await settled(page)
  expect.soft(await problemsInEachScheme(page), path).toEqual([])
  await fits(page, path)
}
