import { demoPassword, demoPeople } from '@atrio/demo'
import { asOwner } from '@atrio/api/testing/owner'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { median, percentile, type Figure, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { scriptBytes, withBrowser } from './page-scripts.ts'
import { startApplication, temporaryFolder } from './server.ts'

const CHURCH = 'esperanca'
const SLUG = 'igreja-esperanca'
const RECORDS = 10_000
const ROUNDS = 15
/** In ms: so long a finger rests on what it taps. */
const RESTS = 80
const ASKED = 20
const SLOWER = 4

/** What the staff's site takes of a phone, of its network and of the database (issue 13). */
export const staffSite: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  const target = targetOf(folder)
  try {
    const origin = `http://admin.atrio.localhost:${application.port}`
    const pages = await withBrowser(async (browser) => {
      const page = await comeIn(browser, origin)
      return [
        ...(await measureScripts(page, origin)),
        ...(await measureTaps(page, origin)),
        ...(await measureList(page, origin, () => fill((statement) => asOwner(target, statement)))),
      ]
    })
    return pages
  } finally {
    await application.stop()
  }
}

async function comeIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(`${origin}/${CHURCH}`)
  await page.evaluate(
    async ([email, senha]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const ask = async (path: string, body?: object) => {
        const answer = await fetch(`/api/v1/equipe/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        })
        return (await answer.json()) as { codigoDemonstracao?: string }
      }
      await ask('login', { email, senha })
      await ask('confirmacao', { codigo: (await ask('acesso/')).codigoDemonstracao })
    },
    [demoPeople.admin.email, demoPassword] as const,
  )
  return page
}

/** What Today loads, and what comes on top of it where rich text is written. */
async function measureScripts(page: Page, origin: string): Promise<Figure[]> {
  const today = await scriptBytes(page, `${origin}/${CHURCH}`)
  const list = await scriptBytes(page, `${origin}/${CHURCH}/conteudo/devotionals`, async () => {
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.locator('[contenteditable=true]').waitFor()
  })
  const plain = await scriptBytes(page, `${origin}/${CHURCH}/conteudo/banners`, async () => {
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('main').getByRole('textbox').first().waitFor()
  })
  const editor = [...list].filter(([path]) => !plain.has(path))
  return [
    {
      id: 'staff-today-javascript',
      what: 'JavaScript of Today at the staff’s site, all of it, gzip',
      value: sum(today),
      unit: 'kB',
      atMost: 150,
      how: `${today.size} files loaded by a first visit in Chromium until the network is quiet, logged in`,
    },
    {
      id: 'staff-editor-javascript',
      what: 'JavaScript of the editor of rich text, gzip',
      value: sum(editor),
      unit: 'kB',
      atMost: 130,
      how: `${editor.length} files that a devotional’s page loads and a banner’s does not`,
    },
  ]
}

function sum(sizes: Iterable<[string, number]>): number {
  return [...sizes].reduce((bytes, [, size]) => bytes + size, 0) / 1000
}

/** From a tap to the next picture, by the browser's own clock, on a processor that is slowed. */
async function measureTaps(page: Page, origin: string): Promise<Figure[]> {
  await page.goto(`${origin}/${CHURCH}`)
  await page.waitForLoadState('networkidle')
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const taps: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'click') taps.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as never)
    Object.assign(globalThis, { taps })
  })
  const press = async (press: () => Promise<void>) => {
    await press()
    await page.waitForTimeout(400)
  }
  const tap = (target: Locator) => press(() => target.click({ delay: RESTS }))
  let presses = 0
  for (let round = 0; round < ROUNDS; round++) {
    await tap(page.getByRole('button', { name: 'Menu', exact: true }))
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Agenda', exact: true }))
    await tap(page.getByRole('button', { name: 'Criar', exact: true }))
    await press(() => page.keyboard.press('Escape'))
    await tap(page.getByRole('link', { name: 'Hoje', exact: true }).last())
    presses += 4
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const taps = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps)
  // What was answered within one frame is not told.
  const all = [...taps, ...Array.from({ length: Math.max(0, presses - taps.length) }, () => 16)]
  return [
    {
      id: 'staff-tap',
      what: 'From a tap to the next picture of the staff’s site: 95 of 100 within',
      value: percentile(all, 0.95),
      unit: 'ms',
      atMost: 100,
      how: `${all.length} taps of ${RESTS} ms (menu, a section, create, Today) in Chromium, the processor slowed ${SLOWER} ×; the server beside; median ${median(all)} ms`,
    },
  ]
}

/** The list of a church with so many records, on an emulated slow 4G. */
async function measureList(page: Page, origin: string, more: () => Promise<unknown>): Promise<Figure[]> {
  await page.goto(`${origin}/${CHURCH}/ajuda`)
  await page.waitForLoadState('networkidle')
  const client = await page.context().newCDPSession(page)
  const ask = () =>
    page.evaluate(
      async ([slug, asked]) => {
        const times: number[] = []
        for (let n = 0; n < asked; n++) {
          const began = performance.now()
          const answer = await fetch(`/api/v1/igreja/${slug}/equipe/devocional/`)
          await answer.json()
          if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
          times.push(performance.now() - began)
        }
        return times
      },
      [SLUG, ASKED] as const,
    )
  await ask()
  const few = await ask()
  await more()
  await ask()
  const many = await ask()
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1_024) / 8,
    uploadThroughput: (750 * 1_024) / 8,
  })
  const slow = await ask()
  return [
    {
      id: 'staff-list',
      what: `A list out of ${RECORDS} records at the staff’s site, on slow 4G`,
      value: median(slow),
      unit: 'ms',
      atMost: 300,
      how: `median of ${ASKED} calls in Chromium, 1.6 Mbit/s and 150 ms emulated, the answer read`,
    },
    {
      id: 'staff-list-ratio',
      what: 'The same call without that network, against a church with a few of them',
      value: median(many) / median(few),
      unit: '×',
      how: `medians of ${ASKED} calls, ${median(many).toFixed(1)} and ${median(few).toFixed(1)} ms`,
    },
  ]
}

type Run = <Row extends object>(statement: string) => Promise<Row[]>

const fill = (run: Run) =>
  run(`insert into devocional (igreja_id, data, titulo, conteudo)
    select igreja.id, date '2000-01-01' + n / 2, 'Devocional ' || n, '<p>' || repeat('Sombra e água. ', 60) || '</p>'
    from igreja, generate_series(1, ${RECORDS}) n where codigo = '${CHURCH}'`)
