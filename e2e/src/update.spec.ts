import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoChurches } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow', locale: 'pt-BR' })

let server: Server
let host: string
let release = 'first'

// Stands before the server under test, as a deployment of another version would: the worker's script changes.
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const upstream = ask(
      { host: '127.0.0.1', port: process.env.E2E_PORT, path: url, method, headers: plain(headers) },
      (answer) => {
        if (url !== '/sw.js' || method !== 'GET') {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
          return
        }
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...kept } = answer.headers
          response.writeHead(answer.statusCode ?? 502, kept)
          response.end(
            `self.addEventListener('message', ({ data, ports }) => { if (data === 'release') ports[0].postMessage('${release}') });\n${Buffer.concat(chunks).toString()}`,
          )
        })
      },
    )
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  host = `http://${demoChurches.full.hosts[0]}:${(server.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a new version waits until the visitor lets it in, and the reload takes it', async ({ page }) => {
  await page.goto(`${host}/about`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => releaseOf(page).catch(() => null)).toBe('first')
  const banner = page.getByText('Há uma nova versão pronta.')
  await expect(banner).toHaveCount(0)

  release = 'second'
  await page.reload()
  await expect(banner).toBeVisible()
  // Until then the page goes on as it began.
  expect(await releaseOf(page)).toBe('first')
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await page.getByRole('button', { name: 'Atualizar' }).click()

  await expect.poll(() => releaseOf(page).catch(() => null)).toBe('second')
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nós' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

/** What the worker that controls the page says of itself. */
function releaseOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const { controller } = navigator.serviceWorker
        if (!controller) return resolve(null)
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', ({ data }) => resolve(data as string))
        port1.start()
        controller.postMessage('release', [port2])
      }),
  )
}

/** Without what would let the answer come compressed or not at all. */
function plain(headers: import('node:http').IncomingHttpHeaders) {
  const {
    'accept-encoding': _encoding,
    'if-none-match': _etag,
    'if-modified-since': _since,
    ...rest
  } = headers
  return rest
}
