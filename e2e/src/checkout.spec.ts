import { expect, test, type Locator } from '@playwright/test'
import { beginEvent, beginGift } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { cards, cpf, fillCard, payAtBank, payByCard } from './paying.ts'
import { nameOfPdf } from './pdf.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ timeout: 120_000 })

test('a guest gives by Pix, pays in the bank’s app, and the page says so by itself', async ({ page }) => {
  await beginGift(page, 'full', 5_000)
  await page.goto(churchUrl('full', '/checkout'))
  await page.getByLabel('Nome completo').fill('Rafael Monteiro')
  await page.getByLabel('E-mail').fill('rafael@example.com')
  // On a phone what a method asks for opens above the bar that has the total.
  await page.setViewportSize({ width: 390, height: 640 })
  for (const [method, field] of [
    [/^Cartão de crédito/, 'Número do cartão'],
    [/^Pix com QR code/, 'CPF de quem paga'],
  ] as const) {
    const choice = page.getByRole('radio', { name: method })
    await choice.evaluate((radio) => radio.closest('.choice-item')!.scrollIntoView({ block: 'end' }))
    await choice.check()
    await expect.poll(() => isUncovered(page.getByLabel(field))).toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('CPF de quem paga').fill(cpf)
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(page.getByRole('heading', { name: 'Falta pagar o Pix' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  const code = await page.getByText(/^000201/).textContent()
  await payAtBank(page, code!)
  await expect(page.getByRole('heading', { name: 'Contribuição recebida' })).toBeVisible({ timeout: 60_000 })
  expect(await problems(page)).toEqual([])
})

test('a card whose bank asks is confirmed at the bank', async ({ page }) => {
  await enter(page, 'completeMember', 'full')
  await beginEvent(page, 'full', 'Ler Marcos em seis noites')
  await page.goto(churchUrl('full', '/checkout'))
  await payByCard(page, cards.challenge)
  await expect(page.getByRole('heading', { name: 'Seu banco pede uma confirmação' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  // A reload finds the same order, not a second one.
  await page.reload()
  await page.getByRole('link', { name: 'Confirmar no banco' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL(/\/user\/payment\/[A-Z0-9-]+$/)
  await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible()
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar recibo (PDF)' }).click()
  expect(await nameOfPdf(await receipt)).toMatch(/^recibo-[\da-z]{16}\.pdf$/)
})

test('a confirmation that failed takes no money, and the cart is still there', async ({ page }) => {
  await enter(page, 'member', 'full')
  await beginEvent(page, 'full', 'Ler Marcos em seis noites')
  await page.goto(churchUrl('full', '/checkout'))
  await payByCard(page, cards.challenge)
  await page.getByRole('link', { name: 'Confirmar no banco' }).click()
  await page.getByRole('button', { name: 'Recusar' }).click()
  await expect(page.getByRole('heading', { name: 'Pagamento não aprovado' })).toBeVisible()
  await expect(page.getByText('A confirmação no banco não foi concluída.')).toBeVisible()
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar' })).toBeVisible()
  await expect(page.getByText('Ler Marcos em seis noites').first()).toBeAttached()
})

test('a refused card stays filled in; a bank slip pays instead', async ({ page }) => {
  await enter(page, 'completeMember', 'full')
  await beginEvent(page, 'full', 'Retiro da Esperança', 'Criança')
  await page.goto(churchUrl('full', '/checkout'))
  await payByCard(page, cards.declined)
  await expect(page.getByText('O banco recusou o cartão.')).toBeVisible()
  await expect(page.getByLabel('Número do cartão')).toHaveValue(cards.declined)
  await page.getByRole('radio', { name: /^Boleto/ }).check()
  await page.getByLabel('CPF de quem paga').fill(cpf)
  await expect(page.getByLabel('Rua')).toHaveValue('Rua dos Patriotas')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(page.getByRole('heading', { name: 'Seu boleto está pronto' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar boleto (PDF)' }).click()
  expect(await nameOfPdf(await download)).toMatch(/^boleto-[\da-z]+\.pdf$/)
  expect(await problems(page)).toEqual([])
})

test('a card of which nobody knows at first whether it was charged ends as charged', async ({ page }) => {
  await beginGift(page, 'full', 7_000)
  await page.goto(churchUrl('full', '/checkout'))
  await page.getByLabel('Nome completo').fill('Rafael Monteiro')
  await page.getByLabel('E-mail').fill('rafael@example.com')
  await payByCard(page, cards.lost)
  await expect(page.getByRole('heading', { name: 'Contribuição recebida' })).toBeVisible({ timeout: 90_000 })
})

test('a free registration needs one click', async ({ page }) => {
  await enter(page, 'contentAdmin', 'full')
  await beginEvent(page, 'full', 'Café com a vizinhança')
  await page.goto(churchUrl('full', '/checkout'))
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible()
})

test('two clicks make one order', async ({ page }) => {
  await enter(page, 'superAdmin', 'full')
  await beginEvent(page, 'full', 'Café com a vizinhança')
  await page.goto(churchUrl('full', '/checkout'))
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/inscricao/')) sent++
  })
  await page.getByRole('button', { name: 'Confirmar inscrição' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible()
  expect(sent).toBe(1)
})

test('a card is saved, offered, and deleted', async ({ page }) => {
  await enter(page, 'admin', 'full')
  await page.goto(churchUrl('full', '/user/cards'))
  await expect(page.getByText('Nenhum cartão salvo')).toBeVisible()
  await page.getByRole('link', { name: 'Adicionar cartão' }).click()
  await fillCard(page, cards.good)
  await page.getByRole('button', { name: 'Adicionar cartão' }).click()
  await expect(page.getByText('Visa com final 1111')).toBeVisible()
  expect(await problems(page)).toEqual([])

  await beginGift(page, 'full', 3_000)
  await page.goto(churchUrl('full', '/checkout'))
  await page.getByRole('radio', { name: /^Cartão de crédito/ }).check()
  await page.getByRole('radio', { name: /Visa com final 1111/ }).check()
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(page.getByRole('heading', { name: 'Contribuição recebida' })).toBeVisible()

  await page.goto(churchUrl('full', '/user/cards'))
  await page.getByRole('link', { name: 'Excluir Visa com final 1111' }).click()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Excluir cartão' }).click()
  await expect(page.getByText('Nenhum cartão salvo')).toBeVisible()
})

test('a code that nobody has is told to be none', async ({ page }) => {
  await enter(page, 'member', 'full')
  await page.goto(churchUrl('full', '/user/payment/NADA-0000'))
  await expect(page.getByRole('heading', { name: 'Nenhum pagamento com este código' })).toBeVisible()
  expect(await problems(page)).toEqual([])
})

/** Whether somebody who taps on the middle of it, without scrolling, meets it. */
function isUncovered(field: Locator): Promise<boolean> {
  return field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
}
