import type { Page } from '@playwright/test'

/** Cards of the sandbox, by what becomes of them. */
export const cards = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0000 0000 3220',
  lost: '4000 0000 0000 4442',
}
export const cpf = '529.982.247-25'

/** Where the sandbox plays the banks. */
const sandbox = `http://localhost:${Number(process.env.E2E_PORT) + 1100}`

/** What a card's form is called in each language; only Brazil asks who its holder is. */
export const cardWords = {
  'pt-BR': {
    method: /^Cartão de crédito/,
    number: 'Número do cartão',
    expiry: 'Validade',
    cvv: 'Código de segurança',
    name: 'Nome impresso no cartão',
    pay: /^Pagar /,
    holder: { cpf: 'CPF do titular', born: 'Nascimento do titular' },
  },
  en: {
    method: /^Credit card/,
    number: 'Card number',
    expiry: 'Expiry date',
    cvv: 'Security code',
    name: 'Name on the card',
    pay: /^Pay /,
    holder: null,
  },
  es: {
    method: /^Tarjeta de crédito/,
    number: 'Número de la tarjeta',
    expiry: 'Vencimiento',
    cvv: 'Código de seguridad',
    name: 'Nombre impreso en la tarjeta',
    pay: /^Pagar /,
    holder: null,
  },
} as const

export type PayingLocale = keyof typeof cardWords

export async function payByCard(page: Page, numero: string, locale: PayingLocale = 'pt-BR'): Promise<void> {
  const words = cardWords[locale]
  await page.getByRole('radio', { name: words.method }).check()
  await fillCard(page, numero, locale)
  await page.getByRole('button', { name: words.pay }).click()
}

export async function fillCard(page: Page, numero: string, locale: PayingLocale = 'pt-BR'): Promise<void> {
  const words = cardWords[locale]
  await page.getByLabel(words.number).fill(numero)
  await page.getByRole('textbox', { name: words.expiry }).fill('12/2034')
  await page.getByLabel(words.cvv).fill('123')
  await page.getByLabel(words.name).fill('RAFAEL MONTEIRO')
  if (!words.holder) return
  await page.getByLabel(words.holder.cpf).fill(cpf)
  await page.getByLabel(words.holder.born).fill('18/04/1996')
}

const bank = {
  'pt-BR': {
    lang: 'pt',
    code: 'Código Pix copia e cola ou linha digitável',
    open: 'Abrir pagamento',
    pay: 'Pagar agora',
    paid: 'Pago',
  },
  en: {
    lang: 'en',
    code: 'Pix code or number of the bank slip',
    open: 'Open payment',
    pay: 'Pay now',
    paid: 'Paid',
  },
  es: {
    lang: 'es',
    code: 'Código Pix o número del boleto',
    open: 'Abrir pago',
    pay: 'Pagar ahora',
    paid: 'Pagado',
  },
} as const

/** Pastes a code into the bank's app, in a tab of its own, and pays. */
export async function payAtBank(page: Page, code: string, locale: PayingLocale = 'pt-BR'): Promise<void> {
  const words = bank[locale]
  const app = await page.context().newPage()
  await app.goto(`${sandbox}/?lang=${words.lang}`)
  await app.getByLabel(words.code).fill(code)
  await app.getByRole('button', { name: words.open }).click()
  await app.getByRole('button', { name: words.pay }).click()
  await app.getByText(words.paid, { exact: true }).waitFor()
  await app.close()
}
