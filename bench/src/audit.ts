import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findBrowser } from '../../scripts/browser.ts'

/** Lighthouse on one address, in a browser of its own that knows nothing of earlier visits. */
export async function audit(url: string, flags: Flags = {}): Promise<Result> {
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
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return run.lhr
  } finally {
    chrome.kill()
  }
}
