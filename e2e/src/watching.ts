import { setTimeout } from 'node:timers/promises'
import { expect, type Locator, type Page } from '@playwright/test'

export const timeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)

/** Stops a film; answers where, once the server knows, for on another device it goes on there. */
export async function stop(page: Page, player: Locator): Promise<number> {
  const told = page.waitForResponse((answer) => /\/play\/sessao\/[^/]+\/sinal/.test(answer.url()))
  await player.press('k')
  expect((await told).ok()).toBe(true)
  return timeOf(page)
}

/** Goes on a little in a film that stands still, and leaves it; the server hears late of where: answers it in words. */
export async function leaveLate(page: Page): Promise<string> {
  await page.route('**/play/sessao/*/sinal', async (route) => {
    await setTimeout(2_000)
    await route.continue()
  })
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime += 5
  })
  const left = Math.floor(await timeOf(page))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Voltar/ })
    .click()
  return `0:${String(left).padStart(2, '0')}`
}

/** The next part begins by itself, unless somebody stops it. */
export async function goOnToNext(page: Page): Promise<void> {
  const here = page.url()
  await toTheEnd(page)
  await page.getByRole('button', { name: 'Não continuar' }).click()
  await expect(page.getByText('A seguir').first()).toBeVisible()
  expect(page.url()).toBe(here)
  await page.getByRole('link', { name: 'Ver agora' }).click()
  await expect(page).not.toHaveURL(here)
  const next = page.url()
  await toTheEnd(page)
  await expect(page).not.toHaveURL(next)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
}

/** Close to the end of what plays, by itself. */
export async function toTheEnd(page: Page): Promise<void> {
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0)
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1
  })
}
