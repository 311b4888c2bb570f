import type { Ingresso, Pergunta } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { ingressoState, momentOrNull, type IngressoState, type LoteRow } from './availability.ts'

export type EventoRow = Pick<
  Selectable<Tables['evento']>,
  'id' | 'inscricaoInicio' | 'inscricaoFim' | 'dataFim'
>
/** With how many places each of those who wait for it wants, in their order (Decision 82). */
export type IngressoRow = Selectable<Tables['ingresso']> & { fila: number[] }
export type LoteOfEvento = Selectable<Tables['lote']>

/** A ticket with what can be had of it at this moment. */
export interface IngressoNow {
  row: IngressoRow
  state: IngressoState
  lotes: LoteRow[]
  /** Places left in the event as a whole; infinite where it has no limit of its own. */
  livresEvento: number
  /** The same, with those that are kept for who waits. */
  todosEvento: number
}

/** The active tickets of events, in their order, by event. */
export async function loadIngressos(
  trx: TenantTrx,
  { eventos, now = new Date() }: { eventos: readonly EventoRow[]; now?: Date },
): Promise<Map<number, IngressoNow[]>> {
  const ids = eventos.map(({ id }) => id)
  const rows = await listIngressos(trx, { eventos: ids })
  const lotes = await trx
    .selectFrom('lote')
    .where('eventoId', '=', (eb) => eb.fn.any(eb.val(ids)))
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return new Map(
    eventos.map((evento) => [
      evento.id,
      ingressosNow(evento, ofEvento(rows, evento), ofEvento(lotes, evento), now),
    ]),
  )
}

/** The active tickets of events, in their order. */
export function listIngressos(
  trx: TenantTrx,
  { eventos }: { eventos: readonly number[] },
): Promise<IngressoRow[]> {
  return trx
    .selectFrom('ingresso')
    .where('eventoId', '=', (eb) => eb.fn.any(eb.val([...eventos])))
    .where('flagAtivo', '=', true)
    .selectAll()
    .select(
      sql<number[]>`array(select e.quantidade from espera e where e.evento_id = ingresso.evento_id
        and e.ingresso_id = ingresso.id and e.situacao = 'aguardando' order by e.id limit 500)::int[]`.as(
        'fila',
      ),
    )
    .orderBy('ordem')
    .orderBy('id')
    .execute()
}

/** What can be had of an event's tickets, by what is left of its lots. */
export function ingressosNow(
  evento: EventoRow,
  ingressos: readonly IngressoRow[],
  lotes: readonly LoteOfEvento[],
  now = new Date(),
): IngressoNow[] {
  const shared = lotes.find(({ ingressoId }) => ingressoId === null)
  const todosEvento = shared ? shared.capacidade - shared.retido - shared.vendido : Infinity
  const rows = ingressos.map((row) => {
    const all = lotes.filter(({ ingressoId }) => ingressoId === row.id).map(toLoteRow)
    return { row, ...keepForQueue(row.fila, all, todosEvento, now) }
  })
  // What waits for those whose turn it is next is nobody else's, also of the event as a whole.
  const livresEvento = rows.reduce((left, { kept }) => left - kept, todosEvento)
  return rows.map(({ row, lotes: own }) => {
    const state = ingressoState({ evento, ingresso: row, lotes: own, livresEvento }, now)
    return { row, state, lotes: own, livresEvento, todosEvento }
  })
}

/** Takes from the lots on sale what the next in the queue will be offered. */
function keepForQueue(
  fila: readonly number[],
  all: LoteRow[],
  todosEvento: number,
  now: Date,
): { lotes: LoteRow[]; kept: number } {
  const lotes = all.map((lote) => ({ ...lote }))
  let kept = 0
  for (const quantidade of fila) {
    const lote = lotes.find(
      ({ livres, dataInicio, dataFim }) => livres >= quantidade && dataInicio <= now && now < dataFim,
    )
    if (!lote || todosEvento - kept < quantidade) continue
    lote.livres -= quantidade
    kept += quantidade
  }
  return { lotes, kept }
}

function ofEvento<Row extends { eventoId: number }>(rows: readonly Row[], { id }: EventoRow): Row[] {
  return rows.filter(({ eventoId }) => eventoId === id)
}

/** What of a ticket changes with every sale, for the wire. */
export function toEstoque({ state }: IngressoNow) {
  const { lote } = state
  return {
    disponibilidade: state.disponibilidade,
    qtdeDisponivel: state.qtdeDisponivel,
    valor: lote && centsToWire(lote.valor),
    lote: lote && { id: lote.id, nome: lote.nome, dataFim: momentOrNull(lote.dataFim) },
  }
}

export function toIngresso(now: IngressoNow, perguntas: Pergunta[]): Ingresso {
  const { row, state } = now
  const { proximo } = state
  return {
    id: row.id,
    nome: row.nome,
    descricao: row.descricao,
    ...toEstoque(now),
    proximoLote: proximo && {
      nome: proximo.nome,
      valor: centsToWire(proximo.valor),
      dataInicio: momentOrNull(proximo.dataInicio),
    },
    dataInicio: momentOrNull(row.dataInicio),
    dataFim: momentOrNull(row.dataFim),
    qtdeMinima: row.qtdeMinima,
    qtdeMaxima: row.qtdeMaxima,
    limiteUsuario: row.limiteUsuario,
    flagExclusivo: row.flagExclusivo,
    flagConteudoExclusivo: row.flagConteudoExclusivo,
    rulesVersion: row.rulesVersion,
    formVersion: row.formVersion,
    perguntas,
  }
}

/** Questions of an event, by ticket; under null those of the buyer's form. */
export async function loadPerguntas(
  trx: TenantTrx,
  { eventoId }: { eventoId: number },
): Promise<Map<number | null, Pergunta[]>> {
  const rows = await trx
    .selectFrom('pergunta')
    .where('eventoId', '=', eventoId)
    .select(['id', 'ingressoId', 'rotulo', 'ajuda', 'tipo', 'opcoes', 'flagObrigatoria'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const found = new Map<number | null, Pergunta[]>()
  for (const { ingressoId, tipo, opcoes, ...pergunta } of rows) {
    const list = found.get(ingressoId) ?? []
    list.push({ ...pergunta, tipo: tipo as Pergunta['tipo'], opcoes: opcoes as string[] })
    found.set(ingressoId, list)
  }
  return found
}

function toLoteRow(lote: LoteOfEvento): LoteRow {
  const { id, nome, valor, dataInicio, dataFim, capacidade, retido, vendido } = lote
  const todos = capacidade - retido - vendido
  return { id, nome, valor: valor!, dataInicio, dataFim, livres: todos, todos }
}
