import { unknown } from '../ask.ts'
import type { PaymentRef } from '../attempt.ts'
import type { PaymentResult } from '../payment-result.ts'
import type { Cob } from './pix-wire.ts'

/** A Pix that was sent in the last second of its charge may still be on its way. */
const GRACE_MS = 60_000

export function txidOf(key: string): string {
  return key.replaceAll('-', '')
}

/** UUID of a txid of ours; `null` for another's. */
export function keyOfTxid(txid: string | undefined): string | null {
  const match = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i.exec(txid ?? '')
  return match ? match.slice(1).join('-').toLowerCase() : null
}

export function resultOf(
  cob: Cob,
  asked: Pick<PaymentRef, 'key' | 'amountCents' | 'currency'>,
): PaymentResult {
  const id = cob.txid
  if (id !== txidOf(asked.key) || cob.valor.original !== asked.amountCents) {
    return unknown('mismatch', `BRL ${cob.valor.original} instead of ${asked.amountCents}`, id)
  }
  switch (cob.status) {
    case 'CONCLUIDA':
      return paid(cob, asked)
    case 'REMOVIDA_PELO_PSP':
    case 'REMOVIDA_PELO_USUARIO_RECEBEDOR':
      return { kind: 'declined', id, reason: 'canceled', providerCode: cob.status }
    case 'ATIVA': {
      const { criacao, expiracao } = cob.calendario
      const expiresAt = new Date(criacao.getTime() + expiracao * 1000)
      if (Date.now() > expiresAt.getTime() + GRACE_MS) {
        return { kind: 'declined', id, reason: 'expired', providerCode: cob.status }
      }
      const { pixCopiaECola: copiaECola } = cob
      if (!copiaECola) return unknown('unreadable', 'no pixCopiaECola', id)
      return {
        kind: 'pending',
        id,
        reason: 'instrument',
        instrument: { tipo: 'pix', copiaECola, txid: id, expiresAt },
      }
    }
  }
}

function paid({ txid, pix }: Cob, { amountCents }: Pick<PaymentRef, 'amountCents'>): PaymentResult {
  const [first] = pix
  if (!first) return unknown('unreadable', 'CONCLUIDA without pix', txid)
  const sum = pix.reduce((total, { valor }) => total + valor, 0n)
  if (sum !== amountCents) return unknown('mismatch', `BRL ${sum} came instead of ${amountCents}`, txid)
  const returned = pix.flatMap(({ devolucoes }) => devolucoes).filter(({ status }) => status === 'DEVOLVIDO')
  return {
    kind: 'approved',
    id: txid,
    amountCents,
    currency: 'BRL',
    refundedCents: returned.reduce((total, { valor }) => total + valor, 0n),
    disputedCents: 0n,
    paidAt: first.horario,
    feeCents: null,
    saved: null,
    detail: { endToEndId: first.endToEndId },
  }
}
