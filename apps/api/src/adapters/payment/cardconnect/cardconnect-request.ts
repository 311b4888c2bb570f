import type { Attempt, Payer } from '../attempt.ts'
import { centsToDecimal } from '../decimal.ts'
import { ascii, orderIdOf } from './cardconnect-wire.ts'

/**
 * An authorisation. The tokenisation service writes behind the token what CardPointe wants beside it: a card's expiry, an
 * account's type. `null` for what pays no such method.
 */
export function authOf({
  instrument,
  ...attempt
}: Attempt): ({ orderid: string } & Record<string, unknown>) | null {
  const isKept = instrument !== undefined && 'reference' in instrument
  const source = isKept
    ? { profile: instrument.reference }
    : instrument && tokenOf(instrument.token, attempt.metodo)
  if (!source) return null
  return {
    ...source,
    ...personOf(attempt.payer),
    orderid: orderIdOf(attempt.key),
    amount: centsToDecimal(attempt.amountCents),
    currency: attempt.currency,
    capture: attempt.capture === 'manual' ? 'N' : 'Y',
    ecomind: attempt.offSession ? 'R' : 'E',
    ...(attempt.metodo === 'ach' && { achEntryCode: attempt.offSession ? 'PPD' : 'WEB' }),
    // The card brands want to know who begins a payment with a kept card.
    ...((isKept || attempt.save) &&
      attempt.metodo !== 'ach' && {
        cof: attempt.offSession ? 'M' : 'C',
        cofscheduled: attempt.offSession ? 'Y' : 'N',
      }),
    ...(attempt.save && !isKept && { profile: 'Y', cofpermission: 'Y' }),
  }
}

export function profileOf({ token, tipo, payer }: { token: string; tipo: Attempt['metodo']; payer: Payer }) {
  const source = tokenOf(token, tipo)
  return source && { ...source, ...personOf(payer), cofpermission: 'Y' }
}

function tokenOf(given: string, metodo: Attempt['metodo']) {
  const [account = '', rest = ''] = given.split(':')
  if (metodo === 'cartao_credito') return /^\d{4}$/.test(rest) ? { account, expiry: rest } : null
  return rest === 'ECHK' || rest === 'ESAV' ? { account, accttype: rest } : null
}

function personOf({ name, email, phone, address }: Payer) {
  return {
    name: ascii(name, 30),
    email: ascii(email, 128),
    ...(phone !== null && { phone: phone.replaceAll(/\D/g, '').slice(0, 15) }),
    ...(address && {
      address: ascii(`${address.number} ${address.street}`, 30),
      city: ascii(address.city, 30),
      region: ascii(address.state, 20),
      postal: ascii(address.zipcode, 9),
      country: address.country,
    }),
  }
}
