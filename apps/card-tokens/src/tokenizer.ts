import type { TokenRequest } from './input.ts'

/** Hands a number to a gateway's vault. Nothing of it may be kept, logged or put into an error. */
export interface Tokenizer {
  /** Spec §9. */
  id: number
  tokenize: (request: TokenRequest) => Promise<Token | Refused>
}

interface Token {
  kind: 'token'
  token: string
  bandeira: string | null
  ultimos4: string
  /** `12/2030` */
  validade: string | null
}

/** `invalid`: the gateway finds the details wrong. `unsupported`: it takes no such thing. `unavailable`: try later. */
export interface Refused {
  kind: 'refused'
  reason: 'invalid' | 'unsupported' | 'unavailable'
}

export function refused(reason: Refused['reason']): Refused {
  return { kind: 'refused', reason }
}

const TIMEOUT_MS = 10_000

/** A POST to a vault; `null` where it did not answer. What it says about an error is not read: it may repeat the card. */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
): Promise<{ status: number; body: Record<string, unknown> } | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel()
      return null
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch {
    return null
  }
}

/** `12/2030` of `12/30` and `12/2030`. */
export function longValidity(validade: string): string {
  const [month = '', year = ''] = validade.split('/')
  return `${month}/${year.length === 2 ? `20${year}` : year}`
}
