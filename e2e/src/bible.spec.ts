import { demoPeople } from '@atrio/demo'
import { expect, test } from '@playwright/test'
import { alive } from './alive.ts'
import { inEveryLanguage } from './languages.ts'
import { logIn } from './people.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow' })

const languages = {
  'pt-BR': {
    typed: 'Jo 3.16',
    title: 'João 3',
    label: 'Palavra ou referência',
    verse: 'Versículo 16',
  },
  en: { typed: 'John 3:16', title: 'John 3', label: 'Word or reference', verse: 'Verse 16' },
  es: { typed: 'Jn 3:16', title: 'Juan 3', label: 'Palabra o referencia', verse: 'Versículo 16' },
}

inEveryLanguage(languages, ({ typed, title, label, verse }) => {
  test(`a visitor opens "${typed}"`, async ({ page }) => {
    await page.goto(churchUrl('full', '/bible'))
    await page.getByLabel(label).fill(typed)
    await page.getByLabel(label).press('Enter')
    await expect(page).toHaveURL(churchUrl('full', '/bible/kjv/jhn/3#v16'))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.locator('#v16')).toBeInViewport()
    await expect(page.locator('#v16')).toHaveClass(/bible-target/)
    await expect(page.getByRole('button', { name: verse, exact: true })).toBeVisible()
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR', permissions: ['clipboard-read', 'clipboard-write'] })

  test('a visitor finds a chapter in two taps and turns pages with the keys', async ({ page }) => {
    await page.goto(churchUrl('full', '/bible'))
    await expect(page.getByText('Ainda não há um texto em português')).toBeVisible()
    await expect(page.getByText('npm run bible:add -- blivre')).toBeVisible()
    // Without script a book leads to its first chapter.
    await alive(page)
    await page.getByRole('button', { name: 'Rute', exact: true }).press('Space')
    await page.getByRole('link', { name: 'Rute, capítulo 4' }).click()
    await expect(page.getByRole('heading', { name: 'Rute 4', level: 1 })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: '1 Samuel 1', level: 1 })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Rute 4', level: 1 })).toBeVisible()
    await page.goto(churchUrl('full', '/bible'))
    await page.getByRole('link', { name: 'Continuar em Rute 4' }).click()
    await expect(page).toHaveURL(/\/bible\/kjv\/rut\/4$/)
  })

  test('a visitor finds a word, and copies a verse with its reference', async ({ page }) => {
    await page.goto(churchUrl('full', '/bible?busca=begotten+everlasting'))
    await expect(page.getByRole('status').filter({ hasText: 'versículo' })).toBeVisible()
    await alive(page)
    await page.getByRole('link', { name: 'Jo 3.16' }).click()
    await expect(page.getByRole('heading', { name: 'João 3', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Versículo 16', exact: true }).click()
    await page.getByRole('button', { name: 'Copiar' }).click()
    await expect(page.getByText('Copiado com a referência').last()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^“For God so loved the world.*life\.” \(Jo 3\.16, King James Version\)$/)
  })

  test('a search without a result leads on, several passages open together, and an unknown chapter is a real 404', async ({
    page,
  }) => {
    await page.goto(churchUrl('full', '/bible?busca=computador'))
    await page.getByRole('link', { name: 'Ver todos os livros' }).click()
    await expect(page.getByRole('heading', { name: 'Novo Testamento' })).toBeVisible()
    await page.getByLabel('Palavra ou referência').fill('Primeira João 4.8 e Rm 8.28s')
    await page.getByLabel('Palavra ou referência').press('Enter')
    await expect(page.getByRole('heading', { name: '1Jo 4.8' })).toBeVisible()
    await expect(page.getByText('God is love').first()).toBeVisible()
    await page.getByRole('link', { name: 'Rm 8.28–29' }).click()
    await expect(page).toHaveURL(churchUrl('full', '/bible/kjv/rom/8#v28-29'))
    await page.goto(churchUrl('full', '/bible?busca=Gn+1.1-50.26'))
    await expect(page).toHaveURL(churchUrl('full', '/bible/kjv/gen/1'))
    for (const path of ['/bible/kjv/jhn/99', '/bible/nada/jhn/3', '/bible/kjv/tob/1']) {
      const response = await page.goto(churchUrl('full', path))
      expect(response!.status()).toBe(404)
      await expect(page.getByText('O conteúdo não existe ou está indisponível.')).toBeVisible()
    }
  })

  test('a translation that is named with the reference is read, or said not to be here', async ({ page }) => {
    const missing = page.getByText('NVI não está disponível aqui: você está lendo King James Version.')
    await page.goto(churchUrl('full', '/bible'))
    await page.getByLabel('Palavra ou referência').fill('João 3.16 (NVI)')
    await page.getByLabel('Palavra ou referência').press('Enter')
    await expect(page).toHaveURL(churchUrl('full', '/bible/kjv/jhn/3?pedida=NVI#v16'))
    await expect(missing).toBeVisible()
    await page.goto(churchUrl('full', '/bible?busca=Jo+3.16+KJV;+Rm+8.28'))
    await expect(page).toHaveURL(/\/bible\/kjv\?busca=Jo(?:\+|%20)3\.16%3B(?:\+|%20)Rm(?:\+|%20)8\.28$/)
    await expect(missing).toHaveCount(0)
    await page.goto(churchUrl('full', '/bible?busca=Jo+3.16;+Rm+8.28+NVI'))
    await expect(page.getByRole('heading', { name: 'Rm 8.28' })).toBeVisible()
    await expect(missing).toBeVisible()
    await page.goto(churchUrl('full', '/search?q=Jo+3.16+NVI'))
    await page.getByRole('main').getByRole('link', { name: 'João 3.16' }).click()
    await expect(missing).toBeVisible()
    await alive(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('Rm 8.28 NVI')
    await page.getByRole('dialog').getByRole('option', { name: 'Romanos 8.28' }).click()
    await expect(page).toHaveURL(churchUrl('full', '/bible/kjv/rom/8?pedida=NVI#v28'))
    await expect(missing).toBeVisible()
    await page.goto(churchUrl('full', '/bible/kjv/jhn/3?pedida=call+this+number'))
    await expect(page.getByRole('heading', { name: 'João 3' })).toBeVisible()
    await expect(page.getByText('não está disponível aqui')).toHaveCount(0)
  })

  test('a member highlights a verse and writes a note that only they see', async ({ page }) => {
    await logIn(page, demoPeople.completeMember)
    // What was known before comes later than the answer to what is marked now, as on a busy machine.
    const late = Promise.withResolvers<void>()
    const marks = '**/biblia-marcacao/*'
    await page.route(marks, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      await late.promise
      await route.fulfill({ json: { marcacoes: [] } })
    })
    await page.goto(churchUrl('full', '/bible/kjv/psa/23'))
    await page.getByRole('button', { name: 'Versículo 1', exact: true }).click()
    await page.getByRole('button', { name: 'Marcar em verde' }).click()
    await expect(page.locator('#v1')).toHaveAttribute('data-cor', 'verde')
    const listed = page.waitForResponse((response) => response.request().method() === 'GET')
    late.resolve()
    await (await listed).finished()
    await page.unroute(marks)
    await expect(page.locator('#v1')).toHaveAttribute('data-cor', 'verde')
    await page.getByRole('button', { name: 'Versículo 1', exact: true }).click()
    await page.getByRole('button', { name: 'Anotar' }).click()
    await page.getByLabel('Sua nota').fill('Para ler com a vó Lídia')
    await page.getByRole('button', { name: 'Salvar nota' }).click()
    await expect(page.getByText('Para ler com a vó Lídia')).toBeAttached()
    const response = await page.reload()
    expect(await response!.text()).not.toContain('Lídia')
    await expect(page.locator('#v1')).toHaveAttribute('data-cor', 'verde')
    await expect(page.getByText('Para ler com a vó Lídia')).toBeAttached()
  })
})

test.describe('without network', () => {
  test.use({ locale: 'en' })

  test('a chapter that was read opens again, and a book that was kept opens whole', async ({
    page,
    context,
  }) => {
    await page.goto(churchUrl('english', '/bible/kjv/jhn/3'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.goto(churchUrl('english', '/bible/kjv/jhn/3'))
    await page.goto(churchUrl('english', '/bible/kjv/jud/1'))
    await page.goto(churchUrl('english', '/bible/kjv/rut/1'))
    await page.getByRole('button', { name: 'Keep Ruth on this device' }).click()
    await expect(page.getByText('Ruth is on this device and opens without internet.').first()).toBeVisible()

    await context.setOffline(true)
    await page.goto(churchUrl('english', '/bible/kjv/rut/4'))
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth 4' })).toBeVisible()
    await page.goto(churchUrl('english', '/bible/kjv/jhn/3'))
    await expect(page.getByText('For God so loved the world')).toBeVisible()
    await page.goto(churchUrl('english', '/bible/kjv/gen/1'))
    await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeHidden()

    await page.goto(churchUrl('english', '/bible/kjv/rut/2'))
    await page.getByRole('button', { name: 'Remove from device' }).click()
    await expect(page.getByRole('button', { name: 'Keep Ruth on this device' })).toBeVisible()
    await page.goto(churchUrl('english', '/bible/kjv/rut/4'))
    await expect(page.getByRole('heading', { level: 1, name: 'Ruth 4' })).toBeHidden()
  })
})
