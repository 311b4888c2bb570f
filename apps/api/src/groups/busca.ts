import type { CallInput, groupsCalls } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Filtros = CallInput<(typeof groupsCalls)['listCelulaFolgas']>['query']

/** Metres around the middle of its area in which a group is (Decision 133). */
export const RAIO = 600

/** Groups that are there. */
export function shown(trx: TenantTrx) {
  return trx.selectFrom('celula').where(isShown('celula'))
}

/** Groups to which all filters apply, listed or not. */
export function matching(trx: TenantTrx, query: Filtros) {
  const { busca, dia, periodo, publico, idioma, online, criancas, acessivel, vagas, distancia } = query
  return shown(trx)
    .where(holdsWords(busca))
    .$if(dia !== undefined, (so) => so.where('diaSemana', 'in', dia!.split(',').map(Number)))
    .$if(periodo !== undefined, (so) => so.where(isWithin(periodo!)))
    .$if(publico !== undefined, (so) => so.where('publico', '=', publico!))
    .$if(idioma !== undefined, (so) => so.where(speaks(idioma!)))
    .$if(online !== undefined, (so) => so.where('flagOnline', '=', true))
    .$if(criancas !== undefined, (so) => so.where('flagCriancas', '=', true))
    .$if(acessivel !== undefined, (so) => so.where('flagAcessivel', '=', true))
    .$if(vagas !== undefined, (so) => so.where('flagAberta', '=', true).where(HAS_ROOM))
    .$if(distancia !== undefined && query.latitude !== undefined, (so) =>
      so.where(distanceTo(query), '<=', distancia! * 1_000),
    )
}

/** Metres to the middle of a group's area; to its place itself nobody is told how far it is. */
export function distanceTo({ latitude, longitude }: Pick<Filtros, 'latitude' | 'longitude'>) {
  return latitude === undefined || longitude === undefined
    ? sql<number | null>`null::double precision`
    : sql<
        number | null
      >`metres_between(area_latitude, area_longitude, ${latitude}::float8, ${longitude}::float8)`
}

/** How many people are in a group. */
export const PESSOAS = sql<number>`(select count(*)::int from celula_membro m
  where m.igreja_id = celula.igreja_id and m.celula_id = celula.id)`

const HAS_ROOM = sql<boolean>`(capacidade is null or capacidade > ${PESSOAS})`

function isWithin(periodo: NonNullable<Filtros['periodo']>): RawBuilder<boolean> {
  if (periodo === 'manha') return sql<boolean>`hora < '12:00'`
  return periodo === 'tarde'
    ? sql<boolean>`hora >= '12:00' and hora < '18:00'`
    : sql<boolean>`hora >= '18:00'`
}

/** Where a group says nothing, the church's language. */
function speaks(idioma: NonNullable<Filtros['idioma']>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(celula.idioma, (select i.idioma from igreja i where i.id = celula.igreja_id)) = ${idioma}`
}
