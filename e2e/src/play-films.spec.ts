import { demoChurches } from '@atrio/demo'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { beginBroadcast, endBroadcasts } from './clock.ts'
import { drawFilm, hasFfmpeg } from './draw-film.ts'
import { enter } from './enter.ts'
import { stop, timeOf } from './watching.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { comeIn, staffUrl } from './staff-site.ts'
import { ofThisTry } from './this-try.ts'
import { churchUrl } from './world.ts'

test.describe.configure({ timeout: 300_000 })
test.skip(!hasFfmpeg, 'FFmpeg, which prepares films, is not installed on this machine')

const words = {
  'pt-BR': {
    waits: 'Espera a transmissão terminar',
    ready: /^(Pronto|Já toca)/,
    refused: 'Não deu certo',
    reason: /Não é um vídeo que se possa ler/,
    create: 'Novo título',
    title: 'Título',
    day: 'Data de publicação',
    who: 'Quem assiste',
    kind: 'Tipo',
    top: 'Em destaque no topo',
    now: 'Publicar agora',
    published: 'Publicado',
    of: 'Título deste filme',
    look: 'Escolher a capa entre cenas do filme',
    use: 'Usar esta cena',
    watch: 'Assistir',
    remove: 'Excluir',
    sure: 'Excluir de vez',
  },
} as const

inOneLanguage('films of Play', words, (say, locale) => {
  test('a volunteer sends a film, which waits for a service, is prepared, gets a cover and is watched on two devices', async ({
    page,
    browser,
  }) => {
    const titulo = ofThisTry('Umbuzeiro à noite')
    const film = `${ofThisTry('umbuzeiro')}.mkv`
    const letter = `${ofThisTry('carta')}.mp4`
    await beginBroadcast(demoChurches.full.codigo)
    await comeIn(page, { as: 'contentAdmin', locale, path: '/play' })
    const send = page.locator('input[type=file]').first()
    const row = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name })
    await send.setInputFiles(drawFilm(film))
    await expect(row(film).getByText(say.waits)).toBeVisible()
    expect(await problemsInEachScheme(page)).toEqual([])

    // Meanwhile its title is written elsewhere.
    await page.goto(staffUrl('/conteudo/play'))
    await page.getByRole('button', { name: say.create, exact: true }).click()
    await page.getByRole('textbox', { name: say.title, exact: true }).fill(titulo)
    await page.getByLabel(say.kind, { exact: true }).selectOption('video')
    await page.getByLabel(say.top, { exact: true }).selectOption('nao')
    await page.getByLabel(say.day, { exact: true }).fill('2026-01-06')
    await page.getByLabel(say.who, { exact: true }).selectOption('gratis')
    await page.getByRole('button', { name: say.now, exact: true }).click()
    await expect(page.locator('main .tag').filter({ hasText: say.published }).first()).toBeVisible()

    await page.goto(staffUrl('/play'))
    await expect
      .poll(
        async () => {
          // Other journeys are live meanwhile.
          await endBroadcasts()
          return row(film).locator('.tag').first().textContent()
        },
        { timeout: 200_000, intervals: [3_000] },
      )
      .toMatch(say.ready)
    await row(film).getByLabel(say.of).selectOption({ label: titulo })
    await row(film).getByRole('button', { name: say.look }).click()
    await expect(row(film).getByRole('img')).toHaveCount(3)
    await row(film).getByRole('button', { name: say.use }).nth(1).click()
    await expect(row(film).getByRole('img')).toHaveCount(0)

    // What is no film is refused in words.
    await send.setInputFiles({ name: letter, mimeType: 'video/mp4', buffer: Buffer.from('A letter.') })
    await expect(row(letter).getByText(say.refused)).toBeVisible({ timeout: 60_000 })
    await expect(row(letter).getByText(say.reason)).toBeVisible()

    const contexts = await Promise.all([browser.newContext({ locale }), browser.newContext({ locale })])
    const [phone, tv] = (await Promise.all(contexts.map((one) => one.newPage()))) as [Page, Page]
    const open = async (on: Page) => {
      await enter(on, 'member', 'full')
      await on.goto(churchUrl('full', `/play/search?busca=umbuzeiro`))
      await on.getByRole('main').getByRole('link', { name: titulo }).first().click()
      await expect(on.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
      await alive(on)
    }
    await open(phone)
    await expect(phone.locator('main img[src*="/arquivo/"]').first()).toBeVisible()
    await phone.getByRole('main').getByRole('link', { name: say.watch, exact: true }).click()
    await expect.poll(() => timeOf(phone), { timeout: 60_000 }).toBeGreaterThan(7)
    const player = phone.getByRole('region', { name: new RegExp(titulo) })
    const stopped = await stop(phone, player)
    await player.locator('.player-seek').hover()
    await expect(player.locator('.player-still-at')).toHaveAttribute('style', /folha-001\.jpg/)

    await open(tv)
    await tv
      .getByRole('main')
      .getByRole('link', { name: /0:\d\d/ })
      .click()
    await expect.poll(() => timeOf(tv), { timeout: 60_000 }).toBeGreaterThanOrEqual(Math.floor(stopped))
    await Promise.all(contexts.map((context) => context.close()))

    // Nothing of it stays for the other journeys.
    await page.reload()
    for (const name of [film, letter]) {
      await row(name).getByRole('button', { name: say.remove, exact: true }).click()
      await row(name).getByRole('button', { name: say.sure, exact: true }).click()
      await expect(row(name)).toHaveCount(0)
    }
  })
})
