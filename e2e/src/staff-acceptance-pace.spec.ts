import { expect, test, type Locator } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { onSlow4G } from './slow-network.ts'
import { comeIn } from './staff-site.ts'

/** How long somebody takes who types and thinks (acceptance 1 of the design of the staff’s site). */
test.describe.configure({ timeout: 180_000 })
test.use({ locale: 'pt-BR', viewport: { width: 360, height: 740 } })

/** In ms: a key, and each thing that is looked for and decided. */
const KEY = 60
const DECISION = 600
const PROMISED = 60_000

const TEXT =
  'Ele dá força ao cansado. No sertão, o juazeiro guarda sombra o ano inteiro: assim é quem espera no Senhor.'

test('a devotional with a picture is scheduled for six in the morning within a minute, at the pace of a person', async ({
  page,
}) => {
  await comeIn(page, { as: 'contentAdmin', locale: 'pt-BR' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
  const buffer = await drawPicture(page)
  await onSlow4G(page)
  const decided = () => page.waitForTimeout(DECISION)
  const press = async (target: Locator) => {
    await decided()
    await target.click()
  }
  const type = async (label: string, text: string) => {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await press(field)
    await field.pressSequentially(text, { delay: KEY })
  }
  const began = Date.now()
  await press(page.getByRole('button', { name: 'Criar', exact: true }))
  const create = page.getByRole('dialog').getByRole('button', { name: 'Novo devocional' })
  await press(create)
  await type('Título', 'À sombra do juazeiro')
  await decided()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Dia', { exact: true }).fill(tomorrow)
  await type('Texto', TEXT)
  await decided()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'juazeiro.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('slider', { name: 'Da esquerda para a direita' })).toBeVisible()
  await type('O que a imagem mostra', 'Juazeiro sozinho no pasto')
  await press(page.getByRole('button', { name: 'Publicar depois', exact: true }))
  const later = page.getByRole('dialog', { name: 'Publicar depois' })
  // What the page proposes is what was wanted.
  await expect(later.getByLabel('Quando', { exact: true })).toHaveValue(/T06:00$/)
  await press(later.getByRole('button', { name: 'Agendar', exact: true }))
  await expect(page.locator('main .tag').filter({ hasText: 'Agendado' }).first()).toBeVisible()
  const took = Date.now() - began
  test.info().annotations.push({ type: 'seconds', description: (took / 1_000).toFixed(1) })
  expect(took).toBeLessThan(PROMISED)
})
