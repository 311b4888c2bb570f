import type { PedidoEvent } from '../orders/order-reduce.ts'
import { PAGAMENTO_EDGES, type PagamentoState, type PedidoStatus } from '../orders/order-states.ts'

/** One movement of money in the model's book; a refund that is under way is a movement, too. */
interface Movement {
  pagamento: string
  estorno: string | null
  cents: bigint
  state: 'done' | 'under_way' | 'unknown' | 'failed'
}

type Phase = 'open' | 'short' | 'sold' | 'refused' | 'canceled' | 'returning' | 'gone'

/**
 * The same orders, thought of in another way: one named phase and a book of movements, where the rules keep facts and
 * derive the rest. It exists to disagree with them.
 */
export class OrderModel {
  phase: Phase
  readonly book: Movement[] = []
  readonly attempts = new Map<string, { state: PagamentoState; external: boolean }>()
  readonly goingBack = new Set<string>()
  readonly total: bigint

  constructor(total: bigint) {
    this.total = total
    this.phase = total === 0n ? 'sold' : 'open'
  }

  /** Whether the event changed anything. */
  apply(event: PedidoEvent): boolean {
    const before = this.snapshot()
    this.happen(event)
    return this.snapshot() !== before
  }

  get status(): PedidoStatus {
    if (this.phase !== 'open') return CLOSED_STATUS[this.phase]
    for (const { state, external } of this.attempts.values()) {
      if (state === 'desconhecido') return 'em_analise'
      if (state === 'pendente') return external ? 'aguardando' : 'pendente'
    }
    return 'em_aberto'
  }

  get due(): Map<string, bigint> {
    const due = [...this.goingBack].map((id) => [id, this.taken(id) - this.claimed(id)] as const)
    return new Map(due.filter(([, cents]) => cents > 0n))
  }

  taken(id?: string): bigint {
    return this.sum((line) => line.estorno === null && (id === undefined || line.pagamento === id))
  }

  given(id?: string): bigint {
    return this.sum(
      (line) => line.estorno !== null && line.state === 'done' && (id === undefined || line.pagamento === id),
    )
  }

  private claimed(id: string): bigint {
    return this.sum((line) => line.estorno !== null && line.state !== 'failed' && line.pagamento === id)
  }

  private sum(counts: (line: Movement) => boolean): bigint {
    return this.book.reduce((sum, line) => (counts(line) ? sum + line.cents : sum), 0n)
  }

  private snapshot(): string {
    return JSON.stringify(
      [this.phase, this.book, [...this.attempts], [...this.goingBack].toSorted()],
      (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
    )
  }

  private happen(event: PedidoEvent): void {
    if (event.type === 'pedidoCanceled') return this.cancel()
    if (event.type === 'pedidoRefused') return this.refuse()
    const id = event.pagamento
    const attempt = this.attempts.get(id)
    if (event.type === 'pagamentoStarted') {
      const busy = [...this.attempts.values()].some(({ state }) => LIVE.has(state))
      if (!attempt && this.phase === 'open' && !busy) {
        this.attempts.set(id, { state: 'criado', external: event.external })
      }
      return
    }
    if (!attempt) return
    const may = (to: PagamentoState): boolean => PAGAMENTO_EDGES[attempt.state].includes(to)
    if (event.type === 'pagamentoMoved' && may(event.to)) attempt.state = event.to
    if (event.type === 'pagamentoDeclined' && may('nao_aprovado')) {
      attempt.state = 'nao_aprovado'
      if (event.final && this.phase === 'open') this.phase = 'refused'
    }
    if (event.type === 'pagamentoCaptured' && may('aprovado') && event.cents > 0n)
      this.capture(event, attempt)
    if (event.type === 'estornoRequested') this.giveBack(event, 'under_way')
    if (event.type === 'estornoExternal') this.giveBack(event, 'done')
    if (event.type === 'estornoMoved') this.settle(event)
  }

  private capture(
    { pagamento, cents, stock }: Extract<PedidoEvent, { type: 'pagamentoCaptured' }>,
    attempt: { state: PagamentoState },
  ): void {
    const useful = cents + this.sum((line) => line.estorno === null && !this.goingBack.has(line.pagamento))
    const late = this.phase === 'refused' || this.phase === 'canceled' || this.phase === 'returning'
    if (late && useful >= this.total && !stock) return
    attempt.state = 'aprovado'
    this.book.push({ pagamento, estorno: null, cents, state: 'done' })
    if (this.phase === 'sold' || this.phase === 'gone') this.goingBack.add(pagamento)
    else if (useful < this.total) {
      if (late) this.goingBack.add(pagamento)
      this.phase = late ? 'returning' : 'short'
    } else if (late && stock === 'soldOut') this.returnAll()
    else this.phase = 'sold'
  }

  private giveBack(
    { pagamento, estorno, cents }: { pagamento: string; estorno: string; cents: bigint },
    state: 'under_way' | 'done',
  ): void {
    const known = this.book.some((line) => line.pagamento === pagamento && line.estorno === estorno)
    if (known || cents <= 0n || this.claimed(pagamento) + cents > this.taken(pagamento)) return
    this.book.push({ pagamento, estorno, cents, state })
    this.close(pagamento)
  }

  private settle({ pagamento, estorno, to }: Extract<PedidoEvent, { type: 'estornoMoved' }>): void {
    const line = this.book.find((other) => other.pagamento === pagamento && other.estorno === estorno)
    if (!line || line.state === 'done' || line.state === 'failed') return
    // The book does not tell a refund that was sent from one that was not: neither is done.
    line.state = to === 'concluido' ? 'done' : to === 'falhou' ? 'failed' : line.state
    this.close(pagamento)
  }

  private close(id: string): void {
    const attempt = this.attempts.get(id)
    if (attempt && this.given(id) === this.taken(id)) attempt.state = 'reembolsado'
    if (this.given() === this.taken()) this.phase = 'gone'
  }

  private cancel(): void {
    if (this.taken() > 0n) return
    if (this.phase === 'sold') this.phase = 'gone'
    const states = [...this.attempts.values()].map(({ state }) => state)
    if (this.phase !== 'open' || states.some((state) => UNCERTAIN.has(state))) return
    for (const attempt of this.attempts.values()) if (LIVE.has(attempt.state)) attempt.state = 'cancelado'
    this.phase = 'canceled'
  }

  private refuse(): void {
    if (this.phase === 'short') this.returnAll()
  }

  private returnAll(): void {
    for (const line of this.book) this.goingBack.add(line.pagamento)
    this.phase = 'returning'
  }
}

const LIVE = new Set<PagamentoState>(['criado', 'processando', 'requer_acao', 'pendente', 'desconhecido'])
const UNCERTAIN = new Set<PagamentoState>(['criado', 'processando', 'desconhecido'])

const CLOSED_STATUS: Record<Exclude<Phase, 'open'>, PedidoStatus> = {
  short: 'em_analise',
  sold: 'aprovado',
  refused: 'nao_aprovado',
  canceled: 'cancelado',
  returning: 'em_analise',
  gone: 'reembolsado',
}
