import { createServer, request as ask } from 'node:http'
import type { JsonWebKey } from 'node:crypto'
import { takeToken } from '@atrio/api/testing/partner-token'

/** What a partner's server was told of who came, and what a second try with the same code or token got. */
interface Told {
  modulo: string
  /** The fields that the browser brought. */
  fields: string[]
  referer: string | undefined
  pessoa: Record<string, unknown>
  again: string
}

/**
 * Stands in for voluts, which asks at the church that the form names who came, and for mykids, which has nothing to ask
 * with and checks a token by the church's public keys; each tries once more. What the real ones expect at their addresses
 * nobody has tried (Decision 241).
 */
export async function startPartner() {
  const told: Told[] = []
  const seen = new Set<string>()
  const server = createServer(async (request, response) => {
    const modulo = request.url!.slice(1)
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const igreja = form.get('igreja')
    if (request.method !== 'POST' || igreja === null) return void response.writeHead(404).end()
    const codigo = form.get('codigo')
    const aud = `http://${request.headers.host}${request.url}`
    const { pessoa, again } = codigo
      ? await exchange(igreja, { modulo, codigo })
      : await check(igreja, { token: form.get('token') ?? '', aud, seen })
    const referer = request.headers.referer
    told.push({ modulo, fields: [...form.keys()], referer, pessoa, again })
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>${modulo}</title><h1>${String(pessoa['nome'])}</h1>`)
  })
  await new Promise<void>((resolve) =>
    server.listen(Number(process.env.E2E_PARTNER_PORT), '127.0.0.1', resolve),
  )
  return {
    told,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function exchange(igreja: string, { modulo, codigo }: { modulo: string; codigo: string }) {
  const segredo = `the-secret-that-${modulo}-shows-to-journeys`
  const swap = () =>
    send(igreja, { method: 'POST', path: '/api/v1/terceiros/troca' }, { modulo, segredo, codigo })
  const pessoa = await swap()
  return { pessoa, again: String((await swap())['code']) }
}

async function check(
  igreja: string,
  { token, ...given }: { token: string; aud: string; seen: Set<string> },
): Promise<Pick<Told, 'pessoa' | 'again'>> {
  const jwks = (await send(igreja, { method: 'GET', path: '/api/v1/terceiros/jwks' })) as unknown as {
    keys: JsonWebKey[]
  }
  const taken = takeToken(token, { jwks, ...given })
  const twice = takeToken(token, { jwks, ...given })
  return {
    pessoa: 'claims' in taken ? taken.claims : taken,
    again: 'refused' in twice ? twice.refused : 'taken twice',
  }
}

/** Outside a browser not every machine takes `*.localhost` for itself. */
function send(
  origin: string,
  { method, path }: { method: string; path: string },
  body?: object,
): Promise<Record<string, unknown>> {
  const { host, port } = new URL(origin)
  const headers = { host, ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let said = ''
      answer.on('data', (part: Buffer) => (said += part.toString()))
      answer.on('end', () => resolve(JSON.parse(said) as Record<string, unknown>))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })
}
