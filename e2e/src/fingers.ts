import type { Locator, Page } from '@playwright/test'

type Place = readonly [x: number, y: number]

/** Fingers upon something, by parts of its sides: one that is drawn along, or two that part around the middle. */
export async function touch(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = (await target.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ id, x: box.x + x * box.width, y: box.y + y * box.height })),
    })
  const draw = async (...places: Place[]) => {
    await send('touchStart', places.slice(0, 1))
    for (const place of places) await send('touchMove', [place])
    await send('touchEnd', [])
  }
  const apart = async (from: number, to: number) => {
    await send('touchStart', pair(from))
    await send('touchMove', pair((from + to) / 2))
    await send('touchMove', pair(to))
    await send('touchEnd', [])
  }
  return Object.assign(draw, { apart })
}

function pair(by: number): Place[] {
  return [
    [0.5 - by, 0.5],
    [0.5 + by, 0.5],
  ]
}

/** How red a picture within something is, along its middle, once what was done to it is drawn. */
export async function redsOf(target: Locator): Promise<{ left: number; middle: number; right: number }> {
  return target.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const at = (x: number) =>
      canvas.getContext('2d')!.getImageData(Math.round(x * canvas.width), canvas.height / 2, 1, 1).data[0]!
    return { left: at(0.1), middle: at(0.5), right: at(0.9) }
  })
}
