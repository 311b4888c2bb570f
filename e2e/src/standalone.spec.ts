import { demoChurches, demoPeople, type DemoChurchName } from '@atrio/demo'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { giveEmail, givePassword } from './people.ts'
import { startProgram, startServer, type Program } from './processes.ts'

test.use({ locale: 'pt-BR' })
test.describe.configure({ mode: 'serial' })

const token = 'a-portal-hears-with-this-token-what-changed'
let api: Program
let portal: Program
let ungated: Program

test.beforeAll(async () => {
  api = await startServer({
    SERVE_PORTAL: '0',
    TRUST_PROXY: '127.0.0.1,::1',
    INTERNAL_TOKEN: token,
    CAPTCHA_COMPLEXITY: '1000',
  })
  const env = { API_URL: api.origin, INTERNAL_TOKEN: token }
  portal = await startProgram(['apps/portal/main.ts'], env)
  ungated = await startProgram(['--import', './e2e/src/without-gate.ts', 'apps/portal/main.ts'], env)
})
test.afterAll(async () => {
  for (const program of [portal, ungated, api]) await program?.stop()
})

const url = (program: Program, church: DemoChurchName, path = '/') =>
  `http://${demoChurches[church].hosts[0]}:${program.port}${path}`

test('the API in a process of its own has no pages', async ({ request }) => {
  expect((await ask(request, api, 'full', '/')).status()).toBe(404)
})

test('a visitor reads pages of two churches from a portal in a process of its own, and logs in', async ({
  page,
}) => {
  await page.goto(url(portal, 'english'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor')
  const picture = page.getByRole('main').locator('img[src*="/media/"]').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.goto(url(portal, 'full', '/access'))
  await giveEmail(page, demoPeople.member.email)
  await givePassword(page, demoPeople.member.password)
  await expect(page).toHaveURL(url(portal, 'full'))
  await page.goto(url(portal, 'full', '/user/account'))
  await expect(page.getByRole('heading', { name: 'Olá, Ana Beatriz' })).toBeVisible()
})

test('a module’s page is there where the church has it, and leads home where it has not', async ({
  request,
}) => {
  expect((await ask(request, portal, 'full', '/devotionals')).status()).toBe(200)
  const away = await ask(request, portal, 'sparse', '/devotionals')
  expect([away.status(), away.headers()['location']]).toEqual([302, '/'])
  const data = await ask(request, portal, 'sparse', '/devotionals.data')
  expect(await data.text()).not.toContain('DevocionalList')
  expect(data.status()).toBe(202)
})

test('without the gate the same address is not left: the redirect is the gate’s doing', async ({
  request,
}) => {
  const [gated, shown] = [
    await ask(request, portal, 'sparse', '/play'),
    await ask(request, ungated, 'sparse', '/play'),
  ]
  expect([gated.status(), gated.headers()['location']]).toEqual([302, '/'])
  expect(shown.headers()['location']).toBeUndefined()
  expect(await shown.text()).toContain('data-theme="dark"')
  // The API holds the module shut by itself, so that even then nothing of it is shown.
  const list = await ask(request, ungated, 'sparse', '/devotionals')
  expect([list.status() >= 400, list.headers()['location']]).toEqual([true, undefined])
})

test('a portal whose API is gone says so, and keeps no such page', async ({ request }) => {
  await api.stop()
  const page = await ask(request, portal, 'spanish', '/about')
  expect([page.status(), page.headers()['cache-control']]).toEqual([503, 'no-store'])
  expect((await ask(request, portal, 'spanish', '/api/v1/cliente/?organizacao=x')).status()).toBe(502)
})

test('a visitor is warned while the API is gone, on every page, and can try again', async ({ page }) => {
  for (const path of ['/', '/about', '/access', '/churchs']) {
    const response = await page.goto(url(portal, 'english', path))
    expect(response!.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'O portal não respondeu' })).toBeVisible()
  }
  const again = page.waitForResponse(url(portal, 'english', '/churchs'))
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  expect((await again).status()).toBe(503)
})

// The resolver of the machine may not know the names below localhost; browsers do.
function ask(request: APIRequestContext, program: Program, church: DemoChurchName, path: string) {
  const host = `${demoChurches[church].hosts[0]}:${program.port}`
  return request.get(`${program.origin}${path}`, { headers: { host }, maxRedirects: 0 })
}
