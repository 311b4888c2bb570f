import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { enter, startPlan } from './enter.ts'
import { doorScreens, personalScreens, publicScreens, shopScreens } from './screens.ts'
import { openShop } from './shop.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'es', deviceScaleFactor: 1 })

/** WCAG 1.4.4 and 1.4.10: a desktop window at 400 % and at 200 %, and letters of twice the size in half a window. */
const views = [
  { name: '320 px wide', width: 320, height: 640, text: 1 },
  { name: 'at 200 %', width: 640, height: 400, text: 1 },
  { name: '640 px wide with letters of twice the size', width: 640, height: 720, text: 2 },
]

for (const [church, path] of publicScreens) {
  test(`${path} of the ${church} church needs no scrolling to the side`, async ({ page }) => {
    await page.goto(churchUrl(church, path))
    await page.waitForLoadState('networkidle')
    await fits(page, path)
  })
}

test('no screen of someone who is logged in needs scrolling to the side', async ({ page }) => {
  test.setTimeout(300_000)
  await enter(page, 'twoChurchesMember', 'spanish')
  const subscription = await startPlan(page)
  for (const path of personalScreens) {
    await page.goto(churchUrl('spanish', path.replace('<subscription>', subscription)))
    await page.waitForLoadState('networkidle')
    await fits(page, path)
  }
})

test('no screen of someone who buys needs scrolling to the side', async ({ page }) => {
  test.setTimeout(120_000)
  await enter(page, 'twoChurchesMember', 'spanish')
  const complete = await openShop(page, 'spanish')
  for (const path of shopScreens.map(complete)) {
    await page.goto(churchUrl('spanish', path))
    await page.waitForLoadState('networkidle')
    await fits(page, path)
  }
})

test('no screen at the door needs scrolling to the side', async ({ page }) => {
  await enter(page, 'superAdmin', 'full')
  const complete = await openShop(page, 'full')
  for (const path of doorScreens.map(complete)) {
    await page.goto(churchUrl('full', path))
    await page.waitForLoadState('networkidle')
    await fits(page, path)
  }
})

test('every address of the portal is among the screens', () => {
  const source = readFileSync(new URL('../../apps/portal/app/routes.ts', import.meta.url), 'utf8')
  // Addresses that only lead elsewhere, and the parts of nested ones, which their parents' screens name.
  const elsewhere = new Set(['admin', 'admin/recover-password', 'user', '*', 'doacoes'])
  for (const path of ['schedule.ics', 'event.ics', 'event/:eventId/calendar.ics']) elsewhere.add(path)
  // These need a ticket that was paid.
  for (const path of ['content', 'content/:contentId', 'transfer'])
    elsewhere.add(`:eventId/ticket/:ticketId/${path}`)
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

async function fits(page: Page, path: string): Promise<void> {
  for (const { name, width, height, text } of views) {
    await page.setViewportSize({ width, height })
    await page.evaluate((times) => {
      document.documentElement.style.fontSize = `${times * 100}%`
    }, text)
    expect.soft(await wide(page), `${path} ${name}`).toEqual([])
  }
}

/** What reaches out of the window and makes it scroll; empty where nothing does. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent)
    }
    const found = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !scrolls(element),
    )
    return [
      `${scrollWidth} px of ${clientWidth}`,
      ...found.slice(-3).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })
}
