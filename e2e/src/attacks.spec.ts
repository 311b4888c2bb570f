import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { demoChurches } from '@atrio/demo'
import { expect, test, type Page } from '@playwright/test'
import { ownAttacks, publishedAttacks } from './attack-payloads.ts'
import { startProgram, startServer, type Program } from './processes.ts'

// Without the page's policy: what the portal lets out must be harmless alone.
test.use({ locale: 'pt-BR', bypassCSP: true })

// One after the other: the attacks are other ones at each page.
test.describe.configure({ mode: 'default' })

/** What staff write as HTML, as calls name it, and what is text wherever it stands. */
const rich = new Set(['conteudo', 'descricao', 'description', 'historia', 'notasProfessor'])
const plain = new Set(['titulo', 'title', 'subtitulo', 'resumo', 'autor', 'pregador', 'versiculo', 'oracao'])
const title = `</title></script><img src=x onerror=alert(1)>"onmouseover="alert(2)`
const arrived = 'These words came with the attacks'

let api: Program
let portal: Program
let between: Server
let attack = ''

test.beforeAll(async () => {
  api = await startServer({
    SERVE_PORTAL: '0',
    TRUST_PROXY: '127.0.0.1,::1',
    CAPTCHA_COMPLEXITY: '1000',
  })
  // As if everything had got past what cleans at writing.
  between = createServer((asked, answer) => void pass(asked, answer))
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening))
  const { port } = between.address() as AddressInfo
  portal = await startProgram(['apps/portal/main.ts'], { API_URL: `http://127.0.0.1:${port}` })
})
test.afterAll(async () => {
  await portal?.stop()
  between?.close()
  await api?.stop()
})

const paths = [
  '/about',
  '/devotionals/1',
  '/news/1',
  '/ministries/1',
  '/ministries/1/projects/1',
  '/ebds/parabolas-da-mesa',
  '/ebds/parabolas-da-mesa?licao=1',
  '/publications/a-casa-que-tem-lugar',
  '/videos/antes-do-sol',
  '/podcast',
  '/event/1',
  '/songs/1',
]

for (const [index, path] of paths.entries()) {
  test(`attacks run nothing in any text of ${path}`, async ({ page }) => {
    // Its page has the text of every episode.
    const fewer = path === '/podcast' ? 10 : 1
    const some = [...everyNth(ownAttacks(), fewer, index), ...everyNth(publishedAttacks(), 4 * fewer, index)]
    attack = `<p>${arrived}</p>\n${some.map((payload) => `<div>${payload}</div>`).join('\n')}`
    const ran = watchDialogs(page)
    await page.route(
      (url) => url.port !== portal.port,
      (route) => route.abort(),
    )
    await page.goto(`http://${demoChurches.full.hosts[0]}:${portal.port}${path}`)
    await expect(page.getByRole('main')).toContainText(arrived)
    await touchEverything(page)
    expect(ran).toEqual([])
    const prose = page.locator('main .prose')
    await expect(
      prose.locator('script, svg, object, embed, form, style, link, meta, base, iframe'),
    ).toHaveCount(0)
    expect(await prose.locator('*').evaluateAll(whatMayRun)).toEqual([])
  })
}

test('what watches the attacks sees one that runs', async ({ page }) => {
  const ran = watchDialogs(page)
  await page.setContent('<main><div class="prose"><img src=x onerror=alert(1)></div></main>')
  await expect.poll(() => ran).toEqual(['1'])
  expect(await page.locator('main .prose *').evaluateAll(whatMayRun)).toEqual(['onerror=alert(1)'])
})

function everyNth(payloads: string[], every: number, from: number): string[] {
  return payloads.filter((_, position) => position % every === from % every)
}

/** The API's answer, with attacks in all that a church writes. */
async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const onward = request(`${api.origin}${asked.url}`, {
    method: asked.method,
    headers: { ...asked.headers, 'accept-encoding': 'identity' },
  })
  asked.pipe(onward)
  const [given] = (await once(onward, 'response')) as [IncomingMessage]
  const body = await buffer(given)
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = given.headers
  const isJson = headers['content-type']?.startsWith('application/json')
  answer.writeHead(given.statusCode!, headers)
  answer.end(isJson ? JSON.stringify(poison(JSON.parse(body.toString()))) : body)
}

function poison(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poison)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== 'string') return [key, poison(inner)]
      return [key, rich.has(key) ? attack : plain.has(key) ? title : inner]
    }),
  )
}

/** What was said in dialogs, each of them closed at once. */
function watchDialogs(page: Page): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    return dialog.dismiss()
  })
  return said
}

async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main .prose *')) {
      element.addEventListener('click', (event) => event.preventDefault())
      for (const type of ['mouseover', 'focus', 'load', 'error', 'click', 'animationend', 'toggle']) {
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      }
    }
  })
  await page.waitForTimeout(500)
}

function whatMayRun(elements: Element[]): string[] {
  return elements.flatMap(({ attributes }) =>
    Array.from(attributes)
      .filter(
        ({ name, value }) => /^on/i.test(name) || /^[\s\p{Cc}]*(javascript|vbscript|data):/iu.test(value),
      )
      .map(({ name, value }) => `${name}=${value}`),
  )
}
