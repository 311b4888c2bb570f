import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { fits } from './fits.ts'
import { problems } from './problems.ts'
import { churchUrl } from './world.ts'

test.describe('studies', () => {
  test.use({ locale: 'pt-BR' })

  test('are read by everybody where the church says so, and printed from a dark page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(churchUrl('full', '/studies'))
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
    const questions = page.getByRole('heading', { name: 'Para conversar' })
    await expect(questions).toBeVisible()
    const whatsapp = page.getByRole('link', { name: 'Enviar por WhatsApp' })
    await expect(whatsapp).toHaveAttribute('href', /wa\.me/)
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
      await expect(questions).toBeVisible()
      await expect(whatsapp).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      // Letters are dark enough for white paper.
      expect(await problems(page)).toEqual([])
    }
  })
})

test.describe('studies of a church that keeps them for its people', () => {
  test.use({ locale: 'es', viewport: { width: 390, height: 844 } })

  test('lead a visitor past a wall to the log-in, and on to the study', async ({ page }) => {
    await page.goto(churchUrl('spanish', '/studies'))
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
    const titulo = (await link.textContent())!.trim()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/es para quienes tienen cuenta/)
    expect(await problems(page)).toEqual([])
    await fits(page, 'the wall')
    // The server sends nothing of it, to anybody.
    const sent = await page.evaluate(async () => (await fetch(location.href)).text())
    expect(sent).not.toContain(titulo)

    await page.getByRole('link', { name: 'Entrar para leer' }).click()
    const { email, password } = demoPeople.twoChurchesMember
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Para conversar' })).toBeVisible()
    expect(await problems(page)).toEqual([])
  })
})
