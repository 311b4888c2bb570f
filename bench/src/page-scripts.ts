import { gzipSync } from 'node:zlib'
import { demoPeople } from '@atrio/demo'
import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { ask, fetchOk } from './ask.ts'

export interface PageScripts {
  /** Of the scripts that were loaded, and of what stands in the document. */
  bytes: number
  files: number
  inline: number
}

/** Lends a browser for as long as `use` runs. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** What a first visit loads of JavaScript until the network is quiet, as gzip; as a member, if asked for. */
export async function pageScripts(
  browser: Browser,
  { origin, path, loggedIn = false }: { origin: string; path: string; loggedIn?: boolean },
): Promise<PageScripts> {
  // What a service worker stores for later visits is no part of this page.
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (loggedIn) await logIn(page, origin)
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (request.resourceType() === 'script' && url.origin === origin) scripts.add(url.pathname)
    })
    await page.goto(origin + path)
    await quiet(page)
    const shown = new URL(page.url()).pathname
    if (shown !== path) throw new Error(`${path} led to ${shown}`)
    return await weigh(scripts, { origin, path })
  } finally {
    await context.close()
  }
}

/** The scripts of a page of ours, gzip, by their path; and of where `then` leads to, once that was loaded anew. */
export async function scriptBytes(
  page: Page,
  url: string,
  then?: () => Promise<void>,
): Promise<Map<string, number>> {
  const { origin, hostname, port } = new URL(url)
  await page.goto(url)
  if (then) await then()
  const scripts = new Set<string>()
  const note = (request: Request) => {
    const asked = new URL(request.url())
    if (request.resourceType() === 'script' && asked.origin === origin) scripts.add(asked.pathname)
  }
  page.on('request', note)
  await page.reload()
  await quiet(page)
  page.off('request', note)
  const sizes = new Map<string, number>()
  for (const script of scripts) sizes.set(script, await sizeOf(script, Number(port), hostname))
  return sizes
}

/** As the access page does; nothing of this page counts. */
export async function logIn(page: Page, origin: string): Promise<void> {
  const { email, password } = demoPeople.completeMember
  await page.goto(`${origin}/about`)
  const status = await page.evaluate(
    async ([username, given]) => {
      const response = await fetch('/api/v1/security/login_check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: given }),
      })
      const { token, refreshToken } = (await response.json()) as { token: string; refreshToken: string }
      sessionStorage.setItem('atrio:token', token)
      localStorage.setItem('atrio:refresh-token', refreshToken)
      return response.status
    },
    [email, password] as const,
  )
  if (status !== 200) throw new Error(`log-in answered ${status}`)
}

// Some parts are asked for only once the page stands still.
async function quiet(page: Page): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_500)
  }
}

async function weigh(
  scripts: Set<string>,
  { origin, path }: { origin: string; path: string },
): Promise<PageScripts> {
  const port = Number(new URL(origin).port)
  const host = new URL(origin).hostname
  let bytes = 0
  for (const script of scripts) bytes += await sizeOf(script, port, host)
  const { body } = await fetchOk(port, path, { host })
  // What runs, and the data that the page was made with; not what search engines read.
  const inlineScripts = [...body.toString().matchAll(/<script(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)]
  const inline = gzipSync(inlineScripts.map(([, code]) => code).join('\n'), { level: 9 }).length
  return { bytes: bytes + inline, files: scripts.size, inline }
}

async function sizeOf(script: string, port: number, host: string): Promise<number> {
  const { body, headers } = await ask(port, script, { host, headers: { 'accept-encoding': 'gzip' } })
  return headers['content-encoding'] === 'gzip' ? body.length : gzipSync(body, { level: 9 }).length
}
