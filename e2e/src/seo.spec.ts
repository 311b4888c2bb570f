import { expect, test, type APIRequestContext } from '@playwright/test'
import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { churchUrl, hostUrl } from './world.ts'

test.use({ locale: 'pt-BR' })

test('a search engine finds address, languages, picture and description of a page', async ({ page }) => {
  await page.goto(churchUrl('full', '/about'))
  await expect(page).toHaveTitle(/Igreja Esperança/)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', churchUrl('full', '/about'))
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    )
  expect(languages).toEqual([
    `pt-BR ${churchUrl('full', '/about?lang=pt-BR')}`,
    `en ${churchUrl('full', '/about?lang=en')}`,
    `es ${churchUrl('full', '/about?lang=es')}`,
    `x-default ${churchUrl('full', '/about')}`,
  ])
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description!.length).toBeGreaterThan(20)
  expect(description!.length).toBeLessThanOrEqual(160)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await ask(page.request, 'full', new URL(picture!).pathname)
  expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)$/)
})

test("the home page says who the church is and when its doors are open, in schema.org's words", async ({
  page,
}) => {
  await page.goto(churchUrl('full'))
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data).toMatchObject({ '@type': 'Church', name: 'Igreja Esperança' })
  expect(data.address.addressLocality).toBeTruthy()
  expect(data.openingHoursSpecification.length).toBeGreaterThan(1)
  // The page's data, which every visitor loads, does not say it again.
  const html = await (await ask(page.request, 'full', '/')).text()
  expect(html.split('openingHoursSpecification')).toHaveLength(2)
})

test('each church has its own sitemap, robots, manifest and icons', async ({ request }) => {
  const get = (path: string) => ask(request, 'english', path)
  expect(await (await get('/robots.txt')).text()).toContain(
    `Sitemap: ${churchUrl('english', '/sitemap.xml')}`,
  )
  expect(await (await get('/sitemap.xml')).text()).toContain(`<loc>${churchUrl('english', '/about')}</loc>`)
  const manifest = await (await get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons as { src: string }[]) {
    const icon = await get(src)
    expect(icon.status()).toBe(200)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
  const closed = await ask(request, 'inactive', '/robots.txt')
  expect(await closed.text()).toMatch(/^Disallow: \/$/m)
  const nobody = await request.get(hostUrl('localhost', '/sitemap.xml'), {
    headers: { host: 'nobody.atrio.localhost' },
  })
  expect(nobody.status()).toBe(404)
})

test('a search engine is led to single things that anybody may read, and told when they changed', async ({
  request,
}) => {
  const xml = await (await ask(request, 'full', '/sitemap.xml')).text()
  const found = [...xml.matchAll(/<loc>([^<?]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
  const changed = new Map(found.map(([, loc, lastmod]) => [new URL(loc!).pathname, lastmod]))
  for (const list of [
    'devotionals',
    'news',
    'event',
    'ebds',
    'publications',
    'ministries',
    'songs',
    'videos',
  ]) {
    const single = [...changed].find(([path]) => path.startsWith(`/${list}/`))
    expect(single?.[1], list).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const page = await ask(request, 'full', single![0])
    expect(page.status()).toBe(200)
    expect(await page.text()).not.toContain('content="noindex"')
  }
})

test('every anonymous visitor of an address and language gets the same bytes, or is told that they have them', async ({
  request,
}) => {
  const visit = (headers: Record<string, string>) =>
    ask(request, 'full', '/about', { 'accept-language': 'es', ...headers })
  const first = await visit({ cookie: 'a=1' })
  const second = await visit({ cookie: 'a=2', authorization: 'Bearer x', 'user-agent': 'other' })
  expect(await second.text()).toBe(await first.text())
  expect(first.headers()['cache-control']).toContain('s-maxage')
  expect(first.headers().vary).toMatch(/Accept-Language/)
  const again = await visit({ 'if-none-match': first.headers().etag! })
  expect(again.status()).toBe(304)
})

test('no page breaks its own security policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of ['/', '/about', '/churchs', '/access', '/error', '/no/such/page', '/user/account']) {
    const response = await page.goto(churchUrl('full', path))
    expect(response!.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

test('a script that is not ours does not run', async ({ page }) => {
  await page.goto(churchUrl('full'))
  // The page's own rule for markup comes with its scripts, which wait for the first paint.
  await page.waitForFunction(
    () => 'trustedTypes' in window && Object(window.trustedTypes).defaultPolicy !== null,
  )
  const ran = await page.evaluate(async () => {
    const holder = document.createElement('div')
    document.body.append(holder)
    holder.innerHTML = '<img src="x" onerror="window.ran = true">'
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'ran' in window
  })
  expect(ran).toBe(false)
})

/** Asks outside a browser, which alone takes every `*.localhost` for this machine. */
function ask(
  request: APIRequestContext,
  church: DemoChurchName,
  path: string,
  headers: Record<string, string> = {},
) {
  const host = `${demoChurches[church].hosts[0]}:${process.env.E2E_PORT}`
  return request.get(hostUrl('localhost', path), { headers: { ...headers, host } })
}
