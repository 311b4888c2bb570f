import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { root, startApplication, temporaryFolder } from './server.ts'

/** Makes the README's picture: the home page of a demo church on a computer, and of another on a phone. */
const application = await startApplication(temporaryFolder())
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env },
})
try {
  const desktop = await shoot(browser, 'localhost', { width: 1180, height: 800 })
  const phone = await shoot(browser, 'harbor.atrio.localhost', { width: 390, height: 800 })
  writeFileSync(join(root, 'docs/screenshot.png'), await compose(browser, desktop, phone))
} finally {
  await browser.close()
  await application.stop()
}

async function shoot(
  from: Browser,
  host: string,
  viewport: { width: number; height: number },
): Promise<string> {
  const page = await from.newPage({ viewport, locale: host === 'localhost' ? 'pt-BR' : 'en' })
  await page.goto(`http://${host}:${application.port}/`)
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await page.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

async function compose(from: Browser, desktop: string, phone: string): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: 1720, height: 920 } })
  await page.setContent(`<style>
      body { margin: 0; padding: 60px; display: flex; gap: 40px; background: #eceef3 }
      img { border-radius: 16px; box-shadow: 0 18px 48px -12px rgb(0 0 0 / 0.3) }
    </style><img src="${desktop}"><img src="${phone}">`)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
