import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { alive } from './alive.ts'
import { inEveryLanguage } from './languages.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    church: 'full',
    search: 'Buscar nos devocionais',
    busca: 'ORACAO termina',
    found: 'O pão de hoje',
  },
  en: { church: 'english', search: 'Search the devotionals', busca: 'CUSHION', found: 'Peace, be still' },
  es: {
    church: 'spanish',
    search: 'Buscar en los devocionales',
    busca: 'emaus',
    found: 'Volver por el mismo camino',
  },
} as const

inEveryLanguage(words, ({ church, search, busca, found }) => {
  test('a visitor finds a devotional and reads it', async ({ page }) => {
    await page.goto(churchUrl(church, '/devotionals'))
    await page.getByRole('searchbox', { name: search }).fill(busca)
    await expect(page).toHaveURL(/busca=/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
    await page.getByRole('link', { name: found }).click()
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(found))
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('a reader makes the text their own, and a reload keeps it', async ({ page }) => {
    await page.goto(churchUrl('full', '/devotionals'))
    await page.getByRole('link', { name: 'Levante os olhos' }).click()
    await page.getByRole('button', { name: 'Texto' }).click()
    const size = () =>
      page.getByText('É uma boa pergunta.').evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
    const before = await size()
    await page.getByRole('button', { name: 'Aumentar a letra' }).click()
    await page.getByText('Sépia').click()
    await expect.poll(size).toBeGreaterThan(before)
    await page.reload()
    await expect(page.locator('[data-reader-theme="sepia"]')).toBeVisible()
    await expect.poll(size).toBeGreaterThan(before)
  })

  test('a reference opens its words right there, by keyboard, and leads back to where it stood', async ({
    page,
  }) => {
    await page.goto(churchUrl('full', '/devotionals'))
    // Before a page is alive its links load whole pages, and the reference is one to the Bible.
    await alive(page)
    await page.getByRole('link', { name: 'Levante os olhos' }).click()
    // A change of page takes the focus along, and would take it from the reference.
    await expect(page.getByRole('heading', { level: 1, name: 'Levante os olhos' })).toBeFocused()
    const reference = page.getByRole('link', { name: 'Salmo 121.1-2', exact: true })
    const words = page.getByRole('dialog', { name: 'Salmo 121.1-2' })
    await reference.press('Enter')
    await expect(words).toContainText('I will lift up mine eyes')
    await expect(words).toContainText('Ainda não há um texto em português')
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await expect(reference).toBeFocused()
    await reference.press('Enter')
    await words.getByRole('button', { name: 'Fechar' }).click()
    await expect(words).toBeHidden()
    await expect(reference).toBeFocused()
  })

  test('a search that finds nothing leads back to everything, without script too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto(churchUrl('full', '/news'))
    await page.getByRole('searchbox').fill('xyzzy')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { name: 'Nada encontrado' })).toBeVisible()
    await page.getByRole('link', { name: 'Mostrar tudo' }).click()
    await expect(page.getByRole('link', { name: 'A rampa da rua lateral está pronta' })).toBeVisible()
    await context.close()
  })

  test('no third party hears of a reader before the click', async ({ page }) => {
    const outside: string[] = []
    await page.route(/youtube/, (route) => {
      outside.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Filme</p>' })
    })
    await page.goto(churchUrl('full', '/news'))
    await page.getByRole('link', { name: /Cinema na praça/ }).click()
    const button = page.getByRole('button', { name: 'Carregar do YouTube' })
    await button.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])
    await button.click()
    await expect(page.frameLocator('iframe').getByText('Filme')).toBeVisible()
    expect(outside).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'])
  })

  test('a result that is chosen right after typing is opened, though the list follows the typing', async ({
    page,
  }) => {
    await page.goto(churchUrl('full', '/songs'))
    await expect(page.getByRole('link', { name: 'Oração da manhã' })).toBeVisible()
    await alive(page)
    await page.route(/\.data|song-page/, async (route) => {
      await setTimeout(1_000)
      await route.continue()
    })
    await page.getByLabel('Buscar louvor').fill('oracao')
    await page.getByRole('link', { name: 'Oração da manhã' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oração da manhã')
  })

  test('a student reads a lesson and finds it marked', async ({ page }) => {
    // A notification knows a series by its id, and leads to the same page.
    await page.goto(churchUrl('full', '/ebds/1'))
    await expect(page).toHaveURL(/\/ebds\/[a-z-]+$/)
    await page.goto(churchUrl('full', '/ebds/parabolas-da-mesa'))
    await page.getByRole('link', { name: 'Começar' }).click()
    await page.getByRole('button', { name: 'Marcar como lida' }).click()
    await page.getByRole('link', { name: 'Parábolas à mesa' }).click()
    await expect(page.getByText('1 de 4 lidas neste navegador')).toBeVisible()
  })

  test('a newcomer finds a project and who to write to', async ({ page }) => {
    await page.goto(churchUrl('full', '/ministries'))
    await page.getByRole('link', { name: 'Sopa e conversa' }).click()
    await page.getByRole('link', { name: 'Cozinha nova' }).click()
    await expect(page.getByRole('img', { name: /66% alcançado/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5511/,
    )
  })

  for (const path of [
    '/devotionals/999999',
    '/news/x',
    '/ebds/nada',
    '/publications/nada',
    '/ministries/1/projects/9999',
  ]) {
    test(`${path} says that there is no such content`, async ({ page }) => {
      const response = await page.goto(churchUrl('full', path))
      expect(response!.status()).toBe(404)
      await expect(page.getByText('O conteúdo não existe ou está indisponível.')).toBeVisible()
    })
  }
})
