import { expect, test, type Page } from '@playwright/test'
import { enter } from './enter.ts'
import { cameraBefore } from './film.ts'
import { isRecorded, outlines } from './on-device.ts'
import { problems, problemsInEachScheme } from './problems.ts'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
test.describe.configure({ timeout: 120_000 })

/** ISO 7810 ID-1 and A4, in the 96 to the inch of a browser and the 72 of a PDF document. */
const CARD = { width: (85.6 / 25.4) * 96, height: (53.98 / 25.4) * 96 }

test('a member prints the card in its real size, and the door reads it from paper', async ({ page }) => {
  await enter(page, 'member', 'full')
  await takePhoto(page)
  await page.goto(churchUrl('full', '/user/account'))
  await page.getByRole('link', { name: 'Carteirinha', exact: true }).click()
  const front = page.getByRole('article', { name: /^Frente da carteirinha de Ana Beatriz/ })
  await expect(front).toContainText('0412')
  await expect(front.locator('img[src^="blob:"]')).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])
  await page.getByRole('link', { name: 'Imprimir' }).click()
  await expect(page).toHaveURL(/\/embed\/print-member-card\?userId=\d+&memberChurchId=\d+$/)
  const printed = page.getByRole('article', { name: /^Frente/ }).first()
  await expect(printed.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  expect(await problems(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  for (const face of await page.getByRole('article').all()) {
    const box = (await face.boundingBox())!
    expect(box.width).toBeCloseTo(CARD.width, 0)
    expect(box.height).toBeCloseTo(CARD.height, 0)
  }
  expect(await sheets(page)).toEqual(['595x842'])
  await page.emulateMedia({ media: null })
  await page.getByText('Dez', { exact: true }).click()
  await expect(page).toHaveURL(/copias=10/)
  await expect(page.getByRole('article', { name: /^Frente/ })).toHaveCount(10)
  await expect(page.getByRole('article', { name: /^Verso/ })).toHaveCount(10)
  expect(await sheets(page)).toEqual(['595x842', '595x842'])

  const camera = await cameraBefore(printed.getByRole('img', { name: /^Código QR/ }))
  try {
    const door = await (await camera.browser.newContext({ locale: 'pt-BR' })).newPage()
    await enter(door, 'contentAdmin', 'full')
    await door.goto(churchUrl('full', '/door'))
    await door.getByRole('button', { name: 'Ler com a câmera' }).click()
    const verdict = door.getByRole('alert').filter({ hasText: 'Carteirinha válida' })
    await expect(verdict).toContainText('Ana')
    await expect(verdict).toContainText('Igreja Esperança')
    await expect(verdict.locator('img')).toBeVisible()
    await expect(verdict).not.toContainText(/Beatriz|Albuquerque|0412/)
    expect(await problems(door)).toEqual([])
  } finally {
    await camera.close()
  }
})

test('anybody checks what a phone shows; without a network the card stays and says since when', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install()
  await countLocks(page)
  await enter(page, 'completeMember', 'full')
  const answer = page.waitForResponse(/usuario-carteirinha/)
  await page.goto(churchUrl('full', '/user/member-card'))
  const body = (await (await answer).json()) as { carteirinhas: { qrCode: string }[] }
  const { qrCode } = body.carteirinhas[0]!
  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await visitor.goto(qrCode)
  await expect(visitor.getByRole('alert')).toContainText('Carteirinha válida')
  await expect(visitor.getByRole('alert')).toContainText('Joaquim')
  await expect(visitor.getByRole('main')).not.toContainText(/Nogueira|0087|Diácono/)
  expect(await problems(visitor)).toEqual([])
  await visitor.goto(`${qrCode.slice(0, -22)}${'A'.repeat(22)}`)
  await expect(visitor.getByRole('alert')).toContainText('Código desconhecido')
  await visitor.context().close()

  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => outlines(page, '/user/member-card')).toBe(1)
  await expect.poll(() => isRecorded(page, 'Diácono')).toBe(true)
  await context.setOffline(true)
  await page.goto(churchUrl('full', '/user/member-card'))
  await expect(page.getByRole('article', { name: /^Frente/ })).toContainText('Joaquim Nogueira dos Santos')
  await page.clock.fastForward('03:00')
  await expect(page.getByText(/^Última confirmação em /)).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar em tela cheia' }).click()
  const screen = page.getByRole('dialog')
  await expect(screen).toContainText('Última confirmação em ')
  await expect(screen).toContainText('A tela fica acesa')
  expect(await locks(page)).toEqual({ held: 1, released: 0 })
  await page.keyboard.press('Escape')
  await expect(screen).toHaveCount(0)
  expect(await locks(page)).toEqual({ held: 1, released: 1 })

  await context.setOffline(false)
  await page.goto(churchUrl('full', '/user/account'))
  await page.getByRole('button', { name: /^Sair/ }).first().click()
  await expect(page).toHaveURL(churchUrl('full'))
  await expect(async () => expect(await isRecorded(page, 'Diácono')).toBe(false)).toPass()
})

test('who has no card is told so, and a card that has ended has no code', async ({ page }) => {
  await enter(page, 'superAdmin', 'full')
  await page.goto(churchUrl('full', '/user/member-card'))
  await expect(page.getByText('Nenhuma carteirinha encontrada para este e-mail')).toBeVisible()
  await expect(page.getByText('Dados da carteirinha indisponíveis.')).toBeVisible()
  expect(await problemsInEachScheme(page)).toEqual([])

  await enter(page, 'admin', 'full')
  await page.goto(churchUrl('full', '/user/member-card'))
  await expect(page.getByText(/^Esta carteirinha venceu em /)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Código QR/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Imprimir' })).toHaveCount(0)
  // Of somebody else, or of another church: as of nobody.
  for (const query of ['userId=1000000', 'memberChurchId=1000000', 'userId=x']) {
    await page.goto(churchUrl('full', `/embed/print-member-card?${query}`))
    await expect(page.getByText('Nenhuma carteirinha encontrada para este e-mail')).toBeVisible()
  }

  await enter(page, 'contentAdmin', 'full')
  await page.goto(churchUrl('full', '/embed/print-member-card'))
  await expect(page.getByText('Só uma carteirinha válida pode ser impressa')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

/** Width and height of each page as it is printed, in points. */
async function sheets(page: Page): Promise<string[]> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  return boxes.map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`)
}

/** Puts a photo on the account of who is logged in. */
async function takePhoto(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 600)
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#7a9e7e'
    pen.fillRect(0, 0, 600, 600)
    pen.fillStyle = '#5b3a29'
    pen.arc(300, 280, 150, 0, 7)
    pen.fill()
    const form = new FormData()
    form.append('imagem', await canvas.convertToBlob({ type: 'image/png' }), 'eu.png')
    const headers = { authorization: `Bearer ${sessionStorage.getItem('atrio:token')}` }
    const { user } = (await (await fetch('/api/v1/me', { headers })).json()) as { user: { id: number } }
    const address = `/api/v1/usuario/igreja-esperanca/${user.id}/imagem`
    return (await fetch(address, { method: 'POST', headers, body: form })).status
  })
  expect(status).toBe(201)
}

type Counted = typeof globalThis & { locks: { held: number; released: number } }

/** Stands in for the device, which may have no screen to keep on. */
async function countLocks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as Counted
    counted.locks = { held: 0, released: 0 }
    const request = async () => {
      counted.locks.held += 1
      const release = async () => void (counted.locks.released += 1)
      return Object.assign(new EventTarget(), { release })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

function locks(page: Page): Promise<Counted['locks']> {
  return page.evaluate(() => (globalThis as Counted).locks)
}
