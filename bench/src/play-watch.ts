import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { asOwner } from '@atrio/api/testing/owner'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median, type Figure, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { logIn, withBrowser } from './page-scripts.ts'
import { FILM_SECONDS, writeFilm } from './play-film.ts'
import { startApplication, temporaryFolder } from './server.ts'

const HOST = 'esperanca.atrio.localhost'
const LINE = { mbits: 10, latency: 30 }
const SLOW = { ...LINE, mbits: 1 }
/** Far from one another and from what was loaded before. */
const PLACES = [0.5, 0.25, 0.75, 0.1, 0.9]
const ROUNDS = 3
const PICTURE = 2
const SEEK = 1

interface Watched {
  picture: number
  seeks: number[]
}
/** Goes to where a film can be begun. */
type Open = (page: Page) => Promise<{ begin: () => Promise<void> }>

/** From the press of "watch" to a picture, and from a place of the film to another, on a line of 10 Mbit/s. */
export const playWatch: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  const origin = `http://${HOST}:${application.port}`
  try {
    const [sent] = await asOwner<{ conteudo: number; igreja: number; filme: string }>(
      targetOf(folder),
      `update filme f set duracao = $1 from plano_assinatura_conteudo c where c.igreja_id = f.igreja_id
       and c.id = f.conteudo_id and c.titulo = 'Antes do amanhecer'
       returning c.id as conteudo, f.igreja_id as igreja, f.id as filme`,
      [FILM_SECONDS],
    )
    const { conteudo, igreja, filme } = sent!
    const whole = writeFilm(join(folder, 'arquivos', 'play', String(igreja), filme, 'hls'))
    const bare = await serveBare(whole)
    const ours = ofPlay(origin, conteudo)
    const reference = ofBare(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`)
    return await withBrowser(async (browser) => {
      const [mine, theirs]: [Watched[], Watched[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        await forget(folder)
        mine.push(await watch(browser, { origin, open: ours, line: LINE }))
        theirs.push(await watch(browser, { open: reference, line: LINE }))
      }
      await forget(folder)
      const slow = await watch(browser, { origin, open: ours, line: SLOW, places: PLACES.slice(0, 1) })
      bare.close()
      return figuresOf(mine, theirs, slow)
    })
  } finally {
    await application.stop()
  }
}

function figuresOf(mine: Watched[], theirs: Watched[], slow: Watched): Figure[] {
  const line = `${ROUNDS} times in Chromium on an emulated line of ${LINE.mbits} Mbit/s and ${LINE.latency} ms, a film of ${FILM_SECONDS / 60} minutes in 720 lines at 2.5 Mbit/s`
  const picture = (of: Watched[]) => median(of.map((one) => one.picture))
  const seek = (of: Watched[]) => median(of.flatMap(({ seeks }) => seeks))
  const worst = (of: Watched[]) => Math.max(...of.flatMap(({ seeks }) => seeks)).toFixed(2)
  return [
    {
      id: 'play-picture',
      what: 'From the press of "watch" to a moving picture',
      value: picture(mine),
      unit: 's',
      atMost: PICTURE,
      how: `median; ${line}; the page, the session and the player included`,
    },
    {
      id: 'play-picture-bare',
      what: 'Reference: the same from a bare <video> of one file',
      value: picture(theirs),
      unit: 's',
      how: 'one file with its index at the front, from a server that does nothing else, on the same line',
    },
    {
      id: 'play-seek',
      what: 'From a press on another place of the film to its picture',
      value: seek(mine),
      unit: 's',
      atMost: SEEK,
      how: `median of ${PLACES.length} places that were not loaded, each time; the slowest took ${worst(mine)} s; ${line}`,
    },
    {
      id: 'play-seek-bare',
      what: 'Reference: the same with a bare <video>',
      value: seek(theirs),
      unit: 's',
      how: `the same places, on the same line; the slowest took ${worst(theirs)} s`,
    },
    {
      id: 'play-seek-slow',
      what: 'Negative control: the same on a line of 1 Mbit/s',
      value: Math.max(...slow.seeks),
      unit: 's',
      atLeast: SEEK,
      how: 'a tenth of the line',
    },
  ]
}

async function watch(
  browser: Browser,
  {
    origin,
    open,
    line,
    places = PLACES,
  }: { origin?: string; open: Open; line: typeof LINE; places?: readonly number[] },
): Promise<Watched> {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (origin) await logIn(page, origin)
    const { begin } = await open(page)
    await emulate(context, page, line)
    const started = performance.now()
    await begin()
    await playsFrom(page, 0)
    const picture = (performance.now() - started) / 1_000
    const seeks = []
    for (const place of places) {
      const from = place * FILM_SECONDS
      const before = performance.now()
      await page.evaluate(`document.querySelector('video').currentTime = ${from}`)
      await playsFrom(page, from)
      seeks.push((performance.now() - before) / 1_000)
    }
    return { picture, seeks }
  } finally {
    await context.close()
  }
}

/** Each begins at the beginning, and on a screen that is free. */
async function forget(folder: string): Promise<void> {
  await asOwner(targetOf(folder), 'delete from reproducao_sessao')
  await asOwner(targetOf(folder), 'delete from reproducao_progresso')
}

/** Until a picture after this place is on the screen. */
async function playsFrom(page: Page, from: number): Promise<void> {
  await page.locator('video').waitFor({ state: 'attached', timeout: 60_000 })
  await page.evaluate(`new Promise((resolve) => {
    const video = document.querySelector('video')
    const look = () =>
      video.requestVideoFrameCallback((_, { mediaTime }) =>
        !video.seeking && mediaTime > ${from} - 0.1 && mediaTime < ${from} + 20 ? resolve() : look(),
      )
    look()
  })`)
}

async function emulate(context: BrowserContext, page: Page, { mbits, latency }: typeof LINE): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (mbits * 1_000_000) / 8,
    uploadThroughput: 5_000_000 / 8,
  })
}

/** The page of a title, quiet; "watch" leads on. */
const ofPlay =
  (origin: string, conteudo: number): Open =>
  async (page) => {
    await page.goto(`${origin}/play/video/${conteudo}`)
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('main').locator(`a[href="/play/watch/${conteudo}"]`).first()
    return { begin: () => button.click() }
  }

const ofBare =
  (origin: string): Open =>
  async (page) => {
    await page.goto(origin)
    await page.waitForLoadState('networkidle')
    return { begin: () => page.getByRole('button').click() }
  }

const BARE = `<!doctype html><button>Watch</button><script>
document.querySelector('button').onclick = () => {
  const video = document.createElement('video')
  video.muted = true
  video.src = '/film.mp4'
  document.body.append(video)
  video.play()
}</script>`

/** One page and one file, parts of it where they are asked for, and nothing else. */
async function serveBare(file: string): Promise<Server> {
  const { size } = statSync(file)
  const server = createServer((request, response) => {
    if (request.url !== '/film.mp4') return void response.setHeader('content-type', 'text/html').end(BARE)
    const [, from = '0', to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? 'bytes=0-') ?? []
    const [start, end] = [Number(from), to ? Number(to) : size - 1]
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    })
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
