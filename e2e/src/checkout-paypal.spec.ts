import { demoChurches } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { inOneLanguage } from './languages.ts'
import { cardWords } from './paying.ts'
import { problems } from './problems.ts'
import { startProgram, startServer, type Program } from './processes.ts'

test.describe.configure({ timeout: 120_000, mode: 'default' })

/*
 * The adapter of PayPal as it is used, against PayPal's protocol on this machine: Orders v2, with the page on which people
 * agree. The demo world pays at the sandbox, so this server is one of its own.
 */
let paypal: Program
let server: Program
test.beforeAll(async () => {
  paypal = await startProgram(['apps/api/src/testing/paypal-program.ts'])
  const settings = {
    CAPTCHA_COMPLEXITY: '1000',
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
    PAYPAL_URL: paypal.origin,
  }
  server = await startServer(settings, ['./e2e/src/paypal-gateway.ts'])
})
test.afterAll(async () => {
  for (const program of [server, paypal]) await program?.stop()
})

const languages = {
  'pt-BR': {
    give: 'Continuar',
    name: 'Nome completo',
    email: 'E-mail',
    go: 'Continuar no PayPal',
    title: 'Confirme no PayPal',
    received: 'Contribuição recebida',
    refused: 'Pagamento não aprovado',
    again: 'Tentar de novo',
  },
  en: {
    give: 'Continue',
    name: 'Full name',
    email: 'E-mail',
    go: 'Continue on PayPal',
    title: 'Confirm on PayPal',
    received: 'Gift received',
    refused: 'Payment not approved',
    again: 'Try again',
  },
  es: {
    give: 'Continuar',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    go: 'Continuar en PayPal',
    title: 'Confirma en PayPal',
    received: 'Ofrenda recibida',
    refused: 'Pago no aprobado',
    again: 'Intentar de nuevo',
  },
} as const

inOneLanguage('PayPal agrees', languages, (words, locale) => {
  test('a guest gives by PayPal: turned back first, then agreed', async ({ page }) => {
    await beginAtPayPal(page, locale)
    await page.getByRole('button', { name: 'Cancel and return' }).click()
    // Nothing was taken, and the way to PayPal is still open.
    await expect(page).toHaveURL(/\/checkout\/thank-you\?pedido=/)
    await expect(page.getByRole('link', { name: words.go })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.received })).toHaveCount(0)
    expect(await problems(page)).toEqual([])
    await page.getByRole('link', { name: words.go }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: words.received })).toBeVisible()
    expect(await problems(page)).toEqual([])
  })
})

inOneLanguage('PayPal refuses', languages, (words, locale) => {
  test('money that PayPal does not let go is told as not paid, and the gift is still there', async ({
    page,
  }) => {
    await beginAtPayPal(page, locale)
    await page.getByRole('button', { name: 'Pay with an empty card' }).click()
    await expect(page.getByRole('heading', { name: words.refused })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('link', { name: words.again }).click()
    await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeVisible()
  })
})

/** A gift to the church in the United States, up to PayPal's own page. */
async function beginAtPayPal(page: Page, locale: keyof typeof languages): Promise<void> {
  const words = languages[locale]
  const church = `http://${demoChurches.english.hosts[0]}:${server.port}`
  await page.goto(`${church}/give?motivos=0-4000`)
  await page.getByRole('main').getByRole('radio').first().check()
  await page.getByRole('main').getByRole('button', { name: words.give }).click()
  await page.getByLabel(words.name).fill('Grace Whitfield')
  await page.getByLabel(words.email).fill('grace@example.com')
  await page.getByRole('radio', { name: /^PayPal/ }).check()
  await page.getByRole('button', { name: cardWords[locale].pay }).click()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await page.getByRole('link', { name: words.go }).click()
  await expect(page.getByRole('heading', { name: 'PayPal' })).toBeVisible()
  await expect(page.getByText('USD 40.00')).toBeVisible()
}
