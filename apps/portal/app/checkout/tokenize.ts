import { checkoutCalls } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'

/** What is typed of a card. It goes to the tokenisation service, and nowhere else. */
export interface TypedCard {
  tipo: 'cartao_credito'
  numero: string
  validade: string
  cvv: string
  nome: string
  documento: string | null
  /** ISO date. */
  nascimento: string | null
}

export interface TypedAccount {
  tipo: 'ach'
  conta: string
  roteamento: string
  tipoConta: 'checking' | 'savings'
  nome: string
}

/** The tokenisation service found the details wrong; `campos` are the names of its fields. */
export class CardInvalid extends Error {
  override name = 'CardInvalid'
  readonly campos: readonly string[]
  constructor(campos: readonly string[]) {
    super('the card is not valid')
    this.campos = campos
  }
}

/** The tokenisation service cannot be reached, or cannot do it now. */
export class TokensDown extends Error {
  override name = 'TokensDown'
}

/** Changes a card for a token that is good for one payment (Spec §7). @throws CardInvalid, TokensDown */
export async function tokenize(
  igrejaId: number,
  idGatewayPagamento: number,
  typed: TypedCard | TypedAccount,
): Promise<string> {
  const { tokenizacaoUrl } = await api(checkoutCalls.getDefaultPaymentGateway)
  if (!tokenizacaoUrl) throw new TokensDown()
  const response = await fetch(`${tokenizacaoUrl}/general/payment/church/${igrejaId}/card/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...typed, idGatewayPagamento }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw new TokensDown('no answer', { cause })
  })
  const body = (await response.json().catch(() => ({}))) as {
    token?: unknown
    campos?: { campo: string }[]
  }
  if (response.ok && typeof body.token === 'string') return body.token
  if (response.status === 400) throw new CardInvalid((body.campos ?? []).map(({ campo }) => campo))
  throw new TokensDown(`answered ${response.status}`)
}
