import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { outlines } from './on-device.ts'
import { cardWords, cpf, payAtBank, type PayingLocale } from './paying.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

// One person buys in every language, and a person holds the places of one order at a time.
test.describe.configure({ timeout: 120_000, mode: 'default' })
test.use({ serviceWorkers: 'allow', timezoneId: 'America/Sao_Paulo' })

interface Words {
  more: string
  choose: string
  next: string
  forMe: string
  nextTicket: string
  ticket: (n: number) => string
  who: string
  child: string
  /** April 9, 2018. */
  born: string
  same: string
  toPayment: string
  payer: string
  waiting: string
  done: string
  tickets: string
  code: RegExp
  kept: RegExp
}

/** Pix is Brazil's: the church is the Portuguese one, and its visitors read three languages. */
const languages: Record<PayingLocale, Words> = {
  'pt-BR': {
    more: 'Mais um',
    choose: 'Continuar com 3 ingressos',
    next: 'Continuar',
    forMe: 'É para mim',
    nextTicket: 'Próximo ingresso',
    ticket: (n) => `Ingresso ${n} de 3`,
    who: 'Nome de quem vai',
    child: 'Lia Prado',
    born: '09/04/2018',
    same: 'Mesmas respostas do ingresso 1',
    toPayment: 'Ir para o pagamento',
    payer: 'CPF de quem paga',
    waiting: 'Falta pagar o Pix',
    done: 'Inscrição confirmada',
    tickets: 'Ver os ingressos',
    code: /^Código QR do ingresso /,
    kept: /^Guardado neste aparelho em /,
  },
  en: {
    more: 'One more',
    choose: 'Continue with 3 tickets',
    next: 'Continue',
    forMe: 'It’s for me',
    nextTicket: 'Next ticket',
    ticket: (n) => `Ticket ${n} of 3`,
    who: 'Name of who is coming',
    child: 'Lily Prado',
    born: '04/09/2018',
    same: 'Same answers as ticket 1',
    toPayment: 'Go to payment',
    payer: 'Payer’s CPF (Brazilian tax id)',
    waiting: 'Your Pix is waiting',
    done: 'You’re registered',
    tickets: 'See the tickets',
    code: /^QR code of ticket /,
    kept: /^Kept on this device since /,
  },
  es: {
    more: 'Uno más',
    choose: 'Continuar con 3 entradas',
    next: 'Continuar',
    forMe: 'Es para mí',
    nextTicket: 'Siguiente entrada',
    ticket: (n) => `Entrada ${n} de 3`,
    who: 'Nombre de quien va',
    child: 'Lía Prado',
    born: '09/04/2018',
    same: 'Mismas respuestas de la entrada 1',
    toPayment: 'Ir al pago',
    payer: 'CPF de quien paga',
    waiting: 'Falta pagar el Pix',
    done: 'Inscripción confirmada',
    tickets: 'Ver las entradas',
    code: /^Código QR de la entrada /,
    kept: /^Guardado en este dispositivo el /,
  },
}

inOneLanguage('a family at the checkout', languages, (words, locale) => {
  test('a family’s three tickets are paid by Pix and open at the door without a network', async ({
    page,
    context,
  }) => {
    await enter(page, 'admin', 'full')
    await chooseThree(page, words)
    await fillIn(page, words)
    await payByPix(page, words, locale)

    await page.getByRole('link', { name: words.tickets }).click()
    const family = page.getByRole('listitem').filter({ hasText: words.child })
    await expect(family.getByRole('img', { name: words.code })).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(() => outlines(page, '/user/registrations')).toBe(2)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(words.kept)).toBeVisible()
    await expect(family.getByRole('img', { name: words.code })).toBeVisible()
    await expect(page.getByRole('img', { name: words.code }).nth(2)).toBeVisible()
  })
})

/** Two adults and a child, held from here on. */
async function chooseThree(page: Page, words: Words): Promise<void> {
  await page.goto(churchUrl('full', '/event?busca=retiro'))
  await page.getByRole('link', { name: 'Retiro da Esperança' }).click()
  for (const ticket of ['Adulto', 'Adulto', 'Criança']) {
    await page.getByRole('button', { name: `${words.more}: ${ticket}` }).click()
  }
  await page.getByRole('link', { name: words.choose }).first().click()
}

async function fillIn(page: Page, words: Words): Promise<void> {
  // Each ticket has fields of the same names.
  const next = async (n: number) => {
    await page.getByRole('button', { name: words.nextTicket }).click()
    await expect(page.getByRole('heading', { name: words.ticket(n) })).toBeFocused()
  }
  await page.getByText(words.forMe).click()
  await page.getByLabel('M', { exact: true }).check()
  await page.getByLabel('Restrição alimentar').fill('vegetariano')
  await next(2)
  await page.getByLabel(words.who).fill('Davi Prado')
  await page.getByRole('button', { name: words.same }).click()
  await next(3)
  await page.getByLabel(words.who).fill(words.child)
  await page.getByLabel('Data de nascimento').fill(words.born)
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await page.getByLabel('Da igreja').check()
  await page.getByRole('button', { name: words.toPayment }).click()
  await expect(page.getByText(words.child)).toBeVisible()
}

async function payByPix(page: Page, words: Words, locale: PayingLocale): Promise<void> {
  // The other Pix is to the church’s own key.
  await page.getByRole('radio', { name: /^Pix (com|with|con) / }).check()
  await page.getByLabel(words.payer).fill(cpf)
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: cardWords[locale].pay }).click()
  await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible()
  const code = await page.getByText(/^000201/).textContent()
  await payAtBank(page, code!, locale)
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible({ timeout: 60_000 })
}
