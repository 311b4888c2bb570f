import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { inEveryLanguage, inOneLanguage } from './languages.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    church: 'full',
    open: 'Buscar',
    typed: 'oracao',
    found: /Oração da manhã/,
    slip: 'paraboals',
    meant: 'Parábolas à mesa',
    event: 'Noite de coral',
    reference: 'jo 3 16',
    place: 'João 3.16',
    none: 'Nada encontrado para “xyzzyx”',
    browse: 'Eventos',
    give: 'doar',
    giving: 'Contribuir',
  },
  en: {
    church: 'english',
    open: 'Search',
    typed: 'PEACE still',
    found: /Peace, be still/,
    slip: 'cushoin',
    meant: 'Peace, be still',
    event: 'Chowder supper',
    reference: 'John 3:16',
    place: 'John 3:16',
    none: 'Nothing found for “xyzzyx”',
    browse: 'Events',
    give: 'give',
    giving: 'Give',
  },
  es: {
    church: 'spanish',
    open: 'Buscar',
    typed: 'volver camino',
    found: /Volver por el mismo camino/,
    slip: 'volevr camino',
    meant: 'Volver por el mismo camino',
    event: 'Caminata y desayuno',
    reference: 'Jn 3:16',
    place: 'Juan 3:16',
    none: 'No encontramos nada para «xyzzyx»',
    browse: 'Eventos',
    give: 'ofrendar',
    giving: 'Ofrendar',
  },
} as const

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const option = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('option', { name })

async function openSearch(page: Page) {
  await alive(page)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

inEveryLanguage(words, (said) => {
  test('a visitor finds what they type, with slips and by reference', async ({ page }) => {
    await page.goto(churchUrl(said.church, '/'))
    await alive(page)
    await page.getByRole('link', { name: said.open, exact: true }).click()
    await field(page).fill(said.typed)
    await expect(option(page, said.found).first()).toBeVisible()
    await field(page).fill(said.slip)
    await expect(option(page, said.meant).first()).toBeVisible()
    await field(page).fill(said.reference)
    await option(page, said.place).click()
    await expect(page).toHaveURL(/\/bible\/[a-z]+\/jhn\/3#v16/)
  })
})

inOneLanguage('an event that is looked for', words, (said) => {
  test('a visitor finds an event and lands on its page', async ({ page }) => {
    await page.goto(churchUrl(said.church, '/'))
    await openSearch(page)
    await field(page).fill(said.event)
    await option(page, said.event).click()
    await expect(page).toHaveURL(/\/event\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: said.event })).toBeVisible()
  })
})

inEveryLanguage(words, (said) => {
  test('a search that finds nothing says what to try, and giving is found by its verbs', async ({ page }) => {
    await page.goto(churchUrl(said.church, '/search?q=xyzzyx'))
    await expect(page.getByRole('heading', { name: said.none })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').getByRole('link', { name: said.browse })).toBeVisible()
    await page.goto(churchUrl(said.church, `/search?q=${said.give}`))
    await page.getByRole('main').getByRole('link', { name: said.giving }).first().click()
    await expect(page).toHaveURL(/\/give/)
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('the keyboard alone opens, walks, chooses and closes', async ({ page }) => {
    await page.goto(churchUrl('full', '/about'))
    await openSearch(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('rampa da rua')
    await expect(option(page, /A rampa da rua lateral/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const active = page.getByRole('option', { selected: true })
    await expect(active).toHaveAccessibleName(/A rampa da rua lateral/)
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /A rampa da rua lateral/ })).toBeVisible()
    await openSearch(page)
    await expect(option(page, 'rampa da rua')).toBeVisible()
  })

  test('the key / writes a slash where someone writes, and can be switched off', async ({ page }) => {
    await page.goto(churchUrl('full', '/songs'))
    await alive(page)
    await page.getByRole('searchbox').press('/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await openSearch(page)
    await page.getByRole('checkbox', { name: 'Abrir a busca com a tecla /' }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await openSearch(page)
  })

  test('actions are found by what people call them', async ({ page }) => {
    await page.goto(churchUrl('full', '/'))
    await openSearch(page)
    await field(page).fill('login')
    await option(page, 'Entrar').click()
    await expect(page).toHaveURL(/\/access/)
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await openSearch(page)
    await field(page).fill('mudar igreja')
    await option(page, /igreja/i)
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await openSearch(page)
    await field(page).fill('english')
    await option(page, 'Idioma: English').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('a module that the church does not have is nowhere', async ({ page }) => {
    await page.goto(churchUrl('sparse', '/'))
    await openSearch(page)
    await field(page).fill('devocion')
    await expect(
      page
        .getByRole('dialog')
        .getByText(/Nada encontrado/)
        .last(),
    ).toBeVisible()
    await expect(page.getByRole('option', { name: /Devocionais/ })).toHaveCount(0)
  })

  test('filters and pages work without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })
    const page = await context.newPage()
    await page.goto(churchUrl('full', '/'))
    await page.getByRole('link', { name: 'Buscar', exact: true }).click()
    await page.getByRole('searchbox').fill('oracao')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Oração da manhã' }).first()).toBeVisible()
    await page.getByRole('link', { name: /^Devocionais \(/ }).click()
    await expect(page).toHaveURL(/tipo=devocional/)
    await expect(page.getByRole('heading', { level: 3, name: 'Oração da manhã' })).toHaveCount(0)
    await context.close()
  })
})
