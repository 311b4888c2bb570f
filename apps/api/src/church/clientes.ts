import type { Cliente, ClienteListado } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/client.ts'
import { readPage } from '../db/pages.ts'
import type { Tables } from '../db/schema.generated.ts'
import { AppError } from '../http/errors.ts'
import { mainHost } from '../http/origin.ts'

export interface ClienteSearch {
  organizacao?: string
  latitude?: number
  longitude?: number
  busca?: string
  page: number
  limit: number
}

/**
 * Active churches of an organisation, or of the platform: nearest first when a place is given, else by name.
 * @throws AppError NOT_FOUND when there is no such organisation.
 */
export async function listClientes(
  db: Database,
  search: ClienteSearch,
): Promise<{ clientes: ClienteListado[]; total: number }> {
  const organizacaoId = search.organizacao && (await findOrganizacaoId(db, search.organizacao))
  const matching = db
    .selectFrom('cliente')
    .innerJoin('igreja', 'igreja.id', 'cliente.igrejaId')
    .leftJoin('igrejaVisual', 'igrejaVisual.igrejaId', 'igreja.id')
    .$if(Boolean(organizacaoId), (query) => query.where('igreja.organizacaoId', '=', Number(organizacaoId)))
    .where('igreja.flagAtivo', '=', true)
    .where((eb) =>
      eb.and(searchWords(search.busca).map((word) => sql<boolean>`busca like fold_text(${word})`)),
    )

  const { rows, total } = await readPage(
    matching
      .selectAll('cliente')
      .select((eb) => [
        'igreja.codigo',
        'igreja.slug',
        'igreja.nome as igrejaNome',
        'igreja.idioma',
        'igreja.flagAtivo',
        distance(search).as('distancia'),
        mainHost(eb).as('host'),
        'igrejaVisual.corApp',
        'igrejaVisual.logo',
      ])
      .orderBy('distancia', (order) => order.asc().nullsLast())
      .orderBy('cliente.nome')
      .orderBy('cliente.id'),
    search,
  )

  return { clientes: rows.map(toListado), total }
}

export function toCliente(row: Selectable<Tables['cliente']>): Cliente {
  const { igrejaId: _igrejaId, busca: _busca, ...cliente } = row
  return cliente
}

type ListedRow = Selectable<Tables['cliente']> & {
  codigo: string
  slug: string
  igrejaNome: string
  idioma: string
  flagAtivo: boolean
  distancia: number | null
  host: string | null
  corApp: string | null
  logo: string | null
}

function toListado(row: ListedRow): ClienteListado {
  return {
    ...toCliente(row),
    distancia: row.distancia === null ? null : Math.round(row.distancia * 10) / 10,
    igreja: {
      id: row.igrejaId,
      codigo: row.codigo,
      slug: row.slug,
      nome: row.igrejaNome,
      idioma: row.idioma as ClienteListado['igreja']['idioma'],
      flagAtivo: row.flagAtivo,
      corApp: row.corApp,
      logo: row.logo,
      host: row.host,
    },
  }
}

async function findOrganizacaoId(db: Database, slug: string): Promise<number> {
  const organizacao = await db
    .selectFrom('organizacao')
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst()
  if (!organizacao) throw new AppError('NOT_FOUND')
  return organizacao.id
}

function searchWords(busca: string | undefined): string[] {
  return (busca ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Great-circle kilometres; null where either place is unknown. */
function distance({ latitude, longitude }: ClienteSearch) {
  if (latitude === undefined || longitude === undefined) return sql<number | null>`null::double precision`
  return sql<number | null>`2 * 6371 * asin(sqrt(least(1,
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
    * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`
}
