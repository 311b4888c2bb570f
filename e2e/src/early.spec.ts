import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from './hold-scripts.ts'
import { freshEmail } from './people.ts'
import { personalScreens } from './screens.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

test('a gift that is filled in before the scripts are there is given as it stands', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(churchUrl('full', '/give'))
  const amount = page.getByRole('textbox', { name: 'Valor', exact: true })
  await amount.pressSequentially('12')
  await page.getByRole('radio', { name: 'Oferta' }).first().check()
  await page.getByRole('radio', { name: 'Sopa na praça' }).check()
  await amount.press('End')
  await amount.pressSequentially('0,50')
  await page.getByRole('checkbox', { name: /^Cobrir as taxas/ }).check()
  await page.getByRole('radio', { name: 'Repetir', exact: true }).check()
  await page.getByRole('radio', { name: 'Uma vez', exact: true }).check()
  release()

  const go = page.getByRole('main').getByRole('button', { name: /^Continuar com R\$\s120,50$/ })
  await expect(go).toBeEnabled()
  await expect(amount).toHaveValue('120,50')
  await expect(page.getByRole('radio', { name: 'Sopa na praça' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Cobrir as taxas/ })).toBeChecked()
  await go.click()
  await expect(page).toHaveURL(churchUrl('full', '/checkout'))
  const state = await page.evaluate(() => sessionStorage.getItem('atrio:checkout'))
  expect(JSON.parse(state!)).toMatchObject({
    valor: 12_050,
    motivos: [{ nome: 'Sopa na praça', valor: 12_050 }],
    flagUsuarioTaxa: true,
    recorrenciaDias: null,
  })
})

test('words and a month that are given before the scripts are there are looked for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(churchUrl('full', '/news'))
  await page.getByRole('searchbox').pressSequentially('rampa')
  release()
  await expect(page).toHaveURL(/\?busca=rampa/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toHaveValue('rampa')

  const releaseAgain = await holdScripts(page)
  await page.goto(churchUrl('full', '/devotionals'))
  await page.getByRole('combobox', { name: 'Mês' }).selectOption({ index: 1 })
  releaseAgain()
  await expect(page).toHaveURL(/[?&]mes=\d{4}-\d{2}/)
})

test('a page for members leaves for access before it is painted or asks for a script', async ({ page }) => {
  const painted = new Set<string>()
  await page.exposeFunction('tellPainted', (path: string) => painted.add(path))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellPainted: (path: string) => void }).tellPainted
    new PerformanceObserver(() => tell(location.pathname)).observe({ type: 'paint', buffered: true })
  })
  const open = new Set(['/', '/checkout', '/checkout/thank-you', '/play'])
  const members = new Set(
    personalScreens.map((path) => path.split('?')[0]!).filter((path) => !open.has(path)),
  )
  for (const path of [...members, '/event/1/tickets', '/door']) {
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto(churchUrl('full', `${path}?dia=1`), { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(
      churchUrl('full', `/access?redirectTo=${encodeURIComponent(`${path}?dia=1`)}`),
    )
    await expect.poll(() => painted).toContain('/access')
    expect([...painted], path).toEqual(['/access'])
  }
})

test('an e-mail that is typed before the scripts are there is the one that is asked about', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(churchUrl('full', '/access'))
  const email = freshEmail()
  await page.getByLabel('E-mail').pressSequentially(email)
  release()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('Nome completo', { exact: true })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
})

test('a press that lasts is heard, though the field that was left has something to say meanwhile', async ({
  page,
}) => {
  await page.goto(churchUrl('full', '/access?step=register'))
  await page.getByLabel('E-mail').fill('ana')
  // As long as a hand takes; what is said of the field would move the button away from below it.
  await page.getByRole('button', { name: 'Criar conta' }).click({ delay: 300 })
  await expect(page.getByRole('alert').filter({ hasText: /Falta acertar \d campos/ })).toBeFocused()
})

test('a field goes on as it was left, and what is typed later is heard too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(churchUrl('full', '/give'))
  const amount = page.getByRole('textbox', { name: 'Valor', exact: true })
  await amount.pressSequentially('5')
  release()
  await expect(button(page, '5,00')).toBeEnabled()
  await amount.pressSequentially('0')
  await expect(button(page, '50,00')).toBeEnabled()
})

function button(page: Page, amount: string) {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^Continuar com R\\$\\s${amount}$`) })
}

test('a language that is chosen before the scripts are there is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(churchUrl('full'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  release()
  await page.goto(churchUrl('full', '/about'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
