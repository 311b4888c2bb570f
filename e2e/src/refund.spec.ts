import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { buyFreeTicket } from './buy-ticket.ts'
import { giveInCash } from './checkout-cart.ts'
import { enter } from './enter.ts'
import { mailsTo, nextMail } from './mail.ts'
import { problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

test('the link in the mail of an order gives the place back without an account', async ({
  page,
  browser,
  request,
}) => {
  const { email } = demoPeople.admin
  await enter(page, 'admin', 'full')
  const seen = await mailsTo(request, email)
  const { eventId, codigo } = await buyFreeTicket(page, 'Café com a vizinhança')
  const { text } = await nextMail(request, email, { seen, says: /\/checkout\/refund\?/ })
  const link = /https?:\/\/\S+\/checkout\/refund\?\S+/.exec(text)![0]

  const mailbox = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await mailbox.goto(link)
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Liberar o seu lugar' })).toBeVisible()
  expect(await problemsInEachScheme(mailbox)).toEqual([])
  // Nobody paid, so no money is spoken of.
  await expect(mailbox.getByRole('main').getByText('R$')).toHaveCount(0)
  await mailbox.getByRole('button', { name: 'Liberar o meu lugar' }).click()
  await expect(mailbox.getByText('Desistir dos ingressos?')).toBeVisible()
  await mailbox.getByRole('button', { name: 'Liberar o meu lugar' }).click()
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Seu lugar foi liberado' })).toBeFocused()
  // Opened once more, it says the same and offers nothing.
  await mailbox.goto(link)
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Seu lugar foi liberado' })).toBeVisible()
  await expect(mailbox.getByRole('button', { name: 'Liberar o meu lugar' })).toBeHidden()
  await mailbox.context().close()

  await page.goto(churchUrl('full', `/user/registrations/${eventId}/tickets`))
  await expect(page.getByRole('img', { name: codigo })).toHaveCount(0)
})

test('who gives up an order before paying is told that nothing was charged', async ({ page }) => {
  await enter(page, 'admin', 'full')
  const pedido = await giveInCash(page, 'full')
  await page.goto(churchUrl('full', `/user/payment/${pedido}`))
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible()
  await page.goto(churchUrl('full', `/checkout/refund?pedido=${pedido}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido cancelado' })).toBeVisible()
  await expect(page.getByText('Nada foi cobrado')).toBeVisible()
})
