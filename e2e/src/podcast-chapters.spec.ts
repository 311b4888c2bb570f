import { expect, test } from '@playwright/test'
import { alive } from './alive.ts'
import { inOneLanguage } from './languages.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': { listen: 'Ouvir: ', expand: 'Abrir o tocador: ', chapters: 'Capítulos', close: 'Fechar' },
  en: { listen: 'Listen: ', expand: 'Open the player: ', chapters: 'Chapters', close: 'Close' },
  es: { listen: 'Escuchar: ', expand: 'Abrir el reproductor: ', chapters: 'Capítulos', close: 'Cerrar' },
}
const first = 'A mesa vem antes'
const second = 'Oração de quem não sabe orar'

inOneLanguage('chapters', words, (say) => {
  test('a visitor sees what an episode is made of and goes there by keyboard', async ({ page }) => {
    await page.goto(churchUrl('full', '/podcast'))
    await alive(page)
    await page.getByRole('button', { name: say.listen + first }).click()
    const time = () => page.evaluate(() => document.querySelector('audio')!.currentTime)
    await expect.poll(time).toBeGreaterThan(0)
    await page.getByRole('button', { name: say.expand + first }).click()
    const sheet = page.getByRole('dialog', { name: first })
    const chapters = sheet.getByRole('region', { name: say.chapters }).getByRole('button')
    await expect(chapters).toHaveText([/O caminho de Emaús/, /Quem senta à mesa/, /Uma oração para a semana/])
    await expect(chapters.nth(0)).toHaveAttribute('aria-current', 'true')
    await chapters.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(chapters.nth(0)).not.toHaveAttribute('aria-current', 'true')
    expect(await time()).toBeGreaterThanOrEqual(20)
    expect(await time()).toBeLessThan(40)
    await sheet.getByRole('button', { name: say.close }).click()
    await page.getByRole('button', { name: say.listen + second }).click()
    await page.getByRole('button', { name: say.expand + second }).click()
    await expect(page.getByRole('dialog', { name: second })).toBeVisible()
    await expect(page.getByRole('region', { name: say.chapters })).toHaveCount(0)
  })
})
