import { createServer, request as ask } from 'node:http'

/** What a partner's server was told of who came, and what a second try with the same code got. */
interface Told {
  modulo: string
  /** The fields that the browser brought. */
  fields: string[]
  referer: string | undefined
  status: number
  pessoa: Record<string, unknown>
  again: string
}

/**
 * Stands in for voluts and mykids: takes the form that a browser brings, asks at the church that it names who came, and
 * tries the code once more. What the real ones expect at their addresses nobody has tried (Decision 241).
 */
export async function startPartner() {
  const told: Told[] = []
  const server = createServer(async (request, response) => {
    const modulo = request.url!.slice(1)
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const codigo = form.get('codigo')
    if (request.method !== 'POST' || codigo === null) return void response.writeHead(404).end()
    const segredo = `the-secret-that-${modulo}-shows-to-journeys`
    const exchange = () => post(form.get('igreja')!, '/api/v1/terceiros/troca', { modulo, segredo, codigo })
    const first = await exchange()
    const second = await exchange()
    told.push({
      modulo,
      fields: [...form.keys()],
      referer: request.headers.referer,
      status: first.status,
      pessoa: first.body,
      again: String(second.body['code']),
    })
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>${modulo}</title><h1>${String(first.body['nome'])}</h1>`)
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

/** Outside a browser not every machine takes `*.localhost` for itself. */
function post(
  origin: string,
  path: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { host, port } = new URL(origin)
  const headers = { host, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let said = ''
      answer.on('data', (part: Buffer) => (said += part.toString()))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, body: JSON.parse(said) as Record<string, unknown> }),
      )
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}
