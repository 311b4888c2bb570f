import { ask, unknown, type ProviderAnswer, type ProviderRequest } from '../ask.ts'
import type { Unknown } from '../payment-result.ts'
import { readAs } from '../read-answer.ts'
import { listSchema } from './zoop-wire.ts'

export interface ZoopAccess {
  /** `https://api.zoop.ws` */
  url: string
  marketplaceId: string
  secretKey: string
}

export type ZoopCall = (
  method: ProviderRequest['method'],
  path: string,
  deadline: AbortSignal,
  body?: unknown,
) => Promise<ProviderAnswer | Unknown>

export function callOf({ url, marketplaceId, secretKey }: ZoopAccess): ZoopCall {
  // Basic authentication with the key as the user and no password.
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` }
  return (method, path, deadline, body) =>
    ask({ url: `${url}/v1/marketplaces/${marketplaceId}${path}`, method, headers, body }, deadline)
}

const PAGE = 100
const MAX_PAGES = 30

/** A seller's transactions that were made in a time. */
export async function listTransactions(
  call: ZoopCall,
  { seller, from, to }: { seller: string; from: Date; to: Date },
  deadline: AbortSignal,
): Promise<{ kind: 'listed'; items: unknown[] } | Unknown> {
  const items: unknown[] = []
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      limit: String(PAGE),
      offset: String(page * PAGE),
      sort: 'time-descending',
      'date_range[gte]': String(Math.floor(from.getTime() / 1000)),
      'date_range[lte]': String(Math.ceil(to.getTime() / 1000)),
    })
    const answer = await call('GET', `/sellers/${seller}/transactions?${query.toString()}`, deadline)
    if (answer.kind === 'unknown') return answer
    const list = readAs(listSchema, answer)
    if (list.kind === 'unknown') return list
    items.push(...list.value.items)
    if (list.value.items.length < PAGE) return { kind: 'listed', items }
  }
  return unknown('unreadable', 'too many pages')
}
