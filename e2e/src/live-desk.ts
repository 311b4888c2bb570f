import { expect, test, type Browser, type Page } from '@playwright/test'
import type { words } from './live-watching-words.ts'
import { comeIn } from './staff-site.ts'

type Locale = keyof typeof words

/** What the journeys of who watches a service do with the desk of a broadcast, and beside it. */
export function atTheDesk(say: (typeof words)[Locale], locale: Locale) {
  leaveNothingOnAir(say)
  return {
    another: async (browser: Browser) =>
      (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage(),
    writeIn: async (page: Page, texto: string) => {
      await page.getByRole('textbox', { name: say.message, exact: true }).fill(texto)
      await page.keyboard.press('Enter')
    },
    /** Makes a broadcast at the desk, which stays open; answers its address at the portal. */
    make: async (desk: Page, given: { titulo: string; link: string; evento?: string }) => {
      await comeIn(desk, { as: 'contentAdmin', locale, path: '/ao-vivo' })
      await desk.getByRole('button', { name: say.create }).click()
      const dialog = desk.getByRole('dialog')
      if (given.evento) {
        await dialog.getByLabel(say.event).selectOption(given.evento)
        await dialog.getByLabel(say.exclusive).check()
      }
      await dialog.getByLabel(say.title).fill(given.titulo)
      await dialog.getByLabel(say.begins).fill(inTenMinutes())
      await dialog.getByLabel(say.link).fill(given.link)
      await dialog.getByRole('button', { name: say.make }).click()
      await expect(desk.getByRole('heading', { level: 1, name: given.titulo })).toBeVisible()
      const address = await desk.getByRole('link', { name: say.see }).getAttribute('href')
      await desk.getByRole('button', { name: say.begin }).click()
      await expect(desk.getByRole('button', { name: say.end, exact: true })).toBeVisible()
      return address!
    },
    finish: (desk: Page) => endFor(desk, say),
  }
}

/** Ends a broadcast, and waits until it is over: to be sure is asked for in the place of the first button. */
export async function endFor(
  desk: Page,
  say: { end: string; sure: string; begin: string },
  wait: { timeout?: number } = {},
): Promise<void> {
  await desk.getByRole('button', { name: say.end, exact: true }).click(wait)
  await desk.getByRole('button', { name: say.sure }).click(wait)
  await expect(desk.getByRole('button', { name: say.begin })).toBeVisible(wait)
}

/** Left on air it would be met on every page of the journeys that come after. */
export function leaveNothingOnAir(say: { end: string; sure: string; begin: string }): void {
  test.afterEach(async ({ page: desk }, { status, expectedStatus }) => {
    if (status === expectedStatus) return
    const isOnAir = await desk.getByRole('button', { name: say.end, exact: true }).isVisible()
    if (isOnAir) await endFor(desk, say, { timeout: 10_000 })
  })
}

/** As an input of the staff's pages takes it, by the clock of the church. */
export function inTenMinutes(): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return format.format(Date.now() + 10 * 60_000).replace(' ', 'T')
}
