import { expect, test } from '@playwright/test'
import { buyFreeTicket } from './buy-ticket.ts'
import { enter } from './enter.ts'
import { cameraBefore } from './film.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

test('the camera reads the code that a phone shows', async ({ page }) => {
  await enter(page, 'member', 'full')
  const { eventId, codigo } = await buyFreeTicket(page, 'Café com a vizinhança')
  await page.goto(churchUrl('full', `/user/registrations/${eventId}/tickets`))
  const shown = page.getByRole('img', { name: `Código QR do ingresso ${codigo}` })
  await expect(shown).toBeVisible()
  const camera = await cameraBefore(shown)
  try {
    const door = await (await camera.browser.newContext({ locale: 'pt-BR' })).newPage()
    await enter(door, 'admin', 'full')
    await door.goto(churchUrl('full', `/door/${eventId}`))
    await door.getByRole('button', { name: 'Ler com a câmera' }).click()
    await expect(door.getByRole('alert')).toContainText('Pode entrar')
    await expect(door.getByRole('alert')).toContainText(codigo)
  } finally {
    await camera.close()
  }
})
