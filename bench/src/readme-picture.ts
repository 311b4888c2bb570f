import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from './server.ts'

/** The home page of a demo church on a computer, and of another on a phone. */
export async function makeReadmePicture(browser: Browser, port: number): Promise<void> {
  const desktop = await shoot(browser, `http://localhost:${port}/`, { width: 1180, height: 800 })
  const phone = await shoot(browser, `http://harbor.atrio.localhost:${port}/`, { width: 390, height: 800 })
  writeFileSync(join(root, 'docs/screenshot.png'), await compose(browser, desktop, phone))
}

async function shoot(
  from: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<string> {
  const locale = new URL(url).hostname === 'localhost' ? 'pt-BR' : 'en'
  const page = await from.newPage({ viewport, locale })
  await page.goto(url)
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
