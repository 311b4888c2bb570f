import { expect, test, type Page } from '@playwright/test'
import { alive } from './alive.ts'
import { inOneLanguage } from './languages.ts'
import { problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    listen: 'Ouvir: ',
    pause: 'Pausar: ',
    player: 'Tocador de áudio',
    about: 'Sobre nós',
    queue: 'Pôr na fila: ',
    expand: 'Abrir o tocador: ',
    down: 'Descer na fila: ',
    scrub: 'Posição no episódio',
    more: 'Carregar mais episódios',
    end: 'Você chegou ao primeiro episódio.',
    search: 'Buscar episódios',
    failed: 'Não foi possível carregar as informações.',
    retry: 'Tentar de novo',
    faster: 'Mais rápido',
    close: 'Fechar',
    played: 'Ouvido',
    shortcuts: 'Atalhos do teclado',
  },
  en: {
    listen: 'Listen: ',
    pause: 'Pause: ',
    player: 'Audio player',
    about: 'About us',
    queue: 'Add to queue: ',
    expand: 'Open the player: ',
    down: 'Move down: ',
    scrub: 'Position in the episode',
    more: 'Load more episodes',
    end: 'You have reached the first episode.',
    search: 'Search episodes',
    failed: 'The information could not be loaded.',
    retry: 'Try again',
    faster: 'Faster',
    close: 'Close',
    played: 'Played',
    shortcuts: 'Keyboard shortcuts',
  },
  es: {
    listen: 'Escuchar: ',
    pause: 'Pausar: ',
    player: 'Reproductor de audio',
    about: 'Sobre nosotros',
    queue: 'Poner en la cola: ',
    expand: 'Abrir el reproductor: ',
    down: 'Bajar en la cola: ',
    scrub: 'Posición en el episodio',
    more: 'Cargar más episodios',
    end: 'Llegaste al primer episodio.',
    search: 'Buscar episodios',
    failed: 'No se pudo cargar la información.',
    retry: 'Intentar de nuevo',
    faster: 'Más rápido',
    close: 'Cerrar',
    played: 'Escuchado',
    shortcuts: 'Atajos del teclado',
  },
}
const first = 'A mesa vem antes'
const second = 'Oração de quem não sabe orar'
const third = 'Descansar também é obedecer'

inOneLanguage('listening on the way', words, (say) => {
  test('a visitor listens while going from page to page, and goes on after a reload', async ({ page }) => {
    await openPodcast(page)
    await page.getByRole('button', { name: say.listen + first }).click()
    const player = page.getByRole('region', { name: say.player })
    await expect(player).toBeVisible()
    await expect.poll(() => time(page)).toBeGreaterThan(1)
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: say.about }).click()
    await expect(page).toHaveURL(/\/about$/)
    const before = await time(page)
    await expect.poll(() => time(page)).toBeGreaterThan(before)
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)

    const scrubber = player.getByRole('slider', { name: say.scrub })
    await scrubber.fill('40')
    await expect.poll(() => time(page)).toBeGreaterThan(39)
    await page.reload()
    await expect(scrubber).toHaveValue(/^[4-6]\d$/)
    expect(await time(page)).toBe(-1)
    await player.getByRole('button', { name: say.listen + first }).click()
    await expect.poll(() => time(page)).toBeGreaterThan(39)
  })
})

inOneLanguage('the queue', words, (say) => {
  test('a visitor queues two episodes, puts them in order, and hears the next by itself', async ({
    page,
  }) => {
    await openPodcast(page)
    await page.getByRole('button', { name: say.listen + first }).click()
    await page.getByRole('button', { name: say.queue + second }).click()
    await page.getByRole('button', { name: say.queue + third }).click()
    await page.getByRole('button', { name: say.expand + first }).click()
    const sheet = page.getByRole('dialog', { name: first })
    await expect(sheet.locator('ol .listener-title')).toHaveText([second, third])
    await sheet.getByRole('button', { name: say.down + second }).click()
    await expect(sheet.locator('ol .listener-title')).toHaveText([third, second])
    const scrubber = sheet.getByRole('slider', { name: say.scrub })
    await expect(scrubber).toBeEnabled()
    await scrubber.press('End')
    await expect(page.getByRole('dialog', { name: third })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: say.expand + third })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: first }).getByText(say.played)).toBeVisible()
  })
})

inOneLanguage('the list of episodes', words, (say) => {
  test('a visitor goes by tens to the end of the list', async ({ page }) => {
    await openPodcast(page)
    const episodes = page.locator('.podcast-episodes > li')
    await expect(episodes).toHaveCount(10)
    await page.getByRole('link', { name: say.more }).click()
    await expect(episodes).toHaveCount(20)
    await page.getByRole('link', { name: say.more }).click()
    await expect(episodes).toHaveCount(23)
    await expect(page.getByText(say.end)).toBeVisible()
    await expect(page.getByRole('link', { name: say.more })).toHaveCount(0)
    await page.reload()
    await expect(episodes).toHaveCount(23)
    await page.getByLabel(say.search).fill('setenta')
    await expect(episodes).toHaveCount(1)
    await expect(page).toHaveURL(/busca=setenta/)
    await expect(episodes.getByText(/^(?:Para adultos|For adults)$/)).toBeVisible()
  })
})

inOneLanguage('a silent feed', words, (say) => {
  test('a feed that nobody answers for says so, and can be tried again', async ({ page }) => {
    const response = await page.goto(churchUrl('otherOrganisation', '/podcast'))
    expect(response!.status()).toBe(503)
    await expect(page.getByRole('heading', { name: say.failed })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porch Light')
    await expect(page.getByRole('link', { name: say.retry })).toHaveAttribute('href', '/podcast')
  })
})

test.describe('the player', () => {
  test.use({ locale: 'pt-BR' })
  const say = words['pt-BR']

  test('obeys single keys, but not while someone types, nor once they are switched off', async ({ page }) => {
    await listen(page)
    const rate = () => page.evaluate(() => document.querySelector('audio')!.playbackRate)
    const blur = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await blur()
    await page.keyboard.press(']')
    await expect.poll(rate).toBe(1.1)
    await page.keyboard.press('Space')
    await expect(
      page.getByRole('region', { name: say.player }).getByRole('button', { name: say.listen }),
    ).toBeVisible()
    await page.getByLabel(say.search).pressSequentially(']] ')
    expect(await rate()).toBe(1.1)
    await page.getByRole('button', { name: say.expand + first }).click()
    await page.getByLabel(say.shortcuts).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: say.close }).click()
    await blur()
    await page.keyboard.press(']')
    expect(await rate()).toBe(1.1)
  })

  test('remembers the speed of a podcast, not of the other', async ({ page }) => {
    await listen(page)
    await page.getByRole('button', { name: say.expand + first }).click()
    for (let step = 0; step < 5; step++) await page.getByRole('button', { name: say.faster }).click()
    await expect(page.getByRole('dialog').getByText('1,5×').first()).toBeVisible()
    await page.goto(churchUrl('full', '/podcast?programa=conversas'))
    await alive(page)
    await page.getByRole('button', { name: `${say.listen}Telas na mesa do jantar` }).click()
    const rate = () => page.evaluate(() => document.querySelector('audio')!.playbackRate)
    await expect.poll(() => time(page)).toBeGreaterThan(0)
    expect(await rate()).toBe(1)
    await openPodcast(page)
    await page.getByRole('button', { name: say.listen + second }).click()
    await expect.poll(rate).toBe(1.5)
  })

  test('moves nothing of the page when it appears, and hides no focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await openPodcast(page)
    const button = page.getByRole('button', { name: say.listen + second })
    await button.scrollIntoViewIfNeeded()
    const top = () => button.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await button.click()
    const player = page.getByRole('region', { name: say.player })
    await expect(player).toBeVisible()
    const pausing = page.locator('.podcast-actions').getByRole('button', { name: say.pause + second })
    expect(await pausing.evaluate((element) => element.getBoundingClientRect().top)).toBe(before)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    const bar = await player.evaluate((element) => element.getBoundingClientRect().top)
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      // The browser brings what has the focus into sight in its own time.
      const hidden = () =>
        page.evaluate((top) => {
          const focused = document.activeElement!
          return focused.closest('.listener') ? 0 : focused.getBoundingClientRect().bottom - top
        }, bar)
      await expect.poll(hidden).toBeLessThanOrEqual(1)
    }
  })

  test('stops when another tab begins to play', async ({ page, context }) => {
    await listen(page)
    const other = await context.newPage()
    await listen(other)
    await expect.poll(() => page.evaluate(() => document.querySelector('audio')!.paused)).toBe(true)
    expect(await other.evaluate(() => document.querySelector('audio')!.paused)).toBe(false)
  })

  test('shuts nobody out, in light and in dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await listen(page)
    await page.getByRole('button', { name: say.queue + second }).click()
    expect(await problemsInEachScheme(page)).toEqual([])
    await page.getByRole('button', { name: say.expand + first }).click()
    expect(await problemsInEachScheme(page)).toEqual([])
  })

  test('costs nothing to who does not listen', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(churchUrl('full', '/about'))
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => /player|engine|gravacao/.test(path))).toEqual([])
    await expect(page.locator('audio')).toHaveCount(0)
  })
})

test('the feed that apps read names recordings of the size they have', async ({ page }) => {
  await page.goto(churchUrl('english', '/podcast'))
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  const found = await page.evaluate(async (address) => {
    const xml = await (await fetch(address)).text()
    const [, url, length] = /<enclosure url="([^"]+)" length="(\d+)"/.exec(xml) ?? []
    const file = await fetch(url!, { headers: { range: 'bytes=0-3' } })
    const begin = await file.text()
    return { length, status: file.status, begin, range: file.headers.get('content-range') }
  }, feed!)
  expect(found).toEqual({
    length: found.length,
    status: 206,
    begin: 'RIFF',
    range: `bytes 0-3/${found.length}`,
  })
})

/** Buttons do nothing before the page is alive. */
async function openPodcast(page: Page): Promise<void> {
  await page.goto(churchUrl('full', '/podcast'))
  await alive(page)
}

async function listen(page: Page): Promise<void> {
  await openPodcast(page)
  // The bar of what was heard last has a button of this name, too; who has heard a part goes on.
  const name = new RegExp(`^(Ouvir|Continuar): ${first}$`)
  await page.locator('.podcast-episodes').getByRole('button', { name }).click()
  await expect.poll(() => time(page)).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: words['pt-BR'].player })).toBeVisible()
}

/** Where the recording is, in seconds; -1 while there is none. */
function time(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1)
}
