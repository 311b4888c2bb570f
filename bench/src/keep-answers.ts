// Loaded into a server by `--import`, as a negative control: it keeps what it answered for each host and address.
import { ServerResponse } from 'node:http'

const kept = new Map<string, unknown>()
const sent = Reflect.get<typeof ServerResponse.prototype, 'end'>(ServerResponse.prototype, 'end')

ServerResponse.prototype.end = function (this: ServerResponse, ...answer: unknown[]) {
  const [body] = answer
  const isBody = typeof body === 'string' || body instanceof Uint8Array
  kept.set(`${this.req.headers.host}${this.req.url}`, isBody ? Buffer.from(body) : null)
  return Reflect.apply(sent, this, answer)
} as typeof sent
