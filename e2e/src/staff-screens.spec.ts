import { expect, test, type Page } from '@playwright/test'
import { settled } from './alive.ts'
import { wide } from './fits.ts'
import { inTheLongestWords } from './languages.ts'
import { problems } from './problems.ts'
import { isWanted } from './screens.ts'
import { churchlessScreens, staffScreens } from './staff-screens.ts'
import { comeIn, staffUrl } from './staff-site.ts'

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 })

inTheLongestWords({ 'pt-BR': {}, en: {}, es: {} }, (_words, locale) => {
  test('the pages of the staff’s site shut nobody out, fit a phone, and cover nothing in large letters', async ({
    page,
  }) => {
    test.setTimeout(480_000)
    // Whoever answers for the organisation opens all of them, and those of no church too.
    await comeIn(page, { as: 'superAdmin', locale })
    const known = new Set<string>()
    const church = new URL(staffUrl()).pathname
    const screens = [...churchlessScreens, ...staffScreens.map((path) => church + path)].filter(isWanted)
    for (const [index, screen] of screens.entries()) {
      const path = completed(screen, known, screens)
      expect.soft(path, `a page before ${screen} leads to it`).toBeDefined()
      if (path === undefined) continue
      // Light and dark in turn: both have the same parts.
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
      await page.goto(new URL(path, staffUrl()).href)
      await settled(page)
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(new URL(page.url()).pathname, screen).toBe(path)
      for (const link of await linksOf(page)) known.add(link)
      expect.soft(await problems(page), screen).toEqual([])
      expect.soft(await wide(page), screen).toEqual([])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect.soft(await wide(page), `${screen} in letters of twice the size`).toEqual([])
      expect.soft(await page.evaluate(covered), `${screen} in letters of twice the size`).toEqual([])
    }
  })
})

/** The address of a screen: of the first that was seen where it stands for any, and not that of another screen. */
function completed(
  screen: string,
  known: ReadonlySet<string>,
  screens: readonly string[],
): string | undefined {
  if (!screen.includes('*')) return screen
  const pattern = new RegExp(`^${screen.replaceAll('*', '[^/]+')}$`)
  return [...known].find((path) => pattern.test(path) && !screens.includes(path))
}

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.pathname),
  )

/** What cannot be seen although it has the focus: something else lies over its middle (WCAG 2.4.11, 1.4.4). */
function covered(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [contenteditable=true]'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) => control.checkVisibility() && control.closest('main') && !control.matches(':disabled'),
    )
    .filter((control) => {
      control.focus({ preventScroll: true })
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom, width } = control.getClientRects()[0]!
      // For those who hear the page alone.
      if (width < 4) return false
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const over = document.elementFromPoint((left + right) / 2, y)
      return !(
        over &&
        (control.contains(over) || over.contains(control) || over.closest('label')?.contains(control))
      )
    })
    .map((control) => control.outerHTML.slice(0, 160))
}
