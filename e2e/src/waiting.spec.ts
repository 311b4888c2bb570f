import { expect, test, type Page } from '@playwright/test'
import { freePlaces, sellOut } from './clock.ts'
import { enter } from './enter.ts'
import { inOneLanguage } from './languages.ts'
import { linkIn, nextMail } from './mail.ts'
import { cards, payByCard } from './paying.ts'
import { freshEmail } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

const languages = {
  'pt-BR': {
    join: 'Entrar na lista de espera',
    name: 'Seu nome',
    email: 'Seu e-mail',
    sent: 'Falta confirmar seu e-mail',
    confirm: 'Confirmar e entrar na fila',
    position: /^Sua posição na fila: \d+$/,
    leave: 'Sair da lista',
    left: 'Você saiu da lista',
  },
  en: {
    join: 'Join the waiting list',
    name: 'Your name',
    email: 'Your e-mail',
    sent: 'Confirm your e-mail',
    confirm: 'Confirm and join the line',
    position: /^Your position in line: \d+$/,
    leave: 'Leave the list',
    left: 'You left the list',
  },
  es: {
    join: 'Entrar en la lista de espera',
    name: 'Tu nombre',
    email: 'Tu correo',
    sent: 'Falta confirmar tu correo',
    confirm: 'Confirmar y entrar en la fila',
    position: /^Tu posición en la fila: \d+$/,
    leave: 'Salir de la lista',
    left: 'Saliste de la lista',
  },
} as const

inOneLanguage('the waiting list', languages, (words) => {
  test('a visitor waits for a sold-out ticket once the e-mail is confirmed, and leaves the list', async ({
    page,
    request,
  }) => {
    await page.goto(churchUrl('full', '/event?busca=coral'))
    await page.getByRole('link', { name: 'Noite de coral' }).click()
    await page.getByRole('link', { name: words.join }).first().click()
    const email = freshEmail()
    await page.getByLabel(words.name).fill('Bia Prado')
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.join }).click()
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.goto(linkIn(await nextMail(request, email)))
    await expect(page.getByText(words.position)).toHaveCount(0)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByText(words.position)).toBeVisible()
    expect(await problems(page)).toEqual([])

    await page.getByRole('button', { name: words.leave }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.leave }).click()
    await expect(page.getByRole('heading', { name: words.left })).toBeVisible()
  })
})

test.describe('a place that comes free', () => {
  test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const evento = 'Acampamento de jovens'
  let reopen: () => Promise<void>
  test.beforeEach(async () => {
    reopen = await sellOut(evento)
  })
  test.afterEach(() => reopen())

  test('is offered to who waits first, who answers what it asks and buys it; the next one is first then', async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000)
    await enter(page, 'completeMember', 'full')
    await waitFor(page, evento)
    await expect(place(page, 1)).toBeVisible()
    const next = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
    await enter(next, 'twoChurchesMember', 'full')
    await waitFor(next, evento)
    await expect(place(next, 2)).toBeVisible()

    await freePlaces(evento, 1)
    const offered = page.getByRole('heading', { level: 1, name: 'Chegou sua vez' })
    await expect(async () => {
      await page.reload()
      await expect(offered).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(/^A vaga está guardada para você até \d/)).toBeVisible()
    expect(await problems(page)).toEqual([])
    await next.reload()
    await expect(place(next, 1)).toBeVisible()

    await page.getByRole('button', { name: 'Comprar agora' }).click()
    await page.getByLabel('Telefone de um responsável').fill('11 98765-4321')
    await page.getByRole('radio', { name: 'Sim' }).check()
    await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
    await payByCard(page, cards.good)
    await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible()
    await next.context().close()
  })
})

const place = (page: Page, number: number) => page.getByText(`Sua posição na fila: ${number}`)

async function waitFor(page: Page, evento: string): Promise<void> {
  await page.goto(churchUrl('full', '/event?busca=acampamento'))
  await page.getByRole('link', { name: evento }).click()
  await page.getByRole('link', { name: 'Entrar na lista de espera' }).first().click()
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).click()
}
