import {
  accessCalls,
  ApiError,
  createClient,
  createHttpTransport,
  type ApiCall,
  type Transport,
} from '@atrio/contract'
import { getLocale } from '../paraglide/runtime.js'

declare global {
  /** Who somebody is, as the document asked before there were scripts (`first-script.js`, Decision 272). */
  var acesso: Promise<Response> | undefined
}

/** What the document asked for is not asked for again; the next time it is. */
const send: typeof fetch = (address, given) => {
  const early = address === '/api/v1/equipe/acesso/' ? globalThis.acesso : undefined
  if (early) globalThis.acesso = undefined
  return early ?? fetch(address, given)
}

const http = createHttpTransport({
  base: '/api/v1',
  headers: () => ({ 'accept-language': getLocale() }),
  fetch: send,
})

/** Works where the server asks for it, and makes the call again (Decision 75). */
const transport: Transport = async (call, request, options) => {
  try {
    return await http(call, request, options)
  } catch (error) {
    if (codeOf(error) !== 'CAPTCHA_REQUIRED') throw error
    const esforco = Number((error as ApiError).body.detalhes?.['esforco'] ?? 1)
    const challenge = await createClient(http)(accessCalls.getCaptchaChallenge, { query: { esforco } })
    if (challenge.tipo !== 'altcha') throw error
    const { solveAltcha } = await import('./proof-of-work.ts')
    const answer = await solveAltcha(challenge.desafio)
    return http(call, request, { ...options, headers: { ...options.headers, 'x-captcha': answer } })
  }
}

/** Makes a call; the cookie says who asks. */
export const api: ApiCall = createClient(transport)

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.body.code : 'NETWORK'
}
