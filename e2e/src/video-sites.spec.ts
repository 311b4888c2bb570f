import { expect, test } from '@playwright/test'
import { churchUrl } from './world.ts'

/** Stands for YouTube's frame: speaks as it does, and writes down what it is told. */
const youtube = `<script>
  const told = []
  addEventListener('message', ({ data, origin, source }) => {
    told.push(JSON.parse(data))
    document.title = JSON.stringify(told)
    if (told.at(-1).event === 'listening') {
      const info = { currentTime: 42, duration: 600, playerState: 1, volume: 100, muted: false }
      source.postMessage(JSON.stringify({ event: 'infoDelivery', info }), origin)
    }
  })
</script><button>Player</button>`

test.use({ locale: 'pt-BR' })

test('YouTube and Vimeo hear of nobody before the click, and then without cookies', async ({ page }) => {
  const outside: string[] = []
  await page.route(/youtube|vimeo|ytimg|google/, (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Filme</p>' })
  })
  for (const [path, address] of [
    ['/videos/aqz-KE-bpKQ', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*enablejsapi=1/],
    ['/videos/1084537', /^https:\/\/player\.vimeo\.com\/video\/1084537\?.*dnt=1/],
  ] as const) {
    outside.length = 0
    await page.goto(churchUrl('full', path))
    await page.waitForLoadState('networkidle')
    expect(outside).toEqual([])
    await page.getByRole('button', { name: /^Assistir/ }).click()
    await expect(page.frameLocator('main iframe').getByText('Filme')).toBeVisible()
    expect(outside).toEqual([expect.stringMatching(address)])
  }
  expect(
    await page.context().cookies(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']),
  ).toEqual([])
})

test('a video of YouTube tells its place, and does what the player is told', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: youtube }))
  await page.goto(churchUrl('full', '/videos/aqz-KE-bpKQ'))
  await page.getByRole('button', { name: /^Assistir/ }).click()
  await expect(page.getByRole('button', { name: 'Copiar link em 0:42' })).toBeVisible()
  await page.getByRole('region', { name: /^Player/ }).dispatchEvent('keydown', { key: 'l', bubbles: true })
  await expect
    .poll(() =>
      page
        .frames()
        .at(-1)!
        .evaluate(() => document.title),
    )
    .toContain('{"event":"command","func":"seekTo","args":[52,true]}')
  // Another window may say what it likes.
  await page.evaluate(() =>
    window.postMessage(JSON.stringify({ event: 'infoDelivery', info: { currentTime: 99 } }), '*'),
  )
  await expect(page.getByRole('button', { name: 'Copiar link em 0:52' })).toBeVisible()
  await page.goto(churchUrl('full', '/videos/aqz-KE-bpKQ'))
  await expect(page.getByText('Continuar de 0:52')).toBeVisible()
})
