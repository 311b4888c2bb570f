import { expect, test, type Page } from '@playwright/test'
import { settled } from './alive.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { inOneLanguage } from './languages.ts'
import { origin, standIn } from './others.ts'
import { problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    title: 'Escolhas de privacidade',
    refuse: 'Recusar tudo',
    accept: 'Aceitar tudo',
    choose: 'Escolher',
    save: 'Salvar escolhas',
    measuring: /Medir visitas/,
    advertising: /Publicidade/,
    answer: 'Responder',
    late: /não respondeu em 10 segundos/,
    own: 'Carregado de outras empresas',
    refused: /^Recusado em/,
    accepted: /^Aceito em/,
    change: 'Mudar escolhas',
  },
  en: {
    title: 'Privacy choices',
    refuse: 'Refuse all',
    accept: 'Accept all',
    choose: 'Choose',
    save: 'Save choices',
    measuring: /Measuring visits/,
    advertising: /Advertising/,
    answer: 'Answer',
    late: /did not answer within 10 seconds/,
    own: 'Loaded from other companies',
    refused: /^Refused on/,
    accepted: /^Accepted on/,
    change: 'Change choices',
  },
  es: {
    title: 'Opciones de privacidad',
    refuse: 'Rechazar todo',
    accept: 'Aceptar todo',
    choose: 'Elegir',
    save: 'Guardar opciones',
    measuring: /Medir visitas/,
    advertising: /Publicidad/,
    answer: 'Responder',
    late: /no respondió en 10 segundos/,
    own: 'Cargado de otras empresas',
    refused: /^Rechazado el/,
    accepted: /^Aceptado el/,
    change: 'Cambiar opciones',
  },
}
const at = (path = '/') => churchUrl('otherOrganisationSpanish', path)
const ALL = ['/collect', '/g/collect', '/gtag/js', '/tag/encina0001', '/tr']

/** Scripts of others in the page; a page that is just being left has none to tell of. */
const runs = (page: Page) =>
  page.evaluate(() => ['dataLayer', 'clarity'].filter((name) => name in window)).catch(() => ['on the way'])
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).toSorted()
const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()

// One stand-in at one address.
test.describe.configure({ mode: 'serial' })
let others: Awaited<ReturnType<typeof standIn>>
test.beforeAll(async () => {
  others = await standIn()
})
test.afterAll(() => others.close())
test.beforeEach(() => {
  others.asked.length = 0
  others.survey.answers = true
})

inOneLanguage('what is loaded from others', words, (say, locale) => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: say.title })
  const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click()

  test('asks beside the page, and refused or put off loads nothing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(at())
    await expect(sheet(page)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])
    await fits(page, '/')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    const sizes = await sheet(page)
      .getByRole('button', { name: new RegExp(`^(${say.refuse}|${say.accept}|${say.choose})$`) })
      .evaluateAll((all) => all.map((one) => [one.className, one.clientWidth, one.clientHeight].join(' ')))
    expect([sizes.length, new Set(sizes).size]).toEqual([3, 1])
    // It took no focus, and comes after the link to the content.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(sheet(page).locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await page.goto(at('/about'))
    await settled(page)
    await expect(sheet(page)).toBeHidden()
    expect(others.asked).toEqual([])

    await page.getByRole('contentinfo').getByRole('button', { name: say.title }).click()
    await expect(sheet(page).getByRole('heading', { name: say.title })).toBeFocused()
    for (const box of await sheet(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
    await press(page, say.refuse)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: say.title })).toBeFocused()
    await page.goto(at())
    await settled(page)
    await expect(sheet(page)).toBeHidden()
    expect(others.asked).toEqual([])
    expect(await cookies(page)).toEqual([])
  })

  test('loads what was agreed to, tells it nothing personal, and takes it away again', async ({ page }) => {
    await page.goto(at('/?utm_source=ana@example.com'))
    await press(page, say.accept)
    await expect.poll(() => others.paths()).toEqual(expect.arrayContaining(['/g/collect', '/gtag/js', '/tr']))
    // It reads addresses by itself: not where they say more than the page.
    expect(others.paths()).not.toContain('/tag/encina0001')
    await follow(page, '/about')
    await expect.poll(() => others.paths()).toEqual(ALL)
    const told = () => others.asked.flatMap(({ query }) => query.get('dl') ?? [])
    await expect.poll(told).toEqual(expect.arrayContaining([at(), at('/about')]))
    expect(JSON.stringify(others.asked)).not.toMatch(/utm_source|ana(?:@|%40)/)
    expect(await page.locator('html').getAttribute('data-clarity-mask')).toBe('true')
    expect(await cookies(page)).toEqual(['_clck', '_ga'])

    // Nothing of others where somebody logs in: the document is another one, and its policy closed.
    const access = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.url().startsWith(at('/access')),
    )
    await page.getByRole('banner').locator('a[href^="/access"]').first().click()
    const policy = (await (await access).allHeaders())['content-security-policy']!
    expect(policy.match(/script-src [^;]*/)![0]).not.toContain(origin)
    await expect.poll(() => runs(page)).toEqual([])

    // One by one, and back to nothing.
    others.asked.length = 0
    await page.goto(at('/about'))
    await expect.poll(() => others.paths()).toEqual(ALL)
    expect(await runs(page)).toEqual(['dataLayer', 'clarity'])
    await page.getByRole('contentinfo').getByRole('button', { name: say.title }).click()
    await sheet(page).getByRole('checkbox', { name: say.advertising }).uncheck()
    await sheet(page).getByRole('checkbox', { name: say.measuring }).uncheck()
    others.asked.length = 0
    await press(page, say.save)
    await expect.poll(() => others.paths()).toEqual(['/collect', '/tag/encina0001'])
    await expect.poll(() => cookies(page)).toEqual(['_clck'])
    await page.getByRole('contentinfo').getByRole('button', { name: say.title }).click()
    await press(page, say.refuse)
    await expect.poll(() => cookies(page)).toEqual([])
    await expect.poll(() => runs(page)).toEqual([])
  })

  test('an error is reported without anybody in it, and a survey that does not come is gone on without', async ({
    page,
  }) => {
    await page.goto(at())
    await press(page, say.accept)
    await expect.poll(() => others.paths()).toContain('/tr')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('ana@example.com, 123.456.789-09: "Rua das Flores" is gone')
      })
    })
    const reports = () => others.asked.filter(({ path }) => path === '/api/7/envelope/')
    await expect.poll(() => reports().length).toBeGreaterThan(0)
    const [report] = reports()
    expect(report!.body).toContain('TypeError')
    expect(report!.body).not.toMatch(/ana@|123\.456|Flores|breadcrumb|"user"|cookie|user-agent/i)

    others.survey.answers = false
    await page.clock.install()
    await follow(page, '/about')
    await page.getByRole('complementary').getByRole('button', { name: say.answer }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('iframe')).toBeAttached()
    await page.clock.runFor(10_000)
    await expect(dialog.getByRole('alert')).toContainText(say.late)
    await dialog.getByRole('alert').getByRole('button').click()
    await expect(dialog).toBeHidden()
  })

  test('Global Privacy Control is a no to advertising', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto(at())
    await press(page, say.choose)
    await expect(sheet(page).getByRole('checkbox', { name: say.advertising })).toBeDisabled()
    await press(page, say.accept)
    await expect.poll(() => others.paths()).toContain('/g/collect')
    expect(others.paths()).not.toContain('/tr')
  })

  test('a person finds their choice in the account, and another device knows it', async ({
    page,
    browser,
  }) => {
    await page.goto(at())
    await press(page, say.refuse)
    await enter(page, 'otherOrganisationMember', 'otherOrganisationSpanish')
    await page.evaluate(async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('atrio:token')}`,
      }
      const me = (await (await fetch('/api/v1/me', { headers })).json()) as {
        user: { igreja: { id: number } }
      }
      const body = JSON.stringify({ igreja: me.user.igreja.id })
      await fetch('/api/v1/usuario/troca-igreja', { method: 'POST', headers, body })
    })
    await page.goto(at('/user/privacy'))
    const own = page.getByRole('region', { name: say.own })
    await expect(own.getByText(say.refused)).toHaveCount(5)
    await own.getByRole('button', { name: say.change }).click()
    await press(page, say.accept)
    await expect(own.getByText(say.accepted)).toHaveCount(5)

    const elsewhere = await browser.newContext({ locale })
    const other = await elsewhere.newPage()
    await enter(other, 'otherOrganisationMember', 'otherOrganisationSpanish')
    await expect.poll(() => others.paths()).toContain('/tr')
    await expect(sheet(other)).toBeHidden()
    // It is theirs alone: who comes after them is asked, and has nothing loaded meanwhile.
    await other.evaluate(() => {
      sessionStorage.clear()
      for (const key of ['atrio:refresh-token', 'atrio:user-id']) localStorage.removeItem(key)
    })
    await other.goto(at())
    await expect(sheet(other)).toBeVisible()
    expect(await runs(other)).toEqual([])
    await elsewhere.close()
  })

  test('a church that has nothing loaded asks nothing', async ({ page }) => {
    const response = await page.goto(churchUrl('sparse'))
    expect((await response!.allHeaders())['content-security-policy']).not.toContain(origin)
    await settled(page)
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: say.title })).toBeHidden()
  })
})
