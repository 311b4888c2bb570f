import { demoChurches, demoPassword, demoPeople, type DemoPersonName } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { digitsOf } from './authenticator-app.ts'
import { forgetStaff } from './clock.ts'
import { inOneLanguage } from './languages.ts'
import { nextMail } from './mail.ts'
import { problemsInEachScheme } from './problems.ts'
import { words } from './staff-access-words.ts'
import { hostUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 360, height: 740 } })

const staffUrl = (path = '/') => hostUrl('admin.atrio.localhost', path)

inOneLanguage('the staff’s way in', words, (say, locale) => {
  async function typePassword(page: Page, name: DemoPersonName, password: string = demoPassword) {
    await page.getByLabel(say.email, { exact: true }).fill(demoPeople[name].email)
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: say.logIn, exact: true }).click()
  }

  async function typeCode(page: Page, code: string) {
    await page.getByLabel(say.code, { exact: true }).fill(code)
    await page.getByRole('button', { name: say.confirm, exact: true }).click()
  }

  /** What the app of a demo person shows, as the page of a demonstration says it. */
  async function demoCode(page: Page): Promise<string> {
    await expect(page.getByRole('heading', { level: 1, name: say.factor })).toBeVisible()
    return /\b\d{6}\b/.exec(await page.getByRole('main').innerText())![0]
  }

  /** A code opens once, and not for long: another one is waited for where the last was used just now. */
  async function showFactor(page: Page) {
    const asked = page.getByRole('heading', { level: 1, name: say.factor })
    await expect(asked).toBeVisible()
    await expect(async () => {
      if (!(await asked.isVisible())) return
      await typeCode(page, await demoCode(page))
      await expect(asked).toBeHidden({ timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
  }

  async function comeIn(page: Page, name: DemoPersonName, path: string) {
    await page.goto(staffUrl(path))
    await typePassword(page, name)
    await showFactor(page)
  }

  const openMenu = (page: Page) => page.getByRole('button', { name: say.menu, exact: true }).click()

  test('an administrator comes in by password and code, and once by a code of recovery', async ({ page }) => {
    await page.goto(staffUrl(`/?igreja=${demoChurches.full.codigo}&locale=${locale}`))
    expect(await problemsInEachScheme(page)).toEqual([])
    // Another language is another document, whose scripts are of that language alone (Decision 238).
    const [other, its] = locale === 'es' ? ['en', 'English'] : ['es', 'Español']
    await page.getByRole('button', { name: its }).click()
    await expect(page.locator(`html[lang=${other}][data-ready]`)).toBeVisible()
    expect(await languagesOfScripts(page)).toEqual([other])
    await page.goto(staffUrl(`/?igreja=${demoChurches.full.codigo}&locale=${locale}`))
    await typePassword(page, 'admin', 'Errada!123')
    await expect(page.getByRole('alert')).toHaveText(say.mismatch)
    await typePassword(page, 'admin')
    const code = await demoCode(page)
    await typeCode(page, code === '000000' ? '000001' : '000000')
    await expect(page.getByText(say.wrongCode)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await showFactor(page)

    await expect(page.getByRole('heading', { level: 1, name: say.today })).toBeVisible()
    await expect(page).toHaveURL(staffUrl(`/${demoChurches.full.codigo}`))
    await expect(page.getByRole('banner')).toContainText('Igreja Esperança')
    expect(await problemsInEachScheme(page)).toEqual([])

    await openMenu(page)
    await page.getByRole('dialog').getByRole('link', { name: say.access }).click()
    await page.getByRole('button', { name: say.newCodes }).click()
    const recovery = await page.getByRole('main').locator('code').first().innerText()
    await page.getByRole('button', { name: say.kept }).click()
    await expect(page.getByText(say.left)).toBeVisible()

    await page.goto(staffUrl(`/${demoChurches.otherOrganisation.codigo}`))
    await expect(page.getByRole('heading', { level: 1, name: say.missing })).toBeVisible()

    await page.goto(staffUrl(`/${demoChurches.full.codigo}`))
    await openMenu(page)
    await page.getByRole('button', { name: say.logOut, exact: true }).click()
    await typePassword(page, 'admin')
    await demoCode(page)
    await typeCode(page, recovery.toLowerCase())
    await expect(page.getByRole('heading', { level: 1, name: say.today })).toBeVisible()
    await openMenu(page)
    await page.getByRole('button', { name: say.logOut, exact: true }).click()
    await typePassword(page, 'admin')
    await demoCode(page)
    await typeCode(page, recovery)
    await expect(page.getByText(say.wrongCode)).toBeVisible()
  })

  test('who answers for the organisation chooses a church, and its administrator sees that they came', async ({
    browser,
    page,
  }) => {
    await comeIn(page, 'superAdmin', '/')
    await expect(page.getByRole('heading', { level: 1, name: say.which })).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('link', { name: /^Igreja Esperança/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.today })).toBeVisible()

    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
    const own = await context.newPage()
    await comeIn(own, 'contentAdmin', '/')
    await expect(own.getByRole('heading', { level: 1, name: say.today })).toBeVisible()
    await openMenu(own)
    await expect(own.getByRole('dialog').getByRole('link', { name: say.access })).toBeVisible()
    await expect(own.getByRole('link', { name: say.team, exact: true })).toHaveCount(0)
    await own.goto(staffUrl(`/${demoChurches.full.codigo}/equipe`))
    await expect(own.getByRole('heading', { name: say.team })).toHaveCount(0)

    await page.goto(staffUrl(`/${demoChurches.full.codigo}/entradas`))
    const { nome, sobrenome } = demoPeople.superAdmin
    await expect(page.getByRole('main').getByText(`${nome} ${sobrenome}`).first()).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await context.close()
  })

  test('who lost their second factor is vouched for by an administrator, and sets a new one up', async ({
    browser,
    page,
  }) => {
    const { email, nome, sobrenome } = demoPeople.completeMember
    await forgetStaff(email)
    await comeIn(page, 'admin', `/${demoChurches.full.codigo}/equipe`)
    await page.getByRole('button', { name: say.add }).click()
    await page.getByRole('dialog').getByLabel(say.email, { exact: true }).fill(email)
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${say.treasury}`))
      .check()
    await page.getByRole('dialog').getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
    const own = await context.newPage()
    await own.goto(staffUrl('/'))
    await typePassword(own, 'completeMember')
    await setUpApp(own)
    await openMenu(own)
    await own.getByRole('button', { name: say.logOut, exact: true }).click()

    await typePassword(own, 'completeMember')
    await own.getByRole('button', { name: say.lost }).click()
    await own.getByRole('button', { name: say.ask }).click()
    await expect(own.getByRole('heading', { name: say.digits })).toBeVisible()
    expect(await problemsInEachScheme(own)).toEqual([])
    const digits = await own.getByRole('main').locator('code').innerText()

    await page.goto(staffUrl(`/${demoChurches.full.codigo}`))
    await page.getByRole('link', { name: say.waits }).click()
    await page.getByRole('button', { name: say.confirmOf }).click()
    await page.getByLabel(say.theirDigits).fill(digits)
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.confirmWho, exact: true }).click()
    await expect(page.getByText(say.vouched, { exact: true }).last()).toBeVisible()

    const { text } = await nextMail(page.request, email, { says: /[A-Z2-7]{4}-[A-Z2-7]{4}/ })
    await own.reload()
    await expect(own.getByText(say.inbox)).toBeVisible()
    await own.getByLabel(say.given).fill(/(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}/.exec(text)![0])
    await own.getByRole('button', { name: say.goOn, exact: true }).click()
    await expect(own.getByText(say.noOther)).toBeVisible()
    expect(await problemsInEachScheme(own)).toEqual([])
    await setUpApp(own)
    await context.close()

    // Journeys that come later find them as they were.
    await page.getByRole('button', { name: say.changeOf }).click()
    await page
      .getByRole('dialog')
      .getByLabel(new RegExp(`^${say.treasury}`))
      .uncheck()
    await page.getByRole('dialog').getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('main').getByText(`${nome} ${sobrenome}`)).toHaveCount(0)
  })

  /** By the secret that the page says; its first digits open the session. */
  async function setUpApp(own: Page) {
    await expect(own.getByRole('heading', { level: 1, name: say.enrol })).toBeVisible()
    await own.getByRole('button', { name: say.setUp }).click()
    const secret = await own.getByRole('main').locator('code').first().innerText()
    await typeCode(own, digitsOf(secret))
    const kept = own.getByRole('button', { name: say.kept })
    await expect(kept).toBeVisible()
    // What is shown once stands alone, and what comes after it begins at its top.
    await expect(own.getByRole('button', { name: say.passkey })).toHaveCount(0)
    await own.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await kept.click()
    await expect(own.getByRole('heading', { level: 1, name: say.today })).toBeVisible()
    expect(await own.evaluate(() => scrollY)).toBe(0)
  }
})

/** Of which languages the scripts are that the page has loaded. */
async function languagesOfScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [...new Set(names.flatMap((name) => /\/assets\/([^/]+)\/[^/]+\.js$/.exec(name)?.[1] ?? []))]
}
