import type { Ingresso, Pergunta } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { ingressoState, momentOrNull, type IngressoState, type LoteRow } from './disponibilidade.ts'

export type EventoRow = Pick<
  Selectable<Tables['evento']>,
  'id' | 'inscricaoInicio' | 'inscricaoFim' | 'dataFim'
>
export type IngressoRow = Selectable<Tables['ingresso']>

/** A ticket with what can be had of it at this moment. */
export interface IngressoNow {
  row: IngressoRow
  state: IngressoState
  lotes: LoteRow[]
  /** Places left in the event as a whole; infinite where it has no limit of its own. */
  livresEvento: number
}

/** The active tickets of events, in their order, by event. */
export async function loadIngressos(
  trx: TenantTrx,
  eventos: readonly EventoRow[],
  now = new Date(),
): Promise<Map<number, IngressoNow[]>> {
  const ids = eventos.map(({ id }) => id)
  const rows = await trx
    .selectFrom('ingresso')
    .where('eventoId', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('flagAtivo', '=', true)
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const lotes = await trx
    .selectFrom('lote')
    .where('eventoId', '=', (eb) => eb.fn.any(eb.val(ids)))
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const found = new Map<number, IngressoNow[]>(ids.map((id) => [id, []]))
  for (const row of rows) {
    const evento = eventos.find(({ id }) => id === row.eventoId)!
    const shared = lotes.find((lote) => lote.eventoId === evento.id && lote.ingressoId === null)
    const own = lotes.filter((lote) => lote.ingressoId === row.id).map(toLoteRow)
    const livresEvento = shared ? shared.capacidade - shared.retido - shared.vendido : Infinity
    const state = ingressoState({ evento, ingresso: row, lotes: own, livresEvento }, now)
    found.get(evento.id)!.push({ row, state, lotes: own, livresEvento })
  }
  return found
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
  eventoId: number,
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

function toLoteRow(lote: Selectable<Tables['lote']>): LoteRow {
  const { id, nome, valor, dataInicio, dataFim, capacidade, retido, vendido } = lote
  return { id, nome, valor: valor!, dataInicio, dataFim, livres: capacidade - retido - vendido }
}
