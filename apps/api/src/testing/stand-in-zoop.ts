import { randomUUID } from 'node:crypto'
import { boletoBarcode } from '@atrio/rules'
import { startStandIn, type StandInAnswer, type StandInRequest } from './stand-in.ts'

interface Transaction {
  id: string
  resource: 'transaction'
  status: string
  amount: string
  original_amount: string
  currency: string
  payment_type: string
  reference_id: string | null
  on_behalf_of: string
  confirmed: '0' | '1'
  voided: boolean
  refunded: boolean
  created_at: string
  metadata: Record<string, string>
  payment_method: Record<string, unknown>
}

interface Sale {
  amount: number
  currency: string
  on_behalf_of: string
  reference_id?: string
  payment_type: string
  customer?: string
  token?: string
  capture?: boolean
  source?: { card: { id: string } }
  metadata?: Record<string, string>
  payment_method?: { expiration_date: string }
  installment_plan?: { mode: string; number_installments: number }
}

const card = { card_brand: 'Visa', last4_digits: '1111', expiration_month: '12', expiration_year: '2030' }
const id = () => randomUUID().replaceAll('-', '')

/**
 * Zoop's marketplace API as its guides tell: cents in, reais out, no idempotency at all, a reference that may come twice,
 * tokens that are good for once.
 */
export async function startZoop() {
  const transactions: Transaction[] = []
  const buyers = new Map<string, { id: string; taxpayer_id: string }>()
  const cards = new Map<string, string>()
  const spent = new Set<string>()

  const standIn = await startStandIn({
    kindOf({ method, path }) {
      if (path.endsWith('/void')) return 'refund'
      if (path.endsWith('/transactions') && method === 'POST') return 'authorize'
      return method === 'GET' && /\/(transactions|sellers)/.test(path) ? 'fetch' : null
    },
    handle(request) {
      const given = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString()
      if (request.path.endsWith('/cards/tokens') && given === 'zpk_test_public:') {
        return { status: 201, body: { id: id(), resource: 'token', type: 'card', card } }
      }
      if (given !== 'zpk_test_standin:') return refuse(401, 'authentication_failed')
      const [, version, collection, market, resource, one, action] = request.path.split('/')
      if (version !== 'v1' || collection !== 'marketplaces' || market !== 'market')
        return refuse(404, 'endpoint_not_found')
      if (resource === 'sellers' && action === 'transactions') return list(request.query, one!)
      if (resource === 'sellers') return one === 'church' ? { body: { id: one } } : refuse(404, 'not_found')
      if (resource === 'buyers') return handleBuyer(request, one)
      if (resource === 'cards') return handleCard(request, one)
      if (resource !== 'transactions') return refuse(404, 'endpoint_not_found')
      if (one === undefined) return sell(request.body as Sale)
      const found = transactions.find((each) => each.id === one)
      if (!found) return refuse(404, 'not_found')
      return action === undefined ? { body: found } : act(found, action, request.body as Sale)
    },
  })

  function sell(sale: Sale): StandInAnswer {
    if (!Number.isInteger(sale.amount) || sale.amount < 1) return refuse(400, 'transaction_amount_error')
    const { payment_type: type, on_behalf_of: seller, reference_id: reference = null } = sale
    if ((reference?.length ?? 0) > 50 || sale.currency !== 'BRL' || !seller)
      return refuse(400, 'missing_required_param')
    const money = (sale.amount / 100).toFixed(2)
    const made: Transaction = {
      id: id(),
      resource: 'transaction',
      status: 'pending',
      amount: money,
      original_amount: money,
      currency: 'BRL',
      payment_type: type,
      reference_id: reference,
      on_behalf_of: seller,
      confirmed: '0',
      voided: false,
      refunded: false,
      created_at: new Date().toISOString(),
      metadata: sale.metadata ?? {},
      payment_method: {},
    }
    if (type === 'pix') made.payment_method = { qr_code: { emv: `00020126580014BR.GOV.BCB.PIX${made.id}` } }
    else if (type === 'boleto') {
      if (sale.amount < 300) return refuse(400, 'transaction_amount_error')
      if (!sale.customer || !sale.payment_method) return refuse(400, 'missing_required_param')
      made.payment_method = boletoOf(sale, sale.payment_method.expiration_date)
    } else {
      const charged = charge(sale, made)
      if (charged) return charged
    }
    transactions.push(made)
    return { status: 201, body: made }
  }

  /** @returns a refusal, which leaves a failed transaction behind. */
  function charge(sale: Sale, made: Transaction): StandInAnswer | null {
    const kept = sale.source?.card.id
    const customer = kept === undefined ? null : cards.get(kept)
    if (customer === undefined) return refuse(404, 'invalid_card_id')
    if (kept === undefined && (!sale.token || spent.has(sale.token))) return refuse(400, 'invalid_token')
    if (sale.token) spent.add(sale.token)
    made.payment_method = { id: kept ?? id(), resource: 'card', customer, ...card }
    if (sale.token?.startsWith('declined')) {
      transactions.push({ ...made, status: 'failed' })
      return refuse(402, 'insufficient_funds')
    }
    Object.assign(made, sale.capture ? { status: 'succeeded', confirmed: '1' } : { status: 'pre_authorized' })
    return null
  }

  function boletoOf(sale: Sale, vencimento: string) {
    const campoLivre = String(transactions.length).padStart(25, '0')
    const barcode = boletoBarcode({ banco: '341', vencimento, valor: BigInt(sale.amount), campoLivre })
    const url = 'https://zoop.example/boleto.html'
    return {
      zoop_boleto_id: id(),
      resource: 'boleto',
      barcode,
      url,
      reference_number: '4711',
      expiration_date: vencimento,
    }
  }

  function act(found: Transaction, action: string, body: Sale): StandInAnswer {
    if (body.on_behalf_of !== found.on_behalf_of) return refuse(403, 'not_allowed')
    if (action === 'capture') {
      if (found.status !== 'pre_authorized') return refuse(400, 'transaction_already_captured')
      return { body: Object.assign(found, { status: 'succeeded', confirmed: '1' }) }
    }
    if (!['pending', 'pre_authorized', 'succeeded'].includes(found.status))
      return refuse(400, 'transaction_already_voided')
    // What came in by boleto cannot go back by it.
    if (found.payment_type === 'boleto' && found.status === 'succeeded')
      return refuse(400, 'void_not_allowed')
    return {
      body: Object.assign(found, { status: 'canceled', voided: true, refunded: found.confirmed === '1' }),
    }
  }

  function handleBuyer({ method, body, query }: StandInRequest, one?: string): StandInAnswer {
    const given = (body ?? {}) as { taxpayer_id: string; address?: { postal_code: string } }
    if (one === 'search') {
      const found = buyers.get(query.get('taxpayer_id') ?? '')
      return found ? { body: found } : refuse(404, 'not_found')
    }
    if (method === 'POST' && buyers.has(given.taxpayer_id)) return refuse(409, 'duplicate_taxpayer_id')
    const buyer = { ...given, id: one ?? id(), resource: 'buyer' }
    buyers.set(given.taxpayer_id, buyer)
    return { status: method === 'POST' ? 201 : 200, body: buyer }
  }

  function handleCard({ method, body }: StandInRequest, one?: string): StandInAnswer {
    if (method === 'DELETE')
      return cards.delete(one ?? '') ? { body: { id: one, deleted: true } } : refuse(404, 'not_found')
    const { token, customer } = body as { token: string; customer: string }
    if (spent.has(token)) return refuse(400, 'invalid_token')
    spent.add(token)
    const made = id()
    cards.set(made, customer)
    return { status: 201, body: { id: made, resource: 'card', customer, ...card } }
  }

  function list(query: URLSearchParams, seller: string): StandInAnswer {
    const at = (name: string) => Number(query.get(`date_range[${name}]`)) * 1_000
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
    const found = transactions
      .filter(({ on_behalf_of }) => on_behalf_of === seller)
      .filter(({ created_at }) => Date.parse(created_at) >= at('gte') && Date.parse(created_at) <= at('lte'))
      .toReversed()
    const items = found.slice(offset, offset + limit)
    return {
      body: {
        resource: 'list',
        items,
        limit,
        offset,
        has_more: offset + limit < found.length,
        total: found.length,
      },
    }
  }

  return {
    ...standIn,
    transactions,
    buyers,
    cards,
    of: (reference: string) => transactions.filter(({ reference_id }) => reference_id === reference),
  }
}

function refuse(status: number, category: string): StandInAnswer {
  const type = status === 402 ? 'card_error' : 'invalid_request_error'
  return { status, body: { error: { status_code: status, type, category, message: category } } }
}
