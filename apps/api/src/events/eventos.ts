import type { CallInput, CallResult, Evento, EventoListado, eventsCalls } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql, type Selectable } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readPage, readValues } from '../db/pages.ts'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'
import { eventoState, momentOrNull } from '../payments/cart/availability.ts'
import { loadIngressos, loadPerguntas, toIngresso, type IngressoNow } from '../payments/cart/tickets.ts'

type Calls = typeof eventsCalls
type ListQuery = CallInput<Calls['listEventos']>['query']

/** The events to come, soonest first, or those that are over, latest first. */
export async function listEventos(
  trx: TenantTrx,
  query: ListQuery,
): Promise<CallResult<Calls['listEventos']>> {
  const matching = matches(trx, query)
  const order = query.quando === 'passados' ? 'desc' : 'asc'
  const { rows, total } = await readPage(
    matching.select(listed).orderBy('dataInicio', order).orderBy('id', order),
    query,
  )
  const categorias =
    query.filtros === 'true'
      ? await readValues(inTime(trx, query.quando).select('categoria'), 'categoria')
      : []
  const ingressos = await loadIngressos(trx, { eventos: rows })
  return {
    eventos: rows.map((row) => toEventoListado(row, ingressos.get(row.id)!)),
    total,
    categorias,
  }
}

/** @throws AppError NOT_FOUND, also for one that is not shown. */
export async function getEvento(trx: TenantTrx, { id }: { id: number }): Promise<{ evento: Evento }> {
  const row = await published(trx)
    .where('id', '=', id)
    .select([
      ...listed,
      'descricao',
      'endereco',
      'organizador',
      'flagOrganizadorPessoa',
      'contatoEmail',
      'contatoWhatsapp',
      'politicaReembolso',
      'flagJuros',
      'flagAssumirTaxasServico',
      'qtdeMaxParcelas',
      'camposObrigatorios',
      'formVersion',
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const ingressos = (await loadIngressos(trx, { eventos: [row] })).get(row.id)!
  const perguntas = await loadPerguntas(trx, { eventoId: row.id })
  return {
    evento: {
      ...row,
      ...toEventoListado(row, ingressos),
      camposObrigatorios: row.camposObrigatorios as Evento['camposObrigatorios'],
      perguntas: perguntas.get(null) ?? [],
      ingressos: ingressos.map((now) => toIngresso(now, perguntas.get(now.row.id) ?? [])),
    },
  }
}

export const listed = [
  'id',
  'nome',
  'categoria',
  'resumo',
  'imagem',
  'imagemAlt',
  'local',
  'dataInicio',
  'dataFim',
  'encontros',
  'inscricaoInicio',
  'inscricaoFim',
  'flagOnline',
] as const

export function toEventoListado(
  row: Pick<Selectable<Tables['evento']>, (typeof listed)[number]>,
  ingressos: IngressoNow[],
): EventoListado {
  const { id, nome, categoria, resumo, imagem, imagemAlt, local, flagOnline } = row
  const open = ingressos.filter(({ state }) => ['disponivel', 'em_breve'].includes(state.disponibilidade))
  const prices = (open.length > 0 ? open : ingressos).flatMap(({ state }) =>
    state.lote ? [centsToWire(state.lote.valor)] : [],
  )
  const states = ingressos.map(({ state }) => state)
  return {
    ...withImagem({ id, nome, categoria, resumo, imagem, imagemAlt, local, flagOnline }),
    dataInicio: row.dataInicio.toISOString(),
    dataFim: row.dataFim.toISOString(),
    encontros: (row.encontros as EventoListado['encontros']).map(({ inicio, fim }) => ({
      inicio: new Date(inicio).toISOString(),
      fim: new Date(fim).toISOString(),
    })),
    inscricaoInicio: momentOrNull(row.inscricaoInicio),
    inscricaoFim: momentOrNull(row.inscricaoFim),
    disponibilidade: eventoState(row, states, new Date()),
    valorMinimo: prices.length > 0 ? Math.min(...prices) : null,
    valorMaximo: prices.length > 0 ? Math.max(...prices) : null,
  }
}

function matches(trx: TenantTrx, { quando, busca, categoria, preco, lugar }: ListQuery) {
  return inTime(trx, quando)
    .where(holdsWords(busca))
    .$if(categoria !== undefined, (query) => query.where('categoria', '=', categoria!))
    .$if(lugar !== undefined, (query) => query.where('flagOnline', '=', lugar === 'online'))
    .$if(preco !== undefined, (query) => query.where(costs(preco === 'pago')))
}

function inTime(trx: TenantTrx, quando: ListQuery['quando']) {
  return published(trx).where('dataFim', quando === 'passados' ? '<=' : '>', sql<Date>`now()`)
}

function costs(something: boolean) {
  return sql<boolean>`exists (select from ingresso i join lote l
    on l.igreja_id = i.igreja_id and l.ingresso_id = i.id
    where i.igreja_id = evento.igreja_id and i.evento_id = evento.id and i.flag_ativo
      and (l.valor > 0) = ${something})`
}

function published(trx: TenantTrx) {
  return trx.selectFrom('evento').where(isShown('evento'))
}
