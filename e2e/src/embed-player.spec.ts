import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { ownAttacks, publishedAttacks } from './attack-payloads.ts'
import { churchUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

const open = (page: Page, query: Record<string, string>) =>
  page.goto(churchUrl('full', `/embed/player?${new URLSearchParams(query)}`))

test('shows a video by service and code, by address and by markup, each behind a click', async ({ page }) => {
  const outside: string[] = []
  await page.route(/^https:\/\/[^/]*(youtube|vimeo|spotify)/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Filme</p>' })
  })
  const queries: Record<string, string>[] = [
    { service: 'youtube', code: 'aqz-KE-bpKQ' },
    { service: 'Vimeo', code: '1084537' },
    { service: 'mp4', code: 'antes-do-sol' },
    { url: 'https://youtu.be/aqz-KE-bpKQ' },
    { html: '<p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></p>' },
  ]
  for (const query of queries) {
    await open(page, query)
    await expect(page.getByRole('button', { name: /^Assistir/ })).toBeVisible()
  }
  await open(page, { url: 'https://open.spotify.com/embed/episode/x' })
  await expect(page.getByRole('button', { name: 'Carregar do Spotify' })).toBeVisible()
  expect(outside).toEqual([])
  await open(page, queries[3]!)
  await page.getByRole('button', { name: /^Assistir/ }).click()
  await expect(page.frameLocator('iframe').getByText('Filme')).toBeVisible()
})

test('plays a file of the church’s own', async ({ page }) => {
  await open(page, { service: 'mp4', code: 'antes-do-sol' })
  await page.getByRole('button', { name: 'Assistir: Antes do sol' }).click()
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThan(0.2)
})

const forbidden: Record<string, string>[] = [
  {},
  { service: 'dailymotion', code: 'x1' },
  { service: 'youtube', code: '"><script>alert(1)</script>' },
  { service: 'mp4', code: 'a-great-while-before-day' },
  { url: 'https://evil.example/v.mp4' },
  { url: 'javascript:alert(1)' },
  { url: '//evil.example/v.mp4' },
  { url: 'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ' },
  { url: '/api/v1/me' },
  { html: '<script>alert(1)</script>' },
  { html: '<iframe src="https://evil.example/"></iframe>' },
]
for (const query of forbidden) {
  test(`has nothing to show for ${JSON.stringify(query)}`, async ({ page }) => {
    const response = await open(page, query)
    expect(response!.status()).toBe(404)
    await expect(page.getByText('O conteúdo não existe ou está indisponível.')).toBeVisible()
  })
}

test('shows markup in a document of no origin', async ({ page }) => {
  await open(page, { html: '<h2>Olá</h2><p onclick="alert(1)">a <a href="/about">b</a></p>' })
  const frame = page.locator('iframe')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Olá' })).toBeVisible()
  expect(await frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  // No access from the page is what an opaque origin means.
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull()
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('attacks run nothing, as markup, as an address and as a code', async ({ page }) => {
  test.slow()
  const own = ownAttacks()
  const others = publishedAttacks()
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    return dialog.dismiss()
  })
  // Many at a time where the query holds them, each alone where it is an address or a code.
  const batches: string[] = ['']
  for (const payload of [...own, ...others.filter((_, index) => index % 8 === 0)]) {
    const next = `${batches.at(-1)}<p>${payload}</p>`
    if (encodeURIComponent(next).length > 6000) batches.push(`<p>${payload.slice(0, 1500)}</p>`)
    else batches[batches.length - 1] = next
  }
  for (const html of batches.slice(0, 40)) await open(page, { html })
  const alone = [
    ...own.filter((_, index) => index % 10 === 0),
    ...others.filter((_, index) => index % 200 === 0),
  ]
  for (const payload of alone) {
    const short = payload.slice(0, 1000)
    await open(page, { url: short })
    await open(page, { service: 'youtube', code: short })
  }
  await page.waitForTimeout(300)
  expect(dialogs).toBe(0)
})
