import { demoPassword, demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { holdScripts } from './hold-scripts.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'

test.use({ viewport: { width: 360, height: 740 } })

const words = {
  'pt-BR': {
    email: 'E-mail',
    logIn: 'Entrar',
    factor: 'Segundo passo',
    failed: 'Não foi possível abrir',
    again: 'Tentar de novo',
    reload: 'Recarregar a página',
    menu: 'Menu',
    help: 'Ajuda',
  },
  en: {
    email: 'E-mail',
    logIn: 'Log in',
    factor: 'Second step',
    failed: 'This could not be opened',
    again: 'Try again',
    reload: 'Reload the page',
    menu: 'Menu',
    help: 'Help',
  },
  es: {
    email: 'Correo electrónico',
    logIn: 'Entrar',
    factor: 'Segundo paso',
    failed: 'No se pudo abrir',
    again: 'Intentar de nuevo',
    reload: 'Recargar la página',
    menu: 'Menú',
    help: 'Ayuda',
  },
}

inOneLanguage('the staff’s site before its scripts', words, (say, locale) => {
  test('the log-in stands there before the scripts, stays where it is, and loses nothing', async ({
    page,
  }) => {
    let arrive = await holdScripts(page)
    await page.goto(staffUrl(`?locale=${locale}`))
    await expect(page.getByRole('heading', { level: 1, name: say.logIn })).toBeVisible()
    const drawn = await places(page)
    expect(drawn.length).toBeGreaterThan(8)
    const email = page.getByLabel(say.email, { exact: true })
    await email.fill('mandacaru@atrio.example')
    await page.getByRole('checkbox').check()
    const password = page.locator('input[type=password]')
    await password.focus()
    arrive()
    await alive(page)
    expect(await places(page)).toEqual(drawn)
    await expect(email).toHaveValue('mandacaru@atrio.example')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(password).toBeFocused()

    arrive = await holdScripts(page)
    await page.reload()
    await email.fill(demoPeople.contentAdmin.email)
    await page.locator('input[type=password]').fill(demoPassword)
    const asked = page.waitForRequest('**/api/v1/equipe/login')
    await page.keyboard.press('Enter')
    await expect(page.locator('html[data-ready]')).toHaveCount(0)
    arrive()
    expect((await asked).postDataJSON()).toEqual({
      email: demoPeople.contentAdmin.email,
      senha: demoPassword,
    })
    await expect(page.getByRole('heading', { level: 1, name: say.factor })).toBeVisible()
  })

  test('what cannot be fetched is said, with a way on', async ({ page }) => {
    // The first script, and so all of them.
    await page.route('**/assets/*/index-*.js', (route) => route.abort())
    await page.goto(staffUrl(`?locale=${locale}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed)
    expect(await problemsOfWords(page)).toEqual([])
    await page.unroute('**/assets/*/index-*.js')
    await page.getByRole('link', { name: say.again }).click()
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.logIn)

    // Who has come in is shown no log-in meanwhile.
    await comeIn(page, { as: 'contentAdmin', locale })
    const arrive = await holdScripts(page)
    await page.reload()
    await expect(page.locator('main[aria-busy=true]')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    arrive()
    await alive(page)

    // One page's, as after an update that took it away.
    await page.route('**/assets/*/help-page-*.js', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: say.menu, exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: say.help }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.failed)
    await page.unroute('**/assets/*/help-page-*.js')
    await page.getByRole('button', { name: say.reload }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.help)
  })
})

/** Where what can be pressed or typed into stands, in the order of the page. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main :is(h1, label, a, button, input)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.tagName, ...[x, y, width, height].map(Math.round)]
      })
  })

/** Nothing says of this page that it is alive. */
async function problemsOfWords(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset['ready'] = ''
  })
  return problemsInEachScheme(page)
}
