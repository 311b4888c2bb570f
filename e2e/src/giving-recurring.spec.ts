import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { cardWords, payByCard, type PayingLocale } from './paying.ts'
import { nameOfPdf } from './pdf.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

const languages = {
  'pt-BR': {
    church: 'full',
    person: 'completeMember',
    reason: 'Dízimo',
    repeat: 'Repetir',
    interval: 'De quanto em quanto tempo',
    other: 'Outro intervalo',
    days: 'De quantos em quantos dias?',
    go: /^Continuar com /,
    received: 'Contribuição recebida',
    nextGifts: 'Próximas contribuições',
    mine: 'Minhas contribuições',
    rhythm: /A cada 15 dias · Visa com final 4242/,
    next: /Próximas: (.+), (.+), (.+)/,
    active: 'Ativa',
    paused: 'Pausada',
    ended: 'Cancelada',
    skip: 'Pular a próxima',
    pause: 'Pausar',
    resume: 'Retomar',
    change: 'Alterar',
    amount: 'Valor',
    save: 'Salvar',
    cancel: 'Cancelar',
    confirm: 'Cancelar contribuição',
    receipt: /^Recibo de /,
    statement: 'Baixar PDF',
  },
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    reason: 'General fund',
    repeat: 'Repeat',
    interval: 'Interval',
    other: 'Another interval',
    days: 'Every how many days?',
    go: /^Continue with /,
    received: 'Gift received',
    nextGifts: 'Next gifts',
    mine: 'My giving',
    rhythm: /Every 15 days · Visa ending in 4242/,
    next: /Next: (.+), (.+), (.+)/,
    active: 'Active',
    paused: 'Paused',
    ended: 'Canceled',
    skip: 'Skip the next',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change',
    amount: 'Amount',
    save: 'Save',
    cancel: 'Cancel',
    confirm: 'Cancel gift',
    receipt: /^Receipt for /,
    statement: 'Download PDF',
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    reason: 'Diezmo',
    repeat: 'Repetir',
    interval: 'Intervalo',
    other: 'Otro intervalo',
    days: '¿Cada cuántos días?',
    go: /^Continuar con /,
    received: 'Ofrenda recibida',
    nextGifts: 'Próximas ofrendas',
    mine: 'Mis ofrendas',
    rhythm: /Cada 15 días · Visa terminada en 4242/,
    next: /Próximas: (.+), (.+), (.+)/,
    active: 'Activa',
    paused: 'En pausa',
    ended: 'Cancelada',
    skip: 'Saltar la próxima',
    pause: 'Pausar',
    resume: 'Reanudar',
    change: 'Cambiar',
    amount: 'Importe',
    save: 'Guardar',
    cancel: 'Cancelar',
    confirm: 'Cancelar ofrenda',
    receipt: /^Recibo de /,
    statement: 'Descargar PDF',
  },
} as const

inOneLanguage('a gift that comes back', languages, (words, locale) => {
  test('a gift twice a month is given, changed, skipped, paused and cancelled, and has its papers', async ({
    page,
  }) => {
    await enter(page, words.person, words.church)
    await giveTwiceAMonth(page, locale)
    await page.getByRole('main').getByRole('link', { name: words.mine }).click()
    const gift = page.locator('section[aria-labelledby=recurring]').getByRole('listitem').first()
    await expect(gift.getByText(words.rhythm)).toBeVisible()
    await expect(gift.getByText(words.active, { exact: true })).toBeVisible()
    await expect(gift.getByText(words.next)).toBeVisible()
    expect(await problems(page)).toEqual([])

    const before = await gift.getByText(words.next).innerText()
    await gift.getByRole('button', { name: words.skip }).click()
    await expect(gift.getByText(words.next)).not.toHaveText(before)

    await gift.getByRole('button', { name: words.change, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.amount).fill('75')
    expect(await problems(page)).toEqual([])
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(gift.getByText(/75[.,]00/)).toBeVisible()

    await gift.getByRole('button', { name: words.pause, exact: true }).click()
    await expect(gift.getByText(words.paused, { exact: true })).toBeVisible()
    await expect(gift.getByText(words.next)).toBeHidden()
    await gift.getByRole('button', { name: words.resume }).click()
    await expect(gift.getByText(words.active, { exact: true })).toBeVisible()

    await gift.getByRole('button', { name: words.cancel, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click()
    await expect(gift.getByText(words.ended, { exact: true })).toBeVisible()
    await expect(gift.getByRole('button', { name: words.resume })).toBeHidden()

    const receipt = page.waitForEvent('download')
    await page.getByRole('button', { name: words.receipt }).first().click()
    expect(await nameOfPdf(await receipt)).toMatch(/^(recibo|receipt)-[\da-z]{16}\.pdf$/)
    const statement = page.waitForEvent('download')
    await page.getByRole('button', { name: words.statement }).click()
    expect(await nameOfPdf(await statement)).toMatch(/-\d{4}\.pdf$/)
  })
})

/** From the giving page over the checkout to the thanks for the first of them. */
async function giveTwiceAMonth(page: Page, locale: PayingLocale): Promise<void> {
  const words = languages[locale]
  await page.goto(churchUrl(words.church, '/give?motivos=0-5000'))
  const go = page.getByRole('main').getByRole('button', { name: words.go })
  await page.getByRole('radio', { name: words.reason }).first().check()
  await page.getByRole('radio', { name: words.repeat, exact: true }).check()
  await page.getByLabel(words.interval).selectOption(words.other)
  await page.getByLabel(words.days).fill('15')
  await go.click()
  await expect(page).toHaveURL(churchUrl(words.church, '/checkout'))
  // Only what can come back by itself is offered.
  await expect(page.getByRole('radio', { name: cardWords[locale].method })).toBeVisible()
  await expect(page.locator('input[name=metodo]')).toHaveCount(1)
  await payByCard(page, '4242 4242 4242 4242', locale)
  await expect(page.getByRole('heading', { name: words.received })).toBeVisible()
  const next = page.getByRole('region', { name: words.nextGifts })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  // Dates as people write them.
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d{4}-\d\d-\d\d/)
}
