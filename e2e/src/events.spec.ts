import { demoPeople } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { logIn } from './people.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ timeout: 90_000 })

test('a visitor finds an event by its price, sees what a ticket costs with its fee, and is sent to access', async ({
  page,
}) => {
  await page.goto(churchUrl('full', '/event?preco=pago'))
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Café com a vizinhança' })).toHaveCount(0)
  expect(await problems(page)).toEqual([])
  await page.getByRole('link', { name: 'Retiro da Esperança' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retiro da Esperança' })).toBeVisible()
  await expect(page.getByText('R$ 290,00').first()).toBeVisible()
  expect(await problems(page)).toEqual([])

  const adults = page.getByRole('group', { name: 'Quantidade: Adulto' })
  await adults.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page.getByRole('link', { name: 'Continuar com 1 ingresso' }).first().click()
  await expect(page).toHaveURL(/\/access\?redirectTo=%2Fevent%2F\d+%2Ftickets%3Fingressos%3D\d+-1$/)
})

test('a family of three is chosen, filled in over a reload, and reaches the checkout', async ({ page }) => {
  await logIn(page, demoPeople.member)
  await openEvent(page, 'Retiro da Esperança')
  await page.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page.getByRole('button', { name: 'Mais um: Adulto' }).click()
  await page.getByRole('button', { name: 'Mais um: Criança' }).click()
  await page.getByRole('link', { name: 'Continuar com 3 ingressos' }).first().click()
  await expect(page.getByText(/^Reservado para você até \d\d:\d\d$/)).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuar' }).click()

  await expect(page.getByRole('heading', { name: 'Ingresso 1 de 3' })).toBeFocused()
  await page.getByRole('button', { name: 'Próximo ingresso' }).click()
  await expect(page.getByText('Escreva o nome de quem vai.')).toBeVisible()
  await page.getByText('É para mim').click()
  await page.getByLabel('M', { exact: true }).check()
  await page.getByLabel('Restrição alimentar').fill('vegetariano')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Próximo ingresso' }).click()

  await expect(page).toHaveURL(/buyingStep=fill&fillTicket=2$/)
  await page.getByLabel('Nome de quem vai').fill('Davi Moraes')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ingresso 2 de 3' })).toBeVisible()
  await expect(page.getByLabel('Nome de quem vai')).toHaveValue('Davi Moraes')
  await page.getByRole('button', { name: 'Mesmas respostas do ingresso 1' }).click()
  await expect(page.getByLabel('M', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Restrição alimentar')).toHaveValue('vegetariano')
  await page.getByRole('button', { name: 'Próximo ingresso' }).click()

  await page.getByLabel('Nome de quem vai').fill('Lia Moraes')
  await page.getByLabel('Data de nascimento').fill('2018-04-09')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Da igreja').check()
  await page.getByRole('button', { name: 'Revisar a inscrição' }).click()

  await expect(page.getByRole('heading', { name: 'Confira antes de continuar' })).toBeVisible()
  await expect(page.getByText('Lia Moraes')).toBeVisible()
  await expect(page.getByText('2 × Adulto')).toBeVisible()
  await expect(page.getByText('R$ 580,00')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(page).toHaveURL(churchUrl('full', '/checkout'))
  const state = await page.evaluate(() => JSON.parse(sessionStorage.getItem('atrio:checkout')!) as unknown)
  expect(state).toMatchObject({ type: 'event', valor: 70_000, installments: 1 })
})

test('an event that is over, full, or not there says so and leads on', async ({ page }) => {
  await page.goto(churchUrl('full', '/event?busca=coral'))
  await page.getByRole('link', { name: 'Noite de coral' }).click()
  await expect(page.getByText('Esgotado').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver outros eventos' }).first()).toBeVisible()
  const missing = await page.goto(churchUrl('full', '/event/999999'))
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('O evento não está disponível ou o endereço está errado.')).toBeVisible()
})

test('calendars can follow the events of the church', async ({ page }) => {
  await page.goto(churchUrl('full', '/event'))
  await expect(page.getByRole('link', { name: 'Assinar o calendário' })).toHaveAttribute(
    'href',
    churchUrl('full', '/event.ics').replace('http:', 'webcal:'),
  )
  const feed = await page.evaluate(async () => {
    const response = await fetch('/event.ics')
    return { type: response.headers.get('content-type'), text: await response.text() }
  })
  expect(feed.type).toContain('text/calendar')
  expect(feed.text).toContain('SUMMARY:Retiro da Esperança')
  // It begins at 18:00 in São Paulo.
  expect(feed.text).toMatch(/DTSTART:\d{8}T210000Z/)
})

async function openEvent(page: Page, name: string): Promise<void> {
  await page.goto(churchUrl('full', '/event'))
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
