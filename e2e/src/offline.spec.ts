import { expect, test, type Page } from '@playwright/test'
import { churchUrl } from './world.ts'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR' })

test('a visitor without network reads the pages seen before, and is told so', async ({ page, context }) => {
  await visitWithWorker(page, churchUrl('full'))
  await page.goto(churchUrl('full', '/about'))
  await page.goto(churchUrl('full'))
  await context.setOffline(true)
  await page.goto(churchUrl('full', '/about'))
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nós' })).toBeVisible()
  await expect(page.getByText('Sem internet. Mostrando o que está salvo neste aparelho.')).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Igreja Esperança/ })
    .click()
  await expect(page).toHaveURL(churchUrl('full'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page never seen says so in the language of the visitor, and opens once the network is back', async ({
  page,
  context,
}) => {
  await visitWithWorker(page, churchUrl('full', '/?lang=es'))
  await page.goto(churchUrl('full', '/?lang=es'))
  await context.setOffline(true)
  await page.goto(churchUrl('full', '/churchs'))
  await expect(page.getByRole('heading', { name: 'No tienes conexión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await context.setOffline(false)
  await page.goto(churchUrl('full', '/churchs'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No tienes conexión')
})

test('nothing personal is kept on the device', async ({ page }) => {
  await visitWithWorker(page, churchUrl('full'))
  await page.goto(churchUrl('full', '/access'))
  await page.goto(churchUrl('full', '/user/account'))
  await page.evaluate(() =>
    fetch('/api/v1/igreja/codigo/esperanca', { headers: { authorization: 'Bearer x' } }),
  )
  const kept = await keptPaths(page)
  expect(kept).toContain('/')
  expect(kept.filter((path) => /^\/(api|user|access)/.test(path))).toEqual([])
})

/** Opens an address and waits until the worker has the application and controls the page. */
async function visitWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
