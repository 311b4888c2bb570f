import { expect, test, type Page } from '@playwright/test'
import { beginEvent, beginGift } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { wide } from './fits.ts'
import { inEveryLanguage, inOneLanguage } from './languages.ts'
import { cards, cardWords, cpf, payAtBank, payByCard } from './paying.ts'
import { nameOfPdf } from './pdf.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })

const languages = {
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    evento: 'Mark in six evenings',
    name: 'Full name',
    email: 'E-mail',
    declined: 'The bank declined the card. Ask your bank, or pay another way.',
    asks: 'Your bank asks for a confirmation',
    goToBank: 'Confirm at the bank',
    confirm: 'Confirm',
    refuse: 'Refuse',
    refused: 'Payment not approved',
    unconfirmed: 'The confirmation at the bank was not completed.',
    again: 'Try again',
    registered: 'You’re registered',
    received: 'Gift received',
    cash: /^Cash/,
    due: /^Pay by /,
    slip: /^Bank slip/,
    payer: 'Payer’s CPF (Brazilian tax id)',
    address: ['ZIP code', 'Street', 'Number', 'Neighborhood', 'City', 'State'],
    slipReady: 'Your bank slip is ready',
    bars: 'Barcode of the slip',
    download: 'Download slip (PDF)',
    receipt: 'Download receipt (PDF)',
    instead: payByAccount,
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    evento: 'Marcos en seis noches',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    declined: 'El banco rechazó la tarjeta. Consúltalo con tu banco o paga de otra forma.',
    asks: 'Tu banco pide una confirmación',
    goToBank: 'Confirmar en el banco',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    refused: 'Pago no aprobado',
    unconfirmed: 'La confirmación en el banco no se completó.',
    again: 'Intentar de nuevo',
    registered: 'Inscripción confirmada',
    received: 'Ofrenda recibida',
    cash: /^Efectivo/,
    due: /^Paga hasta el /,
    slip: /^Boleto/,
    payer: 'CPF de quien paga',
    address: ['Código postal', 'Calle', 'Número', 'Barrio', 'Ciudad', 'Estado'],
    slipReady: 'Tu boleto está listo',
    bars: 'Código de barras del boleto',
    download: 'Descargar boleto (PDF)',
    receipt: 'Descargar recibo (PDF)',
    instead: payByPayPal,
  },
} as const

inOneLanguage('a bank that asks', languages, (words, locale) => {
  test.use({ colorScheme: 'dark' })

  test('a card is refused at its bank, and confirmed there the second time', async ({ page }) => {
    await enter(page, words.person, words.church)
    await beginEvent(page, words.church, words.evento)
    await page.goto(churchUrl(words.church, '/checkout'))
    await payByCard(page, cards.challenge, locale)
    await expect(page.getByRole('heading', { name: words.asks })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('link', { name: words.goToBank }).click()
    await page.getByRole('button', { name: words.refuse }).click()
    await expect(page.getByRole('heading', { name: words.refused })).toBeVisible()
    await expect(page.getByText(words.unconfirmed)).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.getByRole('link', { name: words.again }).click()
    await payByCard(page, cards.challenge, locale)
    await page.getByRole('link', { name: words.goToBank }).click()
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('heading', { name: words.registered })).toBeVisible()
    const receipt = page.waitForEvent('download')
    await page.getByRole('button', { name: words.receipt }).click()
    expect(await nameOfPdf(await receipt)).toMatch(/^(receipt|recibo)-[\da-z]{16}\.pdf$/)
  })
})

inOneLanguage('a refused card', languages, (words, locale) => {
  test.use({ colorScheme: 'dark' })
  test('a guest whose card is refused gives in another way', async ({ page }) => {
    await beginGift(page, words.church, 4_000)
    await page.goto(churchUrl(words.church, '/checkout'))
    await nameGuest(page, words)
    await payByCard(page, cards.declined, locale)
    await expect(page.getByText(words.declined)).toBeVisible()
    await expect(page.getByLabel(cardWords[locale].number)).toHaveValue(cards.declined)
    expect(await problems(page)).toEqual([])
    await words.instead(page)
  })
})

inEveryLanguage(languages, (words, locale) => {
  test.use({ colorScheme: 'dark' })
  test('a guest gives in cash, and sees no way to pay that the country does not have', async ({ page }) => {
    await beginGift(page, words.church, 2_500)
    await page.goto(churchUrl(words.church, '/checkout'))
    await nameGuest(page, words)
    await page.getByRole('radio', { name: words.cash }).check()
    await expect(page.getByRole('radio', { name: /Pix|Boleto/ })).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: cardWords[locale].pay }).click()
    await expect(page.getByRole('heading', { name: words.due })).toBeVisible()
    expect(await problems(page)).toEqual([])
  })
})

inOneLanguage('a bank slip', languages, (words, locale) => {
  test.use({ colorScheme: 'dark' })
  test('a guest of the Brazilian church gives by bank slip', async ({ page }) => {
    await beginGift(page, 'full', 4_500)
    await page.goto(churchUrl('full', '/checkout'))
    await nameGuest(page, words)
    await page.getByRole('radio', { name: words.slip }).check()
    await page.getByLabel(words.payer).fill(cpf)
    const address = ['04207-030', 'Rua dos Patriotas', '210', 'Ipiranga', 'São Paulo', 'SP']
    for (const [index, label] of words.address.entries()) {
      await page.getByLabel(label, { exact: true }).fill(address[index]!)
      // The postcode fills in what it tells, and leaves the rest to be typed.
      if (index === 0)
        await expect(page.getByLabel(words.address[4], { exact: true })).toHaveValue(address[4]!)
    }
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: cardWords[locale].pay }).click()
    await expect(page.getByRole('heading', { name: words.slipReady })).toBeVisible()
    await expect(page.getByRole('img', { name: words.bars })).toBeVisible()
    const document = page.waitForEvent('download')
    await page.getByRole('button', { name: words.download }).click()
    expect(await nameOfPdf(await document)).toMatch(/^(boleto|bank-slip)-[\da-z]+\.pdf$/)
    expect(await problems(page)).toEqual([])
    const line = await page.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} /).textContent()
    await payAtBank(page, line!, locale)
    await expect(page.getByRole('heading', { name: words.received })).toBeVisible({ timeout: 60_000 })
    await expectLongEmailToFit(page)
  })
})

/** As long as one may be before its sign. */
const longEmail = `grace.whitfield.${'of.the.long.lane.'.repeat(2)}somewhere.far@example.com`

async function nameGuest(page: Page, words: { name: string; email: string }): Promise<void> {
  await page.getByLabel(words.name).fill('Grace Whitfield')
  await page.getByLabel(words.email).fill(longEmail)
}

async function expectLongEmailToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('main').getByText(longEmail)).not.toHaveCount(0)
  expect(await wide(page)).toEqual([])
}

/** A bank account in the United States: its bank takes days. */
async function payByAccount(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Bank account/ }).check()
  await page.getByLabel('Account holder').fill('Grace Whitfield')
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill('000123456789')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Your bank is confirming' })).toBeVisible()
  expect(await problems(page)).toEqual([])
}

async function payByPayPal(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await page.getByRole('link', { name: 'Continuar en PayPal' }).click()
  await page.getByRole('button', { name: 'Autorizar el pago' }).click()
  await expect(page.getByRole('heading', { name: 'Ofrenda recibida' })).toBeVisible()
}
