import { expect, test, type Page } from '@playwright/test'
import { carryCaptionsWithin } from './captioned-stream.ts'
import { copied } from './clipboard.ts'
import { hasFfmpeg } from './draw-film.ts'
import { inOneLanguage } from './languages.ts'
import { churchUrl } from './world.ts'

const words = {
  'pt-BR': {
    church: 'full',
    search: 'Buscar nos vídeos',
    busca: 'oracao AGENDA',
    title: 'Antes do sol',
    watch: 'Assistir: Antes do sol',
    controls: 'Controles do vídeo',
    pause: 'Pausar',
    captions: 'Legendas',
    transcript: 'Transcrição',
    said: /Levante-se devagar/,
    copy: /Copiar link em 0:(1[7-9]|2\d)/,
  },
  en: {
    church: 'english',
    search: 'Search the videos',
    busca: 'PRAYER comes before',
    title: 'A great while before day',
    watch: 'Watch: A great while before day',
    controls: 'Video controls',
    pause: 'Pause',
    captions: 'Captions',
    transcript: 'Transcript',
    said: /Get up slowly/,
    copy: /Copy link at 0:(1[7-9]|2\d)/,
  },
  es: {
    church: 'spanish',
    search: 'Buscar en los videos',
    busca: 'oracion AGENDA',
    title: 'Antes del amanecer',
    watch: 'Ver: Antes del amanecer',
    controls: 'Controles del video',
    pause: 'Pausar',
    captions: 'Subtítulos',
    transcript: 'Transcripción',
    said: /Levántate despacio/,
    copy: /Copiar enlace en 0:(1[7-9]|2\d)/,
  },
} as const

const video = (page: Page) => page.locator('video')
const timeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

inOneLanguage('a video and its words', words, (word) => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('a visitor finds a video by what is said in it, watches it and copies a moment', async ({ page }) => {
    await page.goto(churchUrl(word.church, '/videos'))
    await page.getByRole('searchbox', { name: word.search }).fill(word.busca)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/busca=/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
    await page.getByRole('link', { name: word.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
    await expect(video(page)).toHaveCount(0)
    await page.getByRole('button', { name: word.watch }).click()
    await expect(page.getByRole('group', { name: word.controls })).toBeVisible()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3)
    await page.getByRole('button', { name: word.captions, exact: true }).click()
    await page.getByText(word.transcript, { exact: true }).click()
    // The page looks by itself: on a busy machine the words are over before a journey asks.
    const heard = page.waitForFunction(
      (said) => new RegExp(said).test(document.querySelector('.player-cue')?.textContent ?? ''),
      word.said.source,
    )
    await page.getByRole('button', { name: word.said }).click()
    await heard
    await page.getByRole('button', { name: word.pause, exact: true }).click()
    expect(await timeOf(page)).toBeGreaterThanOrEqual(17)
    await page.getByRole('button', { name: word.copy }).click()
    await copied(page, /\/videos\/[\w-]+\?t=(1[7-9]|2\d)$/)
  })
})

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('the keys of the player do what they do elsewhere', async ({ page }) => {
    await start(page, '/videos/antes-do-sol')
    const state = () =>
      video(page).evaluate(({ paused, muted, volume, playbackRate }: HTMLVideoElement) => ({
        paused,
        muted,
        volume: Math.round(volume * 10) / 10,
        playbackRate,
      }))
    await page.keyboard.press('k')
    await expect.poll(state).toMatchObject({ paused: true })
    const before = await timeOf(page)
    await page.keyboard.press('l')
    await expect.poll(() => timeOf(page)).toBeCloseTo(before + 10, 0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => timeOf(page)).toBeCloseTo(before + 5, 0)
    await page.keyboard.press('j')
    await expect.poll(() => timeOf(page)).toBeLessThan(before + 1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('.')
    await expect.poll(() => timeOf(page)).toBeGreaterThan(5)
    await page.keyboard.press('m')
    await expect.poll(state).toMatchObject({ muted: true })
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowDown')
    await expect.poll(state).toMatchObject({ muted: false, volume: 0.9 })
    await page.keyboard.press('>')
    await expect.poll(state).toMatchObject({ playbackRate: 1.25 })
    await page.keyboard.press('<')
    await page.keyboard.press(' ')
    await expect.poll(state).toMatchObject({ paused: false, playbackRate: 1 })
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('player')
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  })

  test('keys count that come faster than the browser answers', async ({ page }) => {
    await start(page, '/videos/antes-do-sol')
    const state = await page.evaluate(() => {
      const video = document.querySelector('video')!
      for (const key of ['m', 'm', '>', '>', 'ArrowDown', 'ArrowDown', 'k', 'k', 'm', 'm', 'm', 'k']) {
        video.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
      const { paused, muted, volume, playbackRate } = video
      return { paused, muted, volume: Math.round(volume * 10) / 10, playbackRate }
    })
    expect(state).toEqual({ paused: true, muted: true, volume: 0.8, playbackRate: 1.5 })
  })

  test('the sound alone has controls of the house, by keyboard too, and only one thing sounds', async ({
    page,
  }) => {
    await start(page, '/videos/antes-do-sol')
    const line = page.getByRole('group', { name: 'Áudio: Antes do sol' })
    const sound = () =>
      line.locator('audio').evaluate(({ paused, currentTime }: HTMLAudioElement) => ({ paused, currentTime }))
    await line.getByRole('button', { name: 'Ouvir o áudio' }).press('Enter')
    await expect.poll(sound).toMatchObject({ paused: false })
    await expect.poll(() => video(page).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
    await line.getByRole('button', { name: 'Pausar o áudio' }).press('Enter')
    await expect.poll(sound).toMatchObject({ paused: true })
    const place = line.getByRole('slider', { name: 'Posição no áudio' })
    await place.press('Home')
    for (let press = 0; press < 3; press++) await place.press('ArrowRight')
    await expect.poll(sound).toMatchObject({ currentTime: 3 })
    await expect(place).toHaveAttribute('aria-valuetext', /^0:03 de \d/)
    // The video silences it in its turn.
    await line.getByRole('button', { name: 'Ouvir o áudio' }).click()
    await expect.poll(sound).toMatchObject({ paused: false })
    await video(page).evaluate((element: HTMLVideoElement) => element.play())
    await expect.poll(sound).toMatchObject({ paused: true })
  })

  test('keys outside the player are the page’s', async ({ page }) => {
    await start(page, '/videos/antes-do-sol')
    await page.getByText('Transcrição', { exact: true }).click()
    await page.getByRole('searchbox', { name: 'Buscar na transcrição' }).pressSequentially('km luz')
    expect(await video(page).evaluate(({ paused, muted }: HTMLVideoElement) => paused || muted)).toBe(false)
    await expect(page.getByText('Nada do que se diz')).toBeVisible()
  })

  test('a video goes on where it was left, and where its address says', async ({ page }) => {
    await page.goto(churchUrl('full', '/videos/antes-do-sol?t=0:12'))
    await page.getByRole('button', { name: 'Assistir a partir de 0:12: Antes do sol' }).click()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(12)
    await page.keyboard.press('k')
    await expect.poll(() => video(page).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
    await page.goto(churchUrl('full', '/videos/antes-do-sol'))
    await expect(page.getByText(/Continuar de 0:1\d/)).toBeVisible()
    await page.getByRole('button', { name: /^Assistir a partir de 0:1/ }).click()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(11)
  })

  test('a stream plays, by the browser and by our own player of it', async ({ page }) => {
    await start(page, '/videos/filho-que-ficou')
    await page.addInitScript(() => {
      // As browsers that cannot play a stream by themselves.
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await start(page, '/videos/ovelha-e-moeda')
    expect(await video(page).evaluate(({ src }: HTMLVideoElement) => src)).toMatch(/^blob:/)
  })

  test('captions that a stream carries are offered by their languages, and the choice stays', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await carryCaptions(page)
    await start(page, '/videos/ovelha-e-moeda')
    await page.getByRole('button', { name: 'Legendas', exact: true }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(['Português', 'English', 'Sem legendas'])
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.locator('.player-cue')).toHaveText('She searches until she finds it.')
    await start(page, '/videos/filho-que-ficou')
    await expect(page.locator('.player-cue')).toHaveText('She searches until she finds it.')
    await page.keyboard.press('c')
    await expect(page.locator('.player-cue')).toHaveCount(0)
  })

  test('captions within the picture of a stream stand in the same menu', async ({ page }) => {
    test.skip(!hasFfmpeg, 'FFmpeg, which makes the stream, is not installed on this machine')
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await carryCaptionsWithin(page, 'Paz a esta casa')
    await start(page, '/videos/ovelha-e-moeda')
    // It is being said already.
    await expect.poll(() => timeOf(page)).toBeGreaterThan(1.5)
    await page.getByRole('button', { name: 'Legendas', exact: true }).click()
    await expect(page.locator('.player-cue')).toHaveText('Paz a esta casa')
  })

  test('a file that is gone says so, and what to do next', async ({ page }) => {
    await page.route('**/video.mp4', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(churchUrl('full', '/videos/antes-do-sol'))
    await page.getByRole('button', { name: /^Assistir/ }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('O vídeo não carregou')
    await expect(alert.getByRole('link', { name: 'Abrir o arquivo' })).toBeVisible()
    await page.unroute('**/video.mp4')
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
  })

  test('the end of a video of a series leads to the next', async ({ page }) => {
    await page.goto(churchUrl('full', '/videos/ovelha-e-moeda?playlist=parabolas-de-lucas-15&t=22'))
    await page.getByRole('button', { name: /^Assistir/ }).click()
    await page.getByRole('link', { name: 'A seguir: O filho que voltou' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'O filho que voltou' })).toBeVisible()
    await expect(page).toHaveURL(/playlist=parabolas-de-lucas-15/)
    await expect(page.getByRole('button', { name: /^Assistir/ })).toBeVisible()
  })

  test('filters stay in the address, and Back takes them away', async ({ page }) => {
    await page.goto(churchUrl('full', '/videos'))
    await page.getByRole('link', { name: 'Perdidos e achados: Lucas 15' }).click()
    await expect(page).toHaveURL(/playlist=parabolas-de-lucas-15/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perdidos e achados: Lucas 15')
    await page.getByLabel('Quem fala').selectOption('Pra. Noemi Tavares')
    await expect(page).toHaveURL(/playlist=parabolas-de-lucas-15.*pregador=|pregador=.*playlist=/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['A ovelha e a moeda'])
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vídeos')
  })

  for (const path of ['/videos/nada', '/videos/ainda-nao', '/videos/a%20b']) {
    test(`${path} says that there is no such content`, async ({ page }) => {
      const response = await page.goto(churchUrl('full', path))
      expect(response!.status()).toBe(404)
      await expect(page.getByText('O conteúdo não existe ou está indisponível.')).toBeVisible()
    })
  }
})

/** The church's stream as one that has its captions in two languages beside its picture. */
async function carryCaptions(page: Page): Promise<void> {
  const whole = list(
    captions('Legendas', 'por'),
    captions('Captions', 'en'),
    '#EXT-X-STREAM-INF:BANDWIDTH=800000,SUBTITLES="said"',
    'video.m3u8?picture',
  )
  const said = { por: 'Ela procura até encontrar.', en: 'She searches until she finds it.' }
  await page.route(/\/video\.m3u8$/, (route) => route.fulfill({ body: whole }))
  await page.route(/\/said-(\w+)\.m3u8$/, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!.replace('m3u8', 'vtt')
    const body = list('#EXT-X-TARGETDURATION:60', '#EXTINF:60,', file, '#EXT-X-ENDLIST')
    return route.fulfill({ body })
  })
  await page.route(/\/said-(\w+)\.vtt$/, (route) => {
    const language = route.request().url().includes('said-por') ? 'por' : 'en'
    return route.fulfill({ body: `WEBVTT\n\n00:00.000 --> 01:00.000\n${said[language]}\n` })
  })
}

async function start(page: Page, path: string): Promise<void> {
  await page.goto(churchUrl('full', path))
  await page.getByRole('button', { name: /^Assistir/ }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
}

const list = (...lines: string[]) => ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n')
const captions = (name: string, language: string) =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="said",NAME="${name}",LANGUAGE="${language}",URI="said-${language}.m3u8"`
