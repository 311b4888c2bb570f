import { expect, test, type Page } from '@playwright/test'
import { comeIn } from './staff-site.ts'

/** What a tap at the staff’s site does before the page is there that it leads to (Decision 264). */
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

const pending = (page: Page) => page.getByRole('link', { name: 'Pendências', exact: true })

test('a finger on a link asks for what the page behind it runs, before it is lifted', async ({ page }) => {
  await comeIn(page, { as: 'admin', locale: 'pt-BR' })
  const asked = page.waitForRequest(/\/pending-page-[^/]+\.js$/)
  await pending(page).hover()
  await page.mouse.down()
  await asked
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1, name: 'Pendências' })).toBeVisible()
})

test('a link that was pressed says so while its page is on its way, and the page before stays', async ({
  page,
}) => {
  await comeIn(page, { as: 'admin', locale: 'pt-BR', path: '/ajuda' })
  const line = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').position === 'fixed')
  expect(await line()).toBe(false)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/equipe/hoje/', async (route) => {
    await promise
    await route.continue()
  })
  const before = page.getByRole('heading', { level: 1 })
  const help = await before.innerText()
  await pending(page).click()
  await expect.poll(line).toBe(true)
  await expect(pending(page)).toHaveCSS('font-weight', '600')
  await expect(before).toHaveText(help)
  resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Pendências' })).toBeVisible()
  await expect.poll(line).toBe(false)
})

test('what the bar opens is there before it is pressed, and not to be reached until then', async ({
  page,
}) => {
  await comeIn(page, { as: 'admin', locale: 'pt-BR' })
  const menu = page.locator('dialog').filter({ hasText: 'Meu acesso' })
  await expect(menu).toBeAttached()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Meu acesso' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menu).toBeAttached()
})
