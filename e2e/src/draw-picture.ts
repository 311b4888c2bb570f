import type { Page } from '@playwright/test'

/** A picture as PNG, drawn by the page. */
export async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const context = canvas.getContext('2d')!
    const gradient = context.createLinearGradient(0, 0, 600, 400)
    gradient.addColorStop(0, '#1a237e')
    gradient.addColorStop(1, '#ffd400')
    context.fillStyle = gradient
    context.fillRect(0, 0, 600, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}
