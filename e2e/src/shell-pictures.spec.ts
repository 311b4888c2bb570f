import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { churchUrl } from './world.ts'

/** Lists whose cards have a picture, and a part of the address of what they lead to. */
const lists = [
  { list: '/event', leadsTo: /\/event\/\d+$/ },
  { list: '/news', leadsTo: /\/news\/\d+$/ },
  { list: '/devotionals', leadsTo: /\/devotionals\/\d+$/ },
  { list: '/videos', leadsTo: /\/videos\/[a-z-]+$/ },
]

for (const { list, leadsTo } of lists) {
  test(`the picture of a card of ${list} grows into the one of its page, and back`, async ({ page }) => {
    await openList(page, list)
    await pauseGrowing(page)
    await firstCard(page).click()
    await expect.poll(() => growing(page)).toBe(1)
    await expect(page).toHaveURL(leadsTo)
    await page.goBack()
    await expect(page).toHaveURL(churchUrl('full', list))
    await expect.poll(() => page.evaluate(() => document.body.dataset.grown)).toBe('2')
  })
}

test('a press while a picture grows does not wait for it', async ({ page }) => {
  await openList(page, '/event')
  await pauseGrowing(page)
  await firstCard(page).click()
  await expect.poll(() => growing(page)).toBe(1)
  // It would grow for ever.
  await page.getByRole('main').getByRole('link', { name: 'Eventos', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
})

test('a picture stands still for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openList(page, '/event')
  await pauseGrowing(page)
  await firstCard(page).click()
  await expect(page).toHaveURL(/\/event\/\d+$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => document.body.dataset.grown)).toBeUndefined()
})

test.use({ locale: 'pt-BR' })

async function openList(page: Page, list: string): Promise<void> {
  await page.goto(churchUrl('full', list))
  await alive(page)
}

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()

/** Stops each picture on its way as soon as it begins, and counts them in the page's body. */
function pauseGrowing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = new WeakSet<Animation>()
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (seen.has(animation) || !(effect instanceof KeyframeEffect)) continue
        if (!/^::view-transition-group\((?!root)/.test(effect.pseudoElement ?? '')) continue
        seen.add(animation)
        animation.pause()
        document.body.dataset.grown = String(Number(document.body.dataset.grown ?? 0) + 1)
      }
      requestAnimationFrame(look)
    }
    look()
  })
}

function growing(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'paused' &&
            effect instanceof KeyframeEffect &&
            effect.pseudoElement?.startsWith('::view-transition-group('),
        ).length,
  )
}
