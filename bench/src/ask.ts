import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  /** From the first byte sent to the last received. */
  ms: number
}

/** One request to a server on this machine, under any host name. */
export function ask(
  port: number,
  path: string,
  options: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { host = 'esperanca.atrio.localhost', method = 'GET', headers = {}, body } = options
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, host: '127.0.0.1', path, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            ms: performance.now() - started,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The same, for what must succeed. */
export async function fetchOk(...args: Parameters<typeof ask>): Promise<Answer> {
  const answer = await ask(...args)
  if (answer.status !== 200) throw new Error(`${args[1]} answered ${answer.status}`)
  return answer
}
