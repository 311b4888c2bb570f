import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findBrowser } from '../../scripts/browser.ts'

// Now and then a trace lacks its first event (NO_NAVSTART) and says nothing of the page.
const TRIES = 3

/** Lighthouse on one address, in a browser of its own that knows nothing of earlier visits. */
export async function audit(url: string, flags: Flags = {}): Promise<Result> {
  for (let left = TRIES - 1; ; left--) {
    const result = await auditOnce(url, flags)
    if (!result.runtimeError) return result
    if (left === 0) throw new Error(`${url}: ${result.runtimeError.message}`)
  }
}

async function auditOnce(url: string, flags: Flags): Promise<Result> {
  const browser = await findBrowser()
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: ['--headless=new', ...browser.args],
    envVars: { ...process.env, ...browser.env },
    logLevel: 'silent',
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags })
    if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
    return run.lhr
  } finally {
    chrome.kill()
  }
}
