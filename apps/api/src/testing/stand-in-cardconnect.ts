import { startStandIn, type StandIn, type StandInAnswer, type StandInRequest } from './stand-in.ts'

interface Transaction {
  retref: string
  merchid: string
  orderId: string
  amount: string
  currency: string
  token: string
  expiry?: string
  profileid?: string
  acctid?: string
  respstat: 'A' | 'B' | 'C'
  respcode: string
  respproc: string
  resptext: string
  setlstat: string
  capturedate: string
  parent?: string
}

type Body = Record<string, string | undefined>

/** By the last four digits of a token, as CardPointe's test cards do by number. */
const refusals: Record<string, Pick<Transaction, 'respstat' | 'respcode' | 'respproc' | 'resptext'>> = {
  '1053': { respstat: 'C', respproc: 'RPCT', respcode: '116', resptext: 'Not sufficient funds' },
  '1046': { respstat: 'C', respproc: 'RPCT', respcode: '101', resptext: 'Expired card' },
  '1062': { respstat: 'B', respproc: 'PPS', respcode: '62', resptext: 'Timed out' },
}

const cents = (amount: string) => BigInt(amount.replace(/[-.]/g, ''))

/**
 * The CardPointe Gateway as its documentation says: no idempotency at all, an order id that may come twice, voids before
 * the batch is closed and refunds afterwards.
 */
export async function startCardConnect({ closesBatches = true }: { closesBatches?: boolean } = {}) {
  const transactions: Transaction[] = []
  const profiles = new Map<string, Body>()
  let funding: object = []
  let count = 0

  const standIn: StandIn = await startStandIn({
    kindOf({ method, path }) {
      const call = path.split('/')[3]
      if (call === 'auth') return 'authorize'
      if (call === 'refund' || call === 'void') return 'refund'
      return method === 'GET' ? 'fetch' : null
    },
    handle(request) {
      if (request.path === '/cardsecure/api/v1/ccn/tokenize') return tokenize(request.body as Body)
      const [, site, rest, call = '', ...parts] = request.path.split('/')
      if (site !== 'cardconnect' || rest !== 'rest') return { status: 404, body: { error: 'Not Found' } }
      const given = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString()
      if (given !== 'user:password') return { status: 401 }
      // Everything is a string of US ASCII.
      const body = (request.body ?? {}) as Body
      if (Object.values(body).some((value) => !/^[ -~]*$/.test(String(value))))
        return refuse('34', 'Invalid field')
      return answer(request, { call, parts, body })
    },
  })

  function answer(
    { method }: StandInRequest,
    { call, parts, body }: { call: string; parts: string[]; body: Body },
  ): StandInAnswer {
    if (call === 'inquireByOrderid') {
      const found = transactions.filter(
        ({ orderId, merchid }) => orderId === parts[0] && merchid === parts[1],
      )
      if (found.length === 0) return refuse('29', 'Txn not found')
      return { body: found.length === 1 ? found[0] : found }
    }
    if (call === 'funding') return { body: funding }
    if (call === 'profile' && method === 'DELETE') {
      const isThere = profiles.delete(`${parts[0]}/${parts[1]}`)
      return isThere ? approve('08', 'Profile Deleted') : refuse('96', 'Profile not found')
    }
    if (!body['merchid']) return refuse('34', 'Invalid field')
    if (call === 'profile') return approve('09', 'Profile Saved', keep(body))
    if (call === 'auth') return authorize(body)
    const original = transactions.find(({ retref, orderId, merchid, respstat }) => {
      const isMeant =
        call === 'voidByOrderId' ? orderId === body['orderid'] && respstat !== 'C' : retref === body['retref']
      return isMeant && merchid === body['merchid']
    })
    if (!original) return refuse('29', 'Txn not found')
    if (call === 'capture')
      return { body: Object.assign(original, { setlstat: settled(), capturedate: '20261122090000' }) }
    return call === 'refund' ? refund(original, body) : undo(original)
  }

  const settled = () => (closesBatches ? 'Accepted' : 'Queued for Capture')

  function keep(body: Body): Body {
    const same = [...profiles.entries()].find(([, kept]) => kept['account'] === body['account'])
    const reference = same?.[0] ?? `1854201${String(profiles.size).padStart(13, '0')}/1`
    profiles.set(reference, body)
    const [profileid, acctid] = reference.split('/')
    return { profileid, acctid, token: body['account'], expiry: body['expiry'] }
  }

  function authorize(body: Body): StandInAnswer {
    const wantsProfile = body['profile'] === 'Y'
    const kept = wantsProfile ? body : (profiles.get(body['profile'] ?? '') ?? body)
    const { account: token, expiry } = kept
    if (!token || !(expiry || kept['accttype'])) return refuse('98', 'Invalid token')
    if (!/^\d+\.\d\d$/.test(body['amount'] ?? '') || !/^[A-Z]{19}$/.test(body['orderid'] ?? '')) {
      return refuse('34', 'Invalid field')
    }
    const isDebit = Boolean(kept['accttype'])
    const transaction: Transaction = {
      retref: String((count += 1)).padStart(12, '3'),
      merchid: body['merchid']!,
      orderId: body['orderid']!,
      amount: token.endsWith('1010') ? '1.00' : body['amount']!,
      currency: body['currency']!,
      token,
      ...(expiry && { expiry }),
      ...(wantsProfile && (keep(body) as { profileid: string; acctid: string })),
      ...(refusals[token.slice(-4)] ?? {
        respstat: 'A',
        respproc: 'RPCT',
        respcode: '000',
        resptext: 'Approval',
      }),
      setlstat: body['capture'] !== 'Y' ? 'Authorized' : isDebit ? 'Queued for Capture' : settled(),
      capturedate: body['capture'] === 'Y' ? '20261122090000' : '',
    }
    if (transaction.respstat !== 'A') transaction.setlstat = 'Declined'
    transactions.push(transaction)
    const { setlstat: _later, capturedate: _too, ...shown } = transaction
    return { body: shown }
  }

  function undo(original: Transaction): StandInAnswer {
    const canBe =
      ['Authorized', 'Queued for Capture'].includes(original.setlstat) && original.respstat === 'A'
    if (!canBe) return refuse('27', 'Txn Batched')
    original.setlstat = 'Voided'
    return approve('00', 'Approval', { retref: original.retref, authcode: 'REVERS' })
  }

  function refund(original: Transaction, body: Body): StandInAnswer {
    if (original.setlstat !== 'Accepted') return refuse('28', 'Txn not settled')
    const given = transactions
      .filter(({ parent }) => parent === original.retref)
      .reduce((sum, { amount }) => sum + cents(amount), 0n)
    if (given + cents(body['amount']!) > cents(original.amount)) return refuse('43', 'Invalid amount')
    const { profileid: _one, acctid: _two, ...same } = original
    const made = {
      ...same,
      retref: String((count += 1)).padStart(12, '3'),
      orderId: body['orderid'] ?? original.orderId,
      amount: body['amount']!,
      parent: original.retref,
      setlstat: 'Queued for Capture',
    }
    transactions.push(made)
    return approve('00', 'Approval', { retref: made.retref, amount: made.amount })
  }

  return {
    ...standIn,
    transactions,
    profiles,
    fund: (answered: object) => {
      funding = answered
    },
    of: (orderId: string) => transactions.filter((each) => each.orderId === orderId && !each.parent),
    refundedOf: (retref: string) =>
      transactions
        .filter(({ parent }) => parent === retref)
        .reduce((sum, { amount }) => sum + cents(amount), 0n),
  }
}

/** CardSecure: needs no key, takes an account as `routing/account`, and leaves the last four digits. */
function tokenize({ account = '' }: Body): StandInAnswer {
  if (!/^\d{13,19}$|^\d{9}\/\d+$/.test(account))
    return { body: { errorcode: 5, message: 'Wrong account', token: '' } }
  return { body: { errorcode: 0, message: 'success', token: `94${'7'.repeat(10)}${account.slice(-4)}` } }
}

function refuse(respcode: string, resptext: string): StandInAnswer {
  return { body: { respproc: 'PPS', respcode, resptext, respstat: 'C', retref: '' } }
}

function approve(respcode: string, resptext: string, more: Body = {}): StandInAnswer {
  return { body: { respproc: 'PPS', respcode, resptext, respstat: 'A', ...more } }
}
