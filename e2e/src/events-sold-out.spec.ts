import { expect, test, type Browser, type Page } from '@playwright/test'
import { beginEvent, release } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { cardWords, cpf } from './paying.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

// One place is left of what is wanted: one language after the other.
test.describe.configure({ timeout: 90_000, mode: 'default' })
test.use({ timezoneId: 'America/Sao_Paulo' })

const evento = 'Retiro da Esperança'
const wanted = 'Chalé para casal'

const languages = {
  'pt-BR': {
    more: 'Mais um',
    choose: 'Continuar com 1 ingresso',
    next: 'Continuar',
    who: 'Nome de quem vai',
    giveUp: 'Desistir e liberar os lugares',
    toPayment: 'Ir para o pagamento',
    payer: 'CPF de quem paga',
    gone: 'Um dos ingressos que você escolheu acabou de esgotar',
    goOn: 'Escolher ingresso',
    soldOut: 'Esgotado',
  },
  en: {
    more: 'One more',
    choose: 'Continue with 1 ticket',
    next: 'Continue',
    who: 'Name of who is coming',
    giveUp: 'Cancel and release the places',
    toPayment: 'Go to payment',
    payer: 'Payer’s CPF (Brazilian tax id)',
    gone: 'A ticket you chose just sold out',
    goOn: 'Choose a ticket',
    soldOut: 'Sold out',
  },
  es: {
    more: 'Uno más',
    choose: 'Continuar con 1 entrada',
    next: 'Continuar',
    who: 'Nombre de quien va',
    giveUp: 'Desistir y liberar los lugares',
    toPayment: 'Ir al pago',
    payer: 'CPF de quien paga',
    gone: 'Una de las entradas que elegiste acaba de agotarse',
    goOn: 'Elegir entrada',
    soldOut: 'Agotado',
  },
} as const

inOneLanguage('the last place', languages, (words, locale) => {
  test('the last place goes to somebody else while the form is filled in, and another ticket is taken instead', async ({
    page,
    browser,
  }) => {
    await enter(page, 'twoChurchesMember', 'full')
    await page.goto(churchUrl('full', '/event?busca=retiro'))
    await page.getByRole('link', { name: evento }).click()
    await page.getByRole('button', { name: `${words.more}: ${wanted}` }).click()
    await page.getByRole('link', { name: words.choose }).first().click()
    // The ticket itself asks nothing of who buys it for themselves.
    await expect(page.getByLabel('Da igreja')).toBeVisible()
    const other = await loseThePlace(page, browser, words)

    await page.getByLabel('Da igreja').check()
    await page.getByRole('button', { name: words.toPayment }).click()
    await page.getByRole('radio', { name: /^Pix (com|with|con) / }).check()
    await page.getByLabel(words.payer).fill(cpf)
    await page.getByRole('button', { name: cardWords[locale].pay }).click()
    await expect(page.getByText(words.gone)).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.getByRole('link', { name: words.goOn }).click()
    const row = page.getByRole('listitem').filter({ hasText: wanted })
    await expect(row.getByText(words.soldOut, { exact: true })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: `${words.more}: Adulto` }).click()
    await page.getByRole('button', { name: words.next, exact: true }).click()
    await page.getByLabel(words.who).fill('Rosa Beltrán')
    await page.getByLabel('M', { exact: true }).check()
    await page.getByRole('button', { name: words.next, exact: true }).click()
    // What was answered for the whole order is still there.
    await expect(page.getByLabel('Da igreja')).toBeChecked()
    await giveBack(page, other)
  })
})

/** The hold ends, and another person takes the place: answers that person’s page. */
async function loseThePlace(page: Page, browser: Browser, { giveUp }: { giveUp: string }): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(page.url().split('?')[0]!)
  await tab.getByRole('button', { name: giveUp }).click()
  await expect(tab.getByRole('button', { name: giveUp })).toBeHidden()
  await tab.close()
  const other = await (await browser.newContext()).newPage()
  await enter(other, 'contentAdmin', 'full')
  await beginEvent(other, 'full', evento, wanted)
  return other
}

/** The next language finds the place free again. */
async function giveBack(page: Page, other: Page): Promise<void> {
  const eventId = Number(/\/event\/(\d+)/.exec(page.url())![1])
  await release(page, eventId)
  await release(other, eventId)
  await other.context().close()
}
