import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect as base, test } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'
import { buyFreeTicket } from './buy-ticket.ts'
import { enter } from './enter.ts'
import { churchUrl } from './world.ts'

// Two browsers at once take their time.
const expect = base.configure({ timeout: 20_000 })
test.use({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })

test('the camera reads the code that a phone shows', async ({ page }) => {
  test.setTimeout(120_000)
  await enter(page, 'member', 'full')
  const { eventId, codigo } = await buyFreeTicket(page, 'Café com a vizinhança')
  await page.goto(churchUrl('full', `/user/registrations/${eventId}/tickets`))
  const shown = page.getByRole('img', { name: `Código QR do ingresso ${codigo}` })
  await expect(shown).toBeVisible()
  const squares = await shown.locator('path').getAttribute('d')
  const size = Number((await shown.getAttribute('viewBox'))!.split(' ')[2])

  const folder = await mkdtemp(join(tmpdir(), 'atrio-camera-'))
  const film = join(folder, 'ticket.y4m')
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
  try {
    const door = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
    await enter(door, 'admin', 'full')
    await door.goto(churchUrl('full', `/door/${eventId}`))
    await door.getByRole('button', { name: 'Ler com a câmera' }).click()
    await expect(door.getByRole('alert')).toContainText('Pode entrar')
    await expect(door.getByRole('alert')).toContainText(codigo)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})

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
