import {
  evento,
  type Bilheteria,
  type EventoAberto,
  type MetodoPagamentoCodigo,
  type Registro,
  type Valores,
} from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { momentOrNull } from '../../payments/cart/availability.ts'
import { loadPerguntas } from '../../payments/cart/tickets.ts'
import { toRegistro } from '../answer.ts'
import { findMudanca } from '../mudanca.ts'
import { findRow, type Draft, type Row } from '../row.ts'
import { countEsperas } from './esperas.ts'
import { resourceOf } from './resource.ts'

/** An event as staff see it: its words, what it sells, and what is typed of both. @throws AppError NOT_FOUND */
export async function openEvento(
  ctx: Context,
  trx: TenantTrx,
  { id }: { id: number },
): Promise<EventoAberto> {
  const [row, drafts] = [await findEvento(trx, { id }), await listDrafts(trx, { id })]
  if (!row && drafts.length === 0) throw new AppError('NOT_FOUND')
  const mudanca = await findMudanca(trx, { resource: resourceOf(evento), id })
  const registro: Registro = await toRegistro(ctx, trx, { id, row, drafts, mudanca })
  const { moeda } = await trx
    .selectFrom('igreja')
    .where('id', '=', sql<number>`current_igreja()`)
    .select('moeda')
    .executeTakeFirstOrThrow()
  const vendas = await trx
    .selectFrom('lote')
    .where('eventoId', '=', id)
    .select(['id as idLote', 'ingressoId as idIngresso', 'vendido', 'retido'])
    .orderBy('id')
    .execute()
  const metodos = await trx
    .selectFrom('metodoPagamento')
    .where('flagAtivo', '=', true)
    .select('codigo')
    .orderBy('ordem')
    .execute()
  return {
    registro,
    moeda,
    vendas,
    metodos: metodos.map(({ codigo }) => codigo as MetodoPagamentoCodigo),
    esperam: await countEsperas(trx, { id }),
  }
}

/** What is published of an event, with its tickets under `bilheteria`. */
export async function findEvento(trx: TenantTrx, { id }: { id: number }): Promise<Row | null> {
  const row = await findRow(trx, { resource: resourceOf(evento), id })
  if (!row) return null
  const valores = Object.fromEntries(
    Object.entries(row.valores).map(([name, value]) => [name, isNever(value) ? null : value]),
  )
  return { ...row, valores: withTickets(valores, await loadBilheteria(trx, { id })) }
}

/** The tickets lie beside the fields, where the engine has single values alone. */
export const withTickets = (valores: Valores, bilheteria: Bilheteria) =>
  ({ ...valores, bilheteria }) as unknown as Valores

async function listDrafts(trx: TenantTrx, { id }: { id: number }): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select valores, versao_base, data_alteracao, user_id from rascunho
    where recurso = 'evento' and registro_id = ${id} order by data_alteracao desc limit 50`.execute(trx)
  return rows
}

/** What an event sells now. @throws AppError NOT_FOUND */
export async function loadBilheteria(trx: TenantTrx, { id }: { id: number }): Promise<Bilheteria> {
  const row = await trx
    .selectFrom('evento')
    .where('id', '=', id)
    .select([
      'flagOnline',
      'flagOrganizadorPessoa',
      'flagAssumirTaxasServico',
      'flagJuros',
      'qtdeMaxParcelas',
      'diasReembolso',
      'metodos',
      'diasDinheiro',
      'diasBoleto',
      'ofertaHoras',
      'camposObrigatorios',
      'encontros',
    ])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const lotes = await trx
    .selectFrom('lote')
    .where('eventoId', '=', id)
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const perguntas = await loadPerguntas(trx, { eventoId: id })
  return {
    ...row,
    metodos: row.metodos as Bilheteria['metodos'],
    camposObrigatorios: row.camposObrigatorios as Bilheteria['camposObrigatorios'],
    encontros: (row.encontros as Bilheteria['encontros']).map(({ inicio, fim }) => ({
      inicio: new Date(inicio).toISOString(),
      fim: new Date(fim).toISOString(),
    })),
    capacidade: lotes.find(({ ingressoId }) => ingressoId === null)?.capacidade ?? null,
    perguntas: perguntas.get(null) ?? [],
    ingressos: await loadIngressos(trx, { id, lotes, perguntas }),
  }
}

async function loadIngressos(
  trx: TenantTrx,
  {
    id,
    lotes,
    perguntas,
  }: { id: number; lotes: LoteRow[]; perguntas: Awaited<ReturnType<typeof loadPerguntas>> },
): Promise<Bilheteria['ingressos']> {
  const rows = await trx
    .selectFrom('ingresso')
    .where('eventoId', '=', id)
    .where('flagAtivo', '=', true)
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const conteudos = await trx
    .selectFrom('ingressoConteudo as c')
    .innerJoin('ingresso as i', (join) =>
      join.onRef('i.igrejaId', '=', 'c.igrejaId').onRef('i.id', '=', 'c.ingressoId'),
    )
    .where('i.eventoId', '=', id)
    .where('c.arquivadoEm', 'is', null)
    .select(['c.id', 'c.ingressoId', 'c.titulo', 'c.resumo', 'c.conteudo', 'c.url', 'c.dataLiberacao'])
    .orderBy('c.ordem')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    nome: row.nome,
    descricao: row.descricao,
    flagExclusivo: row.flagExclusivo,
    qtdeMinima: row.qtdeMinima,
    qtdeMaxima: row.qtdeMaxima,
    limiteUsuario: row.limiteUsuario,
    ...windowOf(row),
    lotes: lotes
      .filter(({ ingressoId }) => ingressoId === row.id)
      .map((lote) => ({
        id: lote.id,
        nome: lote.nome,
        valor: centsToWire(lote.valor!),
        capacidade: lote.capacidade,
        ...windowOf(lote),
      })),
    perguntas: perguntas.get(row.id) ?? [],
    conteudos: conteudos
      .filter(({ ingressoId }) => ingressoId === row.id)
      .map(({ id: own, titulo, resumo, conteudo, url, dataLiberacao }) => ({
        id: own,
        titulo,
        resumo,
        conteudo,
        url,
        dataLiberacao: momentOrNull(dataLiberacao),
      })),
  }))
}

interface LoteRow {
  id: number
  ingressoId: number | null
  nome: string
  valor: bigint | null
  capacidade: number
  dataInicio: Date
  dataFim: Date
}

const windowOf = ({ dataInicio, dataFim }: Pick<LoteRow, 'dataInicio' | 'dataFim'>) => ({
  dataInicio: momentOrNull(dataInicio),
  dataFim: momentOrNull(dataFim),
})

const isNever = (value: unknown) => value === 'infinity' || value === '-infinity'
