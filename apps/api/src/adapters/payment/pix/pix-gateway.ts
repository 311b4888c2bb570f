import { createHash } from 'node:crypto'
import { createAccessTokens } from '../access-token.ts'
import {
  ask,
  newDeadline,
  unknown,
  type ClientCertificate,
  type ProviderAnswer,
  type ProviderRequest,
} from '../ask.ts'
import type { Attempt, PaymentRef } from '../attempt.ts'
import { centsToDecimal } from '../decimal.ts'
import type { Capabilities, Gateway, SettlementEntry } from '../gateway.ts'
import type { FetchResult, PaymentResult, RefundResult, Unknown } from '../payment-result.ts'
import { parseJson, readAs } from '../read-answer.ts'
import { sameText } from '../webhook-signature.ts'
import { keyOfTxid, resultOf, txidOf } from './pix-result.ts'
import { cobSchema, devolucao, pixListSchema, problemSchema, webhookSchema } from './pix-wire.ts'

export interface PixOptions {
  /** Of the bank's API, up to before `/cob`. */
  url: string
  tokenUrl: string
  clientId: string
  clientSecret: string
  tls?: ClientCertificate | undefined
  /** The Pix key that receives where the church has none of its own. */
  chave: string
  /** In the query of the webhook's address, the current one first: the API signs nothing. */
  webhookSecrets: readonly string[]
  live: boolean
  budgetMs?: number
}

const MAX_PAGES = 100

/** Gateway 101: dynamic Pix at any bank that speaks the Central Bank's API Pix 2.9.0. */
export function createPixGateway(options: PixOptions): Gateway {
  const accessToken = createAccessTokens({
    ...options,
    url: options.tokenUrl,
    scope: 'cob.read cob.write pix.read pix.write',
  })
  const capabilities: Capabilities = {
    metodos: ['pix'],
    currencies: ['BRL'],
    installments: false,
    saves: false,
    // A txid stays taken for good.
    replayHours: 24 * 365,
    partialRefunds: true,
    settlements: true,
    maximumCents: {},
    live: options.live,
  }
  const call = async (
    method: ProviderRequest['method'],
    path: string,
    deadline: AbortSignal,
    body?: unknown,
  ): Promise<ProviderAnswer | Unknown> => {
    const token = await accessToken(deadline)
    if (token.kind === 'unknown') return token
    const headers = { authorization: `Bearer ${token.token}` }
    return ask({ url: `${options.url}${path}`, method, headers, body, tls: options.tls }, deadline)
  }
  const read = async (
    ref: Pick<PaymentRef, 'key' | 'amountCents' | 'currency'>,
    deadline: AbortSignal,
  ): Promise<FetchResult> => {
    const answer = await call('GET', `/cob/${txidOf(ref.key)}`, deadline)
    if (answer.kind === 'unknown') return answer
    if (answer.status === 404) return { kind: 'not_found' }
    return cobResult(answer, ref)
  }
  return {
    name: 'pix',
    capabilities: () => capabilities,
    async authorize(attempt) {
      if (attempt.metodo !== 'pix' || attempt.currency !== 'BRL') return refusedAs('not_available', null)
      const deadline = newDeadline(options.budgetMs)
      const answer = await call('PUT', `/cob/${txidOf(attempt.key)}`, deadline, cobOf(attempt, options.chave))
      if (answer.kind === 'unknown') return answer
      if (answer.status === 201 || answer.status === 200) return cobResult(answer, attempt)
      // A txid that is taken is refused: by our own earlier call.
      const found = await read(attempt, deadline)
      return found.kind === 'not_found' ? refusedAs('request_refused', problemOf(answer)) : found
    },
    async capture(ref) {
      const found = await read(ref, newDeadline(options.budgetMs))
      return found.kind === 'not_found' ? refusedAs('request_refused', 'not_found') : found
    },
    async cancelInstrument(ref) {
      const deadline = newDeadline(options.budgetMs)
      const status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
      const answer = await call('PATCH', `/cob/${txidOf(ref.key)}`, deadline, { status })
      if (answer.kind === 'unknown') return answer
      if (answer.status === 404) return { kind: 'not_found' }
      if (answer.status === 200) return { kind: 'canceled' }
      const found = await read(ref, deadline)
      if (found.kind === 'declined') return { kind: 'canceled' }
      if (found.kind === 'approved')
        return { kind: 'declined', reason: 'already_paid', providerCode: problemOf(answer) }
      return found.kind === 'unknown' ? found : unknown('unreadable', problemOf(answer))
    },
    fetch: (ref) => read(ref, newDeadline(options.budgetMs)),
    async refund({ refundKey, payment, amountCents, endToEndId }) {
      const deadline = newDeadline(options.budgetMs)
      const e2eid = endToEndId ?? (await endToEndOf(await read(payment, deadline)))
      if (typeof e2eid !== 'string') return e2eid
      const path = `/pix/${e2eid}/devolucao/${txidOf(refundKey)}`
      const answer = await call('PUT', path, deadline, { valor: centsToDecimal(amountCents) })
      if (answer.kind === 'unknown') return answer
      if (answer.status === 201 || answer.status === 200) return refundResult(answer)
      const earlier = await call('GET', path, deadline)
      if (earlier.kind === 'unknown') return earlier
      if (earlier.status === 200) return refundResult(earlier)
      return { kind: 'declined', reason: 'exceeds_paid', providerCode: problemOf(answer) }
    },
    saveInstrument: async () => refusedAs('not_available', null),
    forgetInstrument: async () => ({ kind: 'forgotten' }),
    async verifyWebhook({ rawBody, query }) {
      // Some banks put their `/pix` behind all of the address, the secret with it.
      const given = (query['segredo'] ?? '').replace(/\/pix$/, '')
      // `map` before `some`: how many were compared must not show in the time.
      const isOurs = options.webhookSecrets.map((secret) => sameText(given, secret)).some(Boolean)
      if (!isOurs) return { kind: 'invalid', reason: 'signature' }
      const notice = webhookSchema.safeParse(parseJson(rawBody))
      if (!notice.success) return { kind: 'invalid', reason: 'unreadable' }
      const events = notice.data.pix.map(({ endToEndId, txid, devolucoes }) => ({
        // The API numbers no events: the same Pix with the same returns is the same news.
        eventId: createHash('sha256')
          .update(JSON.stringify([endToEndId, devolucoes]))
          .digest('hex'),
        type: devolucoes.length > 0 ? 'pix.devolucao' : 'pix',
        key: keyOfTxid(txid),
        id: txid ?? null,
      }))
      return { kind: 'valid', events }
    },
    async listSettlements({ day }) {
      const deadline = newDeadline(options.budgetMs)
      const entries: SettlementEntry[] = []
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({
          inicio: `${day}T00:00:00Z`,
          fim: `${day}T23:59:59Z`,
          'paginacao.paginaAtual': String(page),
        })
        const answer = await call('GET', `/pix?${query.toString()}`, deadline)
        if (answer.kind === 'unknown') return answer
        const list = readAs(pixListSchema, answer)
        if (list.kind === 'unknown') return list
        entries.push(...list.value.pix.flatMap(entriesOf))
        if (page + 1 >= list.value.parametros.paginacao.quantidadeDePaginas)
          return { kind: 'listed', entries }
      }
      return unknown('unreadable', 'too many pages')
    },
  }
}

function cobOf(attempt: Attempt, chave: string) {
  const { document, name } = attempt.payer
  const seconds = Math.max(60, Math.round((attempt.expiresAt.getTime() - Date.now()) / 1000))
  return {
    calendario: { expiracao: seconds },
    ...(document !== null && {
      devedor: { [document.length === 11 ? 'cpf' : 'cnpj']: document, nome: name.slice(0, 200) },
    }),
    valor: { original: centsToDecimal(attempt.amountCents) },
    chave: attempt.payee.merchantId ?? chave,
    solicitacaoPagador: attempt.description.slice(0, 140),
  }
}

function cobResult(
  answer: ProviderAnswer,
  asked: Pick<PaymentRef, 'key' | 'amountCents' | 'currency'>,
): PaymentResult {
  const cob = readAs(cobSchema, answer)
  return cob.kind === 'unknown' ? cob : resultOf(cob.value, asked)
}

async function endToEndOf(found: FetchResult): Promise<string | RefundResult> {
  if (found.kind === 'unknown') return found
  if (found.kind === 'approved' && found.detail.endToEndId !== undefined) return found.detail.endToEndId
  return { kind: 'declined', reason: 'not_paid', providerCode: found.kind }
}

function refundResult(answer: ProviderAnswer): RefundResult {
  const read = readAs(devolucao, answer)
  if (read.kind === 'unknown') return read
  const { id, valor: amountCents, status } = read.value
  if (status === 'NAO_REALIZADO') return { kind: 'declined', reason: 'no_funds', providerCode: status }
  return { kind: status === 'DEVOLVIDO' ? 'approved' : 'pending', id, amountCents }
}

function entriesOf(pix: (typeof pixListSchema)['_output']['pix'][number]): SettlementEntry[] {
  const { txid = '', valor, horario: at, endToEndId, devolucoes } = pix
  const base = { paymentId: txid, currency: 'BRL', at }
  return [
    { ...base, tipo: 'payment', id: endToEndId, key: keyOfTxid(txid), amountCents: valor },
    ...devolucoes
      .filter(({ status }) => status === 'DEVOLVIDO')
      .map((each) => ({
        ...base,
        tipo: 'refund' as const,
        id: each.id,
        key: keyOfTxid(each.id),
        amountCents: each.valor,
      })),
  ]
}

function refusedAs(reason: 'not_available' | 'request_refused', providerCode: string | null) {
  return { kind: 'declined' as const, id: null, reason, providerCode }
}

function problemOf({ body, status }: ProviderAnswer): string {
  return problemSchema.safeParse(body).data?.title ?? `HTTP ${status}`
}
