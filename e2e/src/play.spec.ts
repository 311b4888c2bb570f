import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { enter } from './enter.ts'
import { stop, timeOf } from './watching.ts'
import { inOneLanguage } from './languages.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    church: 'full',
    person: 'member',
    row: 'Para começar',
    first: 'Natal em casa',
    free: 'Antes do amanhecer',
    locked: 'Como ler os Salmos',
    search: 'Título, tema, quem fala ou palavras da descrição.',
    typed: 'SALMOS',
    plans: 'Ver os planos',
    watch: 'Assistir',
    region: 'Player: Antes do amanhecer',
    add: 'Pôr na minha lista',
    remove: 'Tirar da minha lista',
    list: 'Minha lista',
    full: 'Todas as suas telas estão em uso',
    stop: /^Parar em/,
  },
  en: {
    church: 'english',
    person: 'sameOrganisationMember',
    row: 'Start here',
    first: 'The Long Table',
    free: 'The Keepers',
    locked: 'Open Rehearsal',
    search: 'Title, topic, who speaks, or words of the description.',
    typed: 'OPEN rehearsal',
    plans: 'See the plans',
    watch: 'Watch',
    region: 'Player: The Keepers',
    add: 'Add to my list',
    remove: 'Remove from my list',
    list: 'My list',
    full: 'All your screens are in use',
    stop: /^Stop on/,
  },
  es: {
    church: 'spanish',
    person: 'twoChurchesMember',
    row: 'Para empezar',
    first: 'La mesa larga',
    free: 'Antes del alba',
    locked: 'La mujer que entró sin invitación',
    search: 'Título, tema, quién habla o palabras de la descripción.',
    typed: 'INVITACION',
    plans: 'Ver los planes',
    watch: 'Ver',
    region: 'Reproductor: Antes del alba',
    add: 'Añadir a mi lista',
    remove: 'Quitar de mi lista',
    list: 'Mi lista',
    full: 'Todas tus pantallas están en uso',
    stop: /^Parar en/,
  },
} as const

inOneLanguage('Play', words, (word) => {
  test('a visitor goes through the rows by arrow keys, finds a film, and is led to the plans', async ({
    page,
  }) => {
    await page.goto(churchUrl(word.church, '/play/nothing/here'))
    await expect(page).toHaveURL(/\/play$/)
    await alive(page)
    const row = page.getByRole('region', { name: word.row })
    await row.getByRole('listitem').first().getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect(row.getByRole('listitem').nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(row.getByRole('listitem').first().getByRole('link')).toBeFocused()
    // The search of everything leads to that of Play, which knows who asks.
    await page.goto(churchUrl(word.church, `/search?q=${word.typed}`))
    await page.getByRole('main').locator('a[href^="/play/search"]').click()
    await expect(page.getByRole('link', { name: word.locked })).toBeVisible()
    await page.goto(churchUrl(word.church, '/play/search'))
    await page.getByRole('searchbox', { name: word.search }).fill(word.typed)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: word.locked }).click()
    await expect(page.getByRole('heading', { level: 1, name: word.locked })).toBeVisible()
    await page.getByRole('link', { name: word.plans }).click()
    await expect(page).toHaveURL(/\/play\/plans\?redirectTo=%2Fplay%2Fwatch%2F\d+/)
  })

  test('a member keeps a film, watches it, goes on on another device, and stops the one that is in the way', async ({
    page,
    browser,
  }) => {
    const open = async (on: Page) => {
      await enter(on, word.person, word.church)
      await on.goto(churchUrl(word.church, '/play'))
      await on
        .getByRole('region', { name: word.row })
        .getByRole('link', { name: new RegExp(word.free) })
        .click()
      await expect(on.getByRole('heading', { level: 1, name: word.free })).toBeVisible()
    }
    const watch = (on: Page) =>
      on.getByRole('main').getByRole('link', { name: word.watch, exact: true }).click()
    await open(page)
    const [add, remove] = [word.add, word.remove].map((name) => page.getByRole('button', { name }))
    await expect(add!.or(remove!)).toBeVisible()
    // It may be there from a try before.
    if (await remove!.isVisible()) await remove!.click()
    await add!.click()
    await expect(remove!).toBeVisible()
    await watch(page)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(7)
    const stopped = await stop(page, page.getByRole('region', { name: word.region }))

    const others = await Promise.all([browser.newContext(), browser.newContext()])
    const [tablet, tv] = await Promise.all(others.map((context) => context.newPage()))
    await open(tablet!)
    await tablet!
      .getByRole('main')
      .getByRole('link', { name: /0:\d\d/ })
      .click()
    await expect.poll(() => timeOf(tablet!)).toBeGreaterThanOrEqual(Math.floor(stopped))
    // On a phone no control is cut off.
    await tablet!.setViewportSize({ width: 360, height: 740 })
    await expect(tablet!.locator('.player-buttons > :last-child')).toBeInViewport({ ratio: 1 })

    await enter(tv!, word.person, word.church)
    // A screen counts while it says that it plays.
    await Promise.all([page, tablet!].map((screen) => screen.reload()))
    for (const screen of [page, tablet!]) await expect(screen.locator('video')).toHaveCount(1)
    await tv!.goto(page.url())
    await expect(tv!.getByText(word.full).first()).toBeVisible()
    await tv!.getByRole('button', { name: word.stop }).first().click()
    await expect.poll(() => timeOf(tv!)).toBeGreaterThan(0)

    await tv!.goto(churchUrl(word.church, '/play/browse?lista=minha'))
    await expect(tv!.getByRole('link', { name: new RegExp(word.free) })).toBeVisible()
    await Promise.all(others.map((context) => context.close()))
  })
})
