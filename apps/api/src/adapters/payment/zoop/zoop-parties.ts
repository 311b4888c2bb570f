import type { Attempt, Payer } from '../attempt.ts'
import type { Declined, Unknown } from '../payment-result.ts'
import { readAs } from '../read-answer.ts'
import type { ZoopCall } from './zoop-calls.ts'
import { buyerOf } from './zoop-request.ts'
import { refusalOf } from './zoop-result.ts'
import { buyerSchema, cardSchema } from './zoop-wire.ts'

/** Who pays, where Zoop has to know, and with which kept card. */
export async function partiesOf(
  call: ZoopCall,
  { metodo, payer, instrument, save }: Attempt,
  deadline: AbortSignal,
): Promise<{ kind: 'parties'; customer: string | null; card: string | null } | Declined | Unknown> {
  if (instrument && 'reference' in instrument) {
    return { kind: 'parties', customer: payer.customer ?? null, card: instrument.reference }
  }
  const { document } = payer
  const token = metodo === 'cartao_credito' && save ? (instrument?.token ?? null) : null
  if (metodo !== 'boleto' && token === null) return { kind: 'parties', customer: null, card: null }
  if (document === null || (metodo === 'boleto' && !payer.address)) {
    return { kind: 'declined', id: null, reason: 'request_refused', providerCode: 'payer' }
  }
  const buyer = await buyerFor(call, { ...payer, document }, deadline)
  if (buyer.kind !== 'buyer') return buyer
  if (token === null) return { kind: 'parties', customer: buyer.id, card: null }
  const kept = await keepCard(call, { token, customer: buyer.id }, deadline)
  return kept.kind === 'read' ? { kind: 'parties', customer: buyer.id, card: kept.value.id } : kept
}

/** Ties a token to a buyer, which makes it a card that can be charged again. */
export async function keepCard(
  call: ZoopCall,
  given: { token: string; customer: string },
  deadline: AbortSignal,
) {
  const answer = await call('POST', '/cards', deadline, given)
  if (answer.kind === 'unknown') return answer
  return answer.status >= 300 ? refusalOf(answer) : readAs(cardSchema, answer)
}

/** The person as a buyer of the marketplace, by their CPF or CNPJ, with what a boleto has to name. */
export async function buyerFor(
  call: ZoopCall,
  payer: Payer & { document: string },
  deadline: AbortSignal,
): Promise<{ kind: 'buyer'; id: string } | Declined | Unknown> {
  const query = new URLSearchParams({ taxpayer_id: payer.document })
  const found = await call('GET', `/buyers/search?${query.toString()}`, deadline)
  if (found.kind === 'unknown') return found
  const known = found.status === 200 ? readAs(buyerSchema, found) : null
  if (known?.kind === 'unknown') return known
  const answer = known
    ? await call('PUT', `/buyers/${known.value.id}`, deadline, buyerOf(payer))
    : await call('POST', '/buyers', deadline, buyerOf(payer))
  if (answer.kind === 'unknown') return answer
  if (answer.status >= 300) return refusalOf(answer)
  const buyer = readAs(buyerSchema, answer)
  return buyer.kind === 'unknown' ? buyer : { kind: 'buyer', id: buyer.value.id }
}
