import type { Browser, CDPSession, Page } from '@playwright/test'
import { gatherCrowd } from './chat-crowd.ts'
import { percentile, type Figure, type Part } from './figure.ts'
import { pageScripts, withBrowser } from './page-scripts.ts'
import { startApplication, temporaryFolder, type Running } from './server.ts'

/** Of this church something is on air, and its room is open. */
const LIVE = 'harbor.atrio.localhost'
const CHAT = 'esperanca.atrio.localhost'
const BOUNDS = { page: 160, chat: 25, taskMs: 50, fps: 60 }
const PER_SECOND = 50
const SECONDS = 10
const WRITERS = 10
/** How many times slower than this machine a phone is. */
const SLOWED = 4

/** What the page of a live service makes a phone load and do. */
export const livePage: Part = async () => {
  const application = await startApplication(temporaryFolder(), { CAPTCHA_COMPLEXITY: '10' })
  try {
    return await withBrowser(async (browser) => [
      ...(await weights(browser, application)),
      ...(await smoothness(browser, application)),
    ])
  } finally {
    await application.stop()
  }
}

async function weights(browser: Browser, { port }: Running): Promise<Figure[]> {
  const origin = `http://${LIVE}:${port}`
  const page = await pageScripts(browser, { origin, path: '/live' })
  const own = await scriptsOf(browser, `${origin}/live`)
  const chat = own.filter(({ name }) => /^(room|chat)[-_]/.test(name))
  const bytes = chat.reduce((sum, { gzip }) => sum + gzip, 0)
  return [
    {
      id: 'live-page-javascript',
      what: 'JavaScript of the page of a live service with its chat, all of it, gzip',
      value: page.bytes / 1000,
      unit: 'kB',
      atMost: BOUNDS.page,
      how: `${page.files} files loaded by a first visit in Chromium until the network is quiet, and ${page.inline} bytes inline`,
    },
    {
      id: 'live-chat-javascript',
      what: 'What of it is the chat alone',
      value: bytes / 1000,
      unit: 'kB',
      atMost: BOUNDS.chat,
      how: `${chat.length} files: ${chat.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, '')).join(', ')}`,
    },
  ]
}

/** What was sent of each script, by its name. */
async function scriptsOf(browser: Browser, address: string): Promise<{ name: string; gzip: number }[]> {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const found: Promise<{ name: string; gzip: number }>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const name = new URL(response.url()).pathname.split('/').at(-1)!
      const sizes = response.request().sizes()
      found.push(sizes.then(({ responseBodySize }) => ({ name, gzip: responseBodySize })))
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_500)
    return await Promise.all(found)
  } finally {
    await context.close()
  }
}

interface Seen {
  /** Of frames, between one and the next. */
  gaps: number[]
  tasks: number[]
  shown: number
}

async function smoothness(browser: Browser, application: Running): Promise<Figure[]> {
  const still = await watch(browser, application, { perSecond: 0 })
  const busy = await watch(browser, application, { perSecond: PER_SECOND })
  const control = await watch(browser, application, { perSecond: PER_SECOND, taskMs: BOUNDS.taskMs + 10 })
  const run = `${PER_SECOND} messages a second for ${SECONDS} s into a chat of a phone's size, the processor slowed ${SLOWED} ×, server and writers beside`
  return [
    {
      id: 'live-chat-long-tasks',
      what: `Tasks of the page above ${BOUNDS.taskMs} ms while ${PER_SECOND} messages a second come`,
      value: busy.tasks.length,
      unit: 'tasks',
      atMost: 0,
      how: `${run}; ${longest(busy)}; ${busy.shown} messages in the page; without messages ${still.tasks.length} tasks`,
    },
    {
      id: 'live-chat-frames',
      what: 'Frames meanwhile, against a chat in which nobody writes',
      value: fps(busy) / fps(still),
      unit: '×',
      atLeast: 0.95,
      how: `${fps(busy).toFixed(1)} against ${fps(still).toFixed(1)} a second, where ${BOUNDS.fps} can be; 99 of 100 after ${percentile(busy.gaps, 0.99).toFixed(0)} ms`,
    },
    {
      id: 'live-chat-control',
      what: 'Negative control: tasks above the bound where each message costs the page a little more than it',
      value: control.tasks.length,
      unit: 'tasks',
      atLeast: SECONDS,
      how: `the same, and ${BOUNDS.taskMs + 10} ms of work for each frame of the room; ${fps(control).toFixed(1)} frames a second`,
    },
  ]
}

async function watch(
  browser: Browser,
  { port }: Running,
  { perSecond, taskMs = 0 }: { perSecond: number; taskMs?: number },
): Promise<Seen> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const crowd = await gatherCrowd(port, { readers: WRITERS, tickets: true })
  try {
    const page = await context.newPage()
    if (taskMs > 0) await page.addInitScript(delayMessages(taskMs))
    await page.goto(`http://${CHAT}:${port}/embed/chat?channel=conversa`)
    await page.getByRole('log').getByRole('listitem').first().waitFor()
    await page.waitForLoadState('networkidle')
    const session = await slow(page)
    await page.waitForTimeout(1_000)
    await page.evaluate(BEGIN)
    if (perSecond > 0) await crowd.write(perSecond, SECONDS)
    else await page.waitForTimeout(SECONDS * 1_000)
    const seen = await page.evaluate<Seen>(END)
    await session.detach()
    return seen
  } finally {
    crowd.leave()
    await context.close()
  }
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return session
}

// In the page, whose types are no part of this program.
const BEGIN = `
  seen = { gaps: [], tasks: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const frame = (now) => {
    seen.gaps.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  null`
const END = `({ ...seen, shown: document.querySelectorAll('[role=log] li').length })`

/** Whatever comes over a socket takes the page so long. */
const delayMessages = (taskMs: number) => `
  const Real = WebSocket
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', () => {
        const end = performance.now() + ${taskMs}
        while (performance.now() < end);
      })
    }
  }`

function fps({ gaps }: Seen): number {
  return (gaps.length * 1_000) / gaps.reduce((sum, gap) => sum + gap, 0)
}

function longest({ tasks }: Seen): string {
  return tasks.length === 0 ? 'none was long' : `the longest took ${Math.max(...tasks).toFixed(0)} ms`
}
