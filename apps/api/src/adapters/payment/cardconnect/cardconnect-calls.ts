import { ask, type ProviderAnswer, type ProviderRequest } from '../ask.ts'
import type { Unknown } from '../payment-result.ts'
import { readAs } from '../read-answer.ts'
import { transactionSchema, transactionsSchema, type Transaction } from './cardconnect-wire.ts'

export interface CardConnectAccess {
  /** `https://<site>.cardconnect.com` */
  url: string
  username: string
  password: string
}

type Read<Value> = Promise<{ kind: 'read'; value: Value } | Unknown>

/** Calls of the CardPointe Gateway, for one merchant. */
export interface CardConnectCalls {
  merchid: string
  post: (path: string, body: object, deadline: AbortSignal) => Read<Transaction>
  /** One entry that says so where there is none; of this merchant alone. */
  byOrderId: (orderid: string, deadline: AbortSignal) => Read<Transaction[]>
  funding: (query: URLSearchParams, deadline: AbortSignal) => Promise<ProviderAnswer | Unknown>
  forget: (profile: string, deadline: AbortSignal) => Read<Transaction>
}

export function callsOf(access: CardConnectAccess, merchid: string): CardConnectCalls {
  const authorization = `Basic ${Buffer.from(`${access.username}:${access.password}`).toString('base64')}`
  const call = (method: ProviderRequest['method'], path: string, deadline: AbortSignal, body?: object) =>
    ask({ url: `${access.url}/cardconnect/rest/${path}`, method, headers: { authorization }, body }, deadline)
  return {
    merchid,
    async post(path, body, deadline) {
      const answer = await call('POST', path, deadline, { merchid, ...body })
      return answer.kind === 'unknown' ? answer : readAs(transactionSchema, answer)
    },
    async byOrderId(orderid, deadline) {
      const answer = await call('GET', `inquireByOrderid/${orderid}/${merchid}/1`, deadline)
      return answer.kind === 'unknown' ? answer : readAs(transactionsSchema, answer)
    },
    funding: (query, deadline) => call('GET', `funding?${query.toString()}`, deadline),
    async forget(profile, deadline) {
      const answer = await call('DELETE', `profile/${profile}/${merchid}`, deadline)
      return answer.kind === 'unknown' ? answer : readAs(transactionSchema, answer)
    },
  }
}
