import { setTimeout } from 'node:timers/promises'
import type { DemoChurchName, DemoPersonName } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inEveryLanguage, inOneLanguage } from './languages.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

interface Words {
  church: DemoChurchName
  person: DemoPersonName
  amount: string
  required: string
  minimum: RegExp
  reason: string
  second: string
  go: RegExp
  repeat: string
  split: string
  oneReason: RegExp
  next: RegExp
  logIn: string
}

const languages: Record<string, Words> = {
  'pt-BR': {
    church: 'full',
    person: 'completeMember',
    amount: 'Valor',
    required: 'O valor é obrigatório',
    minimum: /O valor precisa ser maior que R\$\s5,00\./,
    reason: 'Dízimo',
    second: 'Oferta',
    go: /^Continuar/,
    repeat: 'Repetir',
    split: 'Dividir entre vários motivos',
    oneReason: /Contribuição recorrente aceita um motivo por vez\. Para repetir duas/,
    next: /Próximas: .+, .+, .+/,
    logIn: 'Entrar e continuar',
  },
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    amount: 'Amount',
    required: 'The amount is required',
    minimum: /The amount has to be more than .*5\.00\./,
    reason: 'General fund',
    second: 'Neighbors in need',
    go: /^Continue/,
    repeat: 'Repeat',
    split: 'Split between several purposes',
    oneReason: /A recurring gift can have one purpose\. To repeat two/,
    next: /Next: .+, .+, .+/,
    logIn: 'Sign in and go on',
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    amount: 'Importe',
    required: 'El importe es obligatorio',
    minimum: /El importe debe ser superior a 5,00.*\./,
    reason: 'Diezmo',
    second: 'Ofrenda',
    go: /^Continuar/,
    repeat: 'Repetir',
    split: 'Dividir entre varios motivos',
    oneReason: /La ofrenda recurrente admite un solo motivo\. Para repetir dos/,
    next: /Próximas: .+, .+, .+/,
    logIn: 'Entrar y continuar',
  },
}

inEveryLanguage(languages, (words) => {
  test('says what an amount lacks, and hands the gift to the checkout', async ({ page }) => {
    await page.goto(churchUrl(words.church, '/give'))
    await page.getByRole('radio', { name: words.reason, exact: false }).first().check()
    await press(page, words)
    await expect(page.getByText(words.required)).toBeVisible()
    await expect(amountOf(page, words)).toBeFocused()
    await amountOf(page, words).fill('5')
    await press(page, words)
    await expect(page.getByText(words.minimum)).toBeVisible()
    expect(await problems(page)).toEqual([])
    await amountOf(page, words).fill('50')
    await press(page, words)
    await expect(page).toHaveURL(churchUrl(words.church, '/checkout'))
    const state = await page.evaluate(() => sessionStorage.getItem('atrio:checkout'))
    expect(JSON.parse(state!)).toMatchObject({ type: 'give', valor: 5000, recorrenciaDias: null })
    await page.goBack()
    await expect(amountOf(page, words)).toHaveValue(/^50[.,]00$/)
  })

  test('repeats one reason with its dates, and not two', async ({ page }) => {
    await page.goto(churchUrl(words.church, '/give?motivos=0-8000'))
    await page.getByRole('radio', { name: words.reason }).first().check()
    await page.getByRole('radio', { name: words.repeat, exact: true }).check()
    await expect(page.getByText(words.next)).toBeVisible()
    await page.getByRole('checkbox', { name: words.split }).check()
    await page.getByRole('checkbox', { name: new RegExp(`^${words.second}`) }).check()
    await expect(page.getByText(words.oneReason)).toBeVisible()
    await expect(page.getByRole('radio', { name: words.repeat, exact: true })).toBeDisabled()
    await expect(page.getByText(words.next)).toBeHidden()
    await expect(page.getByRole('textbox', { name: words.second })).toHaveValue(/^40[.,]00$/)
    expect(await problems(page)).toEqual([])
  })
})

inOneLanguage('a log-in while giving', languages, (words) => {
  test('finds the form again after a log-in that repeating asks for', async ({ page }) => {
    await page.goto(churchUrl(words.church, '/give?motivos=0-8000'))
    await page.getByRole('radio', { name: words.reason }).first().check()
    await page.getByRole('radio', { name: words.repeat, exact: true }).check()
    await expect(page.getByRole('link', { name: words.logIn })).toHaveAttribute(
      'href',
      /\/access\?redirectTo=%2Fgive%3Fmotivos%3D\d+-8000%26dias%3D30/,
    )
    await enter(page, words.person, words.church)
    await page.goto(churchUrl(words.church, '/user/giving'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#recurring')).toBeVisible()
    expect(await problems(page)).toEqual([])
  })
})

test('who presses before it is known who they are is not asked to log in again', async ({ page }) => {
  const words = languages['en']!
  await enter(page, words.person, words.church)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Menu/ })).toBeVisible()
  // A new tab knows its person only when the server has said so.
  await page.evaluate(() => sessionStorage.clear())
  await page.route(/\/api\/v1\/(security|me)/, async (route) => {
    await setTimeout(2_000)
    await route.continue()
  })
  await page.goto(churchUrl(words.church, '/give?motivos=0-8000'))
  await page.getByRole('radio', { name: words.reason }).first().check()
  await page.getByRole('radio', { name: words.repeat, exact: true }).check()
  await page.getByRole('main').getByRole('button', { name: words.go }).click()
  await expect(page).toHaveURL(churchUrl(words.church, '/checkout'))
})

test.describe('at a church with PicPay', () => {
  test.use({ locale: 'pt-BR' })

  test('offers to split what PicPay does not take at once', async ({ page }) => {
    await page.goto(churchUrl('full', '/give'))
    await amountOf(page, languages['pt-BR']!).fill('6.000,00')
    await expect(page.getByText(/PicPay: até R\$\s4\.999,99 por contribuição/)).toBeVisible()
    await page.getByRole('button', { name: /Dar R\$\s3\.000,00 agora/ }).click()
    await expect(amountOf(page, languages['pt-BR']!)).toHaveValue('3.000,00')
    await expect(page.getByText(/PicPay: até/)).toBeHidden()
  })

  test('counts the fees to it where the giver bears them', async ({ page }) => {
    await page.goto(churchUrl('full', '/give'))
    await amountOf(page, languages['pt-BR']!).fill('4.900,00')
    const limit = page.getByText(/PicPay: até/)
    await page.getByLabel('Cobrir as taxas, para que 100% chegue à igreja').check()
    await expect(limit).toBeVisible()
    await expect(page.getByRole('button', { name: /Dar R\$\s2\.450,00 agora/ })).toBeVisible()
    await page.getByLabel('Cobrir as taxas, para que 100% chegue à igreja').uncheck()
    await expect(limit).toBeHidden()
  })

  test('leads from the old address, and away where the module is off', async ({ page }) => {
    await page.goto(churchUrl('full', '/doacoes'))
    await expect(page).toHaveURL(churchUrl('full', '/give'))
    for (const path of ['/give', '/user/giving', '/door']) {
      await page.goto(churchUrl('sparse', path))
      await expect(page).toHaveURL(churchUrl('sparse'))
    }
  })
})

function amountOf(page: Page, { amount }: Words) {
  return page.getByRole('textbox', { name: amount, exact: true })
}

async function press(page: Page, { go }: Words): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: go }).click()
}
