import { demoPassword } from '@atrio/demo'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { timeOf, toTheEnd } from './watching.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    church: 'full',
    parts: 'Áreas do Play',
    home: 'Início',
    row: 'Para começar',
    film: 'Antes do amanhecer',
  },
  en: { church: 'english', parts: 'Parts of Play', home: 'Home', row: 'Start here', film: 'The Keepers' },
  es: {
    church: 'spanish',
    parts: 'Secciones de Play',
    home: 'Inicio',
    row: 'Para empezar',
    film: 'Antes del alba',
  },
} as const

const hasFocus = async (one: Locator) =>
  (await one.count()) > 0 && one.evaluate((element) => element === document.activeElement)

/** Presses one key until the focus is where it should get to. */
async function press(page: Page, key: string, until: Locator, most = 12): Promise<void> {
  for (let times = 0; times < most && !(await hasFocus(until)); times++) await page.keyboard.press(key)
  await expect(until).toBeFocused()
}

inOneLanguage('Play by a remote control', words, (word) => {
  test('arrow keys lead from the home into a row, along it, to the next one, into a film and back', async ({
    page,
  }) => {
    await page.goto(churchUrl(word.church, '/play'))
    await alive(page)
    const row = page.getByRole('list', { name: word.row })
    const [first, second] = [0, 1].map((index) => row.getByRole('listitem').nth(index).getByRole('link'))
    await press(page, 'ArrowDown', first!)
    await expect(first!).toBeInViewport({ ratio: 1 })
    expect(await first!.evaluate((card) => getComputedStyle(card).outlineStyle)).not.toBe('none')
    await page.keyboard.press('ArrowRight')
    await expect(second!).toBeFocused()
    // One press from row to row, and back to the title that was left.
    await page.keyboard.press('ArrowDown')
    await expect(second!).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.closest('[data-rail]') !== null)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect(second!).toBeFocused()

    const film = row.getByRole('link', { name: new RegExp(word.film) })
    await page.keyboard.press('Home')
    await press(page, 'ArrowRight', film)
    await page.keyboard.press('Enter')
    const headline = page.getByRole('heading', { level: 1, name: word.film })
    await expect(headline).toBeVisible()
    // Who goes back is where they were.
    await page.goBack()
    await expect(film).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(headline).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await expect(page.locator('main :is(a, button):focus')).toHaveCount(1)
    const parts = page.getByRole('navigation', { name: word.parts })
    await press(page, 'ArrowUp', parts.locator(':focus'))
    await press(page, 'ArrowLeft', parts.getByRole('link', { name: word.home }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/play$/)
    // Nothing holds the focus: from the last row it goes on to the foot of the page.
    await press(page, 'ArrowDown', page.locator('footer :focus'), 40)
  })

  test('a narrow phone with letters of twice the size shows all of the header', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(churchUrl(word.church, '/play'))
    await alive(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
    for (const link of await page.getByRole('banner').locator(':is(a, button):visible').all())
      await expect(link).toBeInViewport({ ratio: 0.99 })
  })
})

test.describe('episodes in a row', () => {
  test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

  test('two begin by themselves; after the third somebody is asked whether they still watch', async ({
    page,
  }) => {
    await page.clock.install()
    await enter(page, { email: 'rosa.tavares@vizinhos.example', password: demoPassword }, 'full')
    await page.goto(churchUrl('full', '/play'))
    await alive(page)
    await page
      .getByRole('list', { name: 'Para começar' })
      .getByRole('link', { name: /Mesa posta/ })
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /O convidado que ninguém esperava/ })
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Assistir|Continuar de)/ })
      .click()
    await expect(page).toHaveURL(/\/play\/watch\/\d+$/)
    for (let part = 1; part < 3; part++) {
      const here = page.url()
      await toTheEnd(page)
      await expect(page.getByText(/O próximo começa em/)).toBeVisible()
      await page.clock.runFor(11_000)
      await expect(page).not.toHaveURL(here)
      await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
    }
    const third = page.url()
    await toTheEnd(page)
    await expect(page.getByText('Ainda assistindo?')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(page.url()).toBe(third)
    await page.getByRole('link', { name: 'Ver agora' }).click()
    await expect(page).not.toHaveURL(third)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  })
})
