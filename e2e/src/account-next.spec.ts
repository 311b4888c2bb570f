import { expect, test } from '@playwright/test'
import { buyFreeTicket } from './buy-ticket.ts'
import { giveInCash } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { fits } from './fits.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })

test('what waits for its money comes first, until it is given up; then the next ticket', async ({ page }) => {
  await enter(page, 'superAdmin', 'full')
  await buyFreeTicket(page, 'Café com a vizinhança')
  const gift = await giveInCash(page, 'full')
  await page.goto(churchUrl('full'))
  const mine = page.getByRole('region', { name: 'Próximo para você' })
  await expect(mine.getByRole('link').first()).toHaveText(/Espera seu pagamento.*R\$\s40,00 · até /s)
  await page.goto(churchUrl('full', '/user/account'))
  const next = page.getByRole('main').getByText('Espera seu pagamento')
  await expect(next).toBeVisible()
  expect(await problems(page)).toEqual([])
  await fits(page, 'the account with a gift that waits')
  await page.getByRole('link', { name: 'Ver como pagar' }).click()
  await expect(page).toHaveURL(churchUrl('full', `/user/payment/${gift}`))
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByText('Pedido cancelado').first()).toBeVisible()
  await page.goto(churchUrl('full', '/user/account'))
  const ticket = page.getByRole('main').locator('a[href*="/user/registrations/"]').first()
  await expect(ticket).toBeVisible()
  await expect(next).toHaveCount(0)
  // Of several tickets the first to be used, which may be of another journey.
  await ticket.click()
  await expect(page.getByRole('img', { name: /^Código QR do ingresso / }).first()).toBeVisible()
})

test('who has registered is offered a reminder on their device, and nobody is asked before they press', async ({
  page,
}) => {
  await enter(page, 'admin', 'full')
  const { eventId } = await buyFreeTicket(page, 'Café com a vizinhança')
  await page.goto(churchUrl('full', `/event/${eventId}`))
  const reminder = page.getByText('Quer um lembrete na véspera?')
  await expect(page.getByRole('heading', { level: 1, name: 'Café com a vizinhança' })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  const codigo = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('atrio:token')}` }
    const me = (await (await fetch('/api/v1/me', { headers })).json()) as { user: { id: number } }
    const list = await fetch(`/api/v1/usuario/${me.user.id}/pedido/?limit=1`, { headers })
    return ((await list.json()) as { pedidos: { codigo: string }[] }).pedidos[0]!.codigo
  })
  await page.goto(churchUrl('full', `/checkout/thank-you?pedido=${codigo}`))
  await expect(page.getByRole('heading', { name: 'Café com a vizinhança' })).toBeVisible()
  await expect(reminder).toBeVisible()
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')
  expect(await problems(page)).toEqual([])
  await fits(page, 'registered, with a reminder on offer')
})
