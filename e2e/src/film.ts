import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Locator } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

/** A browser whose camera looks at the QR code that a page shows; to be closed. */
export async function cameraBefore(code: Locator): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const squares = await code.locator('path').getAttribute('d')
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2])
  const folder = await mkdtemp(join(tmpdir(), 'atrio-camera-'))
  const film = join(folder, 'code.y4m')
  await writeFile(film, filmOf(squares!, size))
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    env: { ...process.env, ...env },
  })
  return {
    browser,
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const WIDTH = 640
const HEIGHT = 480

/** A second of a camera that looks at a code, as an uncompressed film (YUV4MPEG2). */
function filmOf(path: string, size: number): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 235)
  const scale = Math.floor((HEIGHT - 40) / size)
  const [left, top] = [(WIDTH - size * scale) >> 1, (HEIGHT - size * scale) >> 1]
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row++) {
      const from = (top + Number(y) * scale + row) * WIDTH + left + Number(x) * scale
      picture.fill(16, from, from + Number(run) * scale)
    }
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, colours])
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([header, ...Array.from({ length: 10 }, () => frame)])
}
