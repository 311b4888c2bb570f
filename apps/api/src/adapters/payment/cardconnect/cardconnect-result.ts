import { unknown } from '../ask.ts'
import type { PaymentRef } from '../attempt.ts'
import type {
  Approved,
  Declined,
  DeclineReason,
  FetchResult,
  PaymentResult,
  SavedInstrument,
  Unknown,
} from '../payment-result.ts'
import { SHOWS_AFTER_MS } from '../sendings.ts'
import { centsOf, codeOf, isNotFound, type Transaction } from './cardconnect-wire.ts'

type Asked = Pick<PaymentRef, 'metodo' | 'amountCents' | 'currency' | 'createdAt'>

/**
 * Until when the other bank may send a debit back as unpaid: two banking days, and the way of the message. An account
 * holder may object for sixty days; that is a refund then.
 */
export const ACH_CLEARING_MS = 6 * 86_400_000

/** What a look by order id has found. The same order id on two payments that stand is a charge too many. */
export function foundResult(
  transactions: readonly Transaction[],
  asked: Asked,
  clearingMs: number,
): FetchResult {
  const known = transactions.filter((each) => !isNotFound(each))
  // The church's own screens give a refund the order id of its payment.
  const refunds = known.filter((each) => (centsOf(each) ?? 0n) < 0n || String(each.amount).startsWith('-'))
  const payments = known.filter((each) => !refunds.includes(each))
  const last = payments.at(-1)
  if (!last) return { kind: 'not_found' }
  const approved = payments.filter(({ respstat }) => respstat === 'A')
  const standing = approved.filter((each) => !isVoided(each))
  if (standing.length > 1)
    return unknown('mismatch', `${standing.length} payments of one order`, last.retref ?? null)
  const one = standing[0] ?? approved.at(-1)
  if (!one) return refusedResult(last, asked)
  const givenBack = refunds
    .filter(({ respstat }) => respstat === 'A')
    .reduce((sum, { amount }) => sum + (centsOf({ amount: String(amount).replace('-', '') }) ?? 0n), 0n)
  return stateResult(one, asked, { clearingMs, givenBack })
}

/** An approved transaction with its state of settlement. */
function stateResult(
  transaction: Transaction,
  asked: Asked,
  { clearingMs, givenBack }: { clearingMs: number; givenBack: bigint },
): PaymentResult {
  const id = transaction.retref
  if (!id) return unknown('unreadable', 'no retref')
  const cents = centsOf(transaction)
  const isAsked = cents === asked.amountCents
  if (isVoided(transaction)) {
    const wasTaken = Boolean(transaction.capturedate) && (isAsked || cents === 0n)
    if (!wasTaken) return { kind: 'declined', id, reason: 'canceled', providerCode: 'voided' }
    return { ...approved(transaction, asked, id), refundedCents: asked.amountCents }
  }
  const currency = transaction.currency ?? asked.currency
  if (!isAsked || currency !== asked.currency) {
    return unknown('mismatch', `${currency} ${cents} instead of ${asked.amountCents}`, id)
  }
  const isDebit = asked.metodo === 'ach'
  const isClear = !isDebit || Date.now() >= asked.createdAt.getTime() + clearingMs
  const waiting = {
    kind: 'pending',
    id,
    reason: 'processing',
    instrument: instrumentOf(transaction, asked),
  } as const
  const paid = { ...approved(transaction, asked, id), refundedCents: givenBack }
  switch (transaction.setlstat?.toLowerCase()) {
    case 'authorized':
      return { kind: 'pending', id, reason: 'capturable', instrument: null }
    case 'queued for capture':
      return isDebit ? waiting : paid
    case 'accepted':
      return isClear ? paid : waiting
    case 'rejected':
    case 'declined':
    case 'format error': {
      // What was counted as paid before came back; what was not never came.
      if (!isClear)
        return { kind: 'declined', id, reason: 'account_invalid', providerCode: transaction.setlstat }
      const { amountCents } = asked
      return { ...paid, refundedCents: amountCents, disputedCents: amountCents }
    }
    case 'amount under review':
      return { kind: 'pending', id, reason: 'review', instrument: null }
    default:
      return unknown('unreadable', `setlstat ${transaction.setlstat ?? 'missing'}`, id)
  }
}

/** The answer to an authorisation, which tells no settlement yet. */
export function authResult(
  transaction: Transaction,
  asked: Asked & { save?: boolean; capture?: 'automatic' | 'manual' },
): PaymentResult {
  if (transaction.respstat !== 'A') return refusedResult(transaction, asked)
  const setlstat = asked.capture === 'manual' ? 'Authorized' : 'Queued for Capture'
  const result = stateResult({ ...transaction, setlstat }, asked, { clearingMs: 1, givenBack: 0n })
  return result.kind === 'approved' && !asked.save ? { ...result, saved: null } : result
}

/** Of several texts, since each processor behind CardPointe has codes of its own. */
const reasons: [RegExp, DeclineReason][] = [
  [/insufficient|not sufficient|uncollected/, 'insufficient_funds'],
  [/expir/, 'expired_card'],
  [/bank account|failed validation|account closed/, 'account_invalid'],
  [/invalid token|profile not found/, 'token_invalid'],
  [
    /cvv|cid|avs|zip|postal|check digit|invalid card|invalid account|card number|no card record/,
    'wrong_card_data',
  ],
  [/fraud|lost|stolen|pick ?up|security|carddefense/, 'suspected_fraud'],
  [/limit|exceed|max amount|frequency/, 'limit_exceeded'],
  [/merchant|currency|not supported|no auth route|not permitted to terminal/, 'not_available'],
  [/invalid field|invalid amount|min amount|schema|http header/, 'request_refused'],
  [/addl authentication/, 'authentication_required'],
]

/** C is final. B is a fault on the way to the bank, which CardPointe itself undoes within a minute or finds approved. */
function refusedResult(transaction: Transaction, { createdAt }: Asked): Declined | Unknown {
  const id = transaction.retref || null
  const isOpen = transaction.respstat === 'B' && Date.now() < createdAt.getTime() + SHOWS_AFTER_MS
  if (isOpen) return unknown('server_error', codeOf(transaction), id)
  const text = transaction.resptext?.toLowerCase() ?? ''
  const reason = reasons.find(([pattern]) => pattern.test(text))?.[1] ?? 'card_declined'
  return { kind: 'declined', id, reason, providerCode: codeOf(transaction) }
}

function approved(transaction: Transaction, asked: Asked, id: string): Approved {
  const last4 = lastDigits(transaction)
  return {
    kind: 'approved',
    id,
    amountCents: asked.amountCents,
    currency: asked.currency,
    refundedCents: 0n,
    disputedCents: 0n,
    // CardPointe tells the hour of its own zone.
    paidAt: new Date(),
    feeCents: null,
    saved: savedOf(transaction, asked.metodo === 'ach' ? 'ach' : 'cartao_credito'),
    detail: last4 === '' ? {} : { last4 },
  }
}

/** What is kept where a profile was made; charging it needs nothing else. */
export function savedOf(
  { profileid, acctid, token, expiry }: Transaction,
  tipo: SavedInstrument['tipo'],
): SavedInstrument | null {
  if (!profileid || !acctid) return null
  const validade = expiry && /^\d{4}$/.test(expiry) ? `${expiry.slice(0, 2)}/20${expiry.slice(2)}` : null
  return {
    reference: `${profileid}/${acctid}`,
    customer: null,
    tipo,
    brand: null,
    last4: lastDigits({ token }),
    validade: tipo === 'ach' ? null : validade,
  }
}

function instrumentOf(transaction: Transaction, { metodo }: Asked) {
  return metodo === 'ach' ? ({ tipo: 'ach', bankName: null, last4: lastDigits(transaction) } as const) : null
}

/** A token ends as its number does. */
function lastDigits({ token }: Pick<Transaction, 'token'>): string {
  return /\d{4}$/.exec(token ?? '')?.[0] ?? ''
}

function isVoided({ setlstat }: Transaction): boolean {
  return setlstat?.toLowerCase() === 'voided'
}
