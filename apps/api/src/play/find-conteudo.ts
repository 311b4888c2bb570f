import type { ConteudoListado, ConteudoPlay } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Acesso } from './acesso.ts'
import { inOrder, listedColumns, shownConteudos, toListado } from './conteudo-rows.ts'

/** A series shows all its parts; a church with more makes a second one. */
const MAX_PARTS = 300

/** Whether the film of a row can be watched. */
const isReady = sql<boolean>`(plano_assinatura_conteudo.source <> 'arquivo' or exists (
  select from filme where filme.conteudo_id = plano_assinatura_conteudo.id and filme.situacao in ('pronta', 'original')))`

/** @throws AppError NOT_FOUND, also for what the church hides from who has no plan */
export async function findConteudo(
  trx: TenantTrx,
  { acesso, id }: { acesso: Acesso; id: number },
): Promise<ConteudoPlay> {
  const row = await shownConteudos(trx, acesso)
    .where('planoAssinaturaConteudo.id', '=', id)
    .select(listedColumns)
    .select(['descricao', 'autor', 'trailer', isReady.as('flagPronto')])
    .select(
      sql<boolean>`exists (select from filme where filme.conteudo_id = plano_assinatura_conteudo.id and legendas <> '[]')`.as(
        'flagLegendas',
      ),
    )
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { descricao, autor, trailer, flagPronto, flagLegendas, ...listed } = row
  const isFilm = row.tipo === 'video'
  const conteudos = isFilm ? [] : await partsOf(trx, { acesso, coletaneaId: id })
  return {
    ...toListado(listed),
    descricao,
    autor,
    trailer,
    flagLegendas,
    flagPronto: isFilm ? flagPronto : conteudos.length > 0,
    conteudos,
    ...(await placeOf(trx, { acesso, id, coletaneaId: row.coletaneaId })),
  }
}

async function partsOf(
  trx: TenantTrx,
  { acesso, coletaneaId }: { acesso: Acesso; coletaneaId: number },
): Promise<ConteudoListado[]> {
  const rows = await shownConteudos(trx, acesso)
    .where('coletaneaId', '=', coletaneaId)
    .select(listedColumns)
    .orderBy(inOrder)
    .limit(MAX_PARTS)
    .execute()
  return rows.map(toListado)
}

async function placeOf(
  trx: TenantTrx,
  { acesso, id, coletaneaId }: { acesso: Acesso; id: number; coletaneaId: number | null },
): Promise<Pick<ConteudoPlay, 'coletanea' | 'anterior' | 'proximo'>> {
  if (coletaneaId === null) return { coletanea: null, anterior: null, proximo: null }
  const coletanea = await shownConteudos(trx, acesso)
    .where('planoAssinaturaConteudo.id', '=', coletaneaId)
    .select(['planoAssinaturaConteudo.id', 'titulo', 'tipo'])
    .executeTakeFirst()
  const films = (await partsOf(trx, { acesso, coletaneaId })).filter(({ tipo }) => tipo === 'video')
  const at = films.findIndex((film) => film.id === id)
  return {
    coletanea: coletanea ? { ...coletanea, tipo: coletanea.tipo as 'serie' | 'coletanea' } : null,
    anterior: at > 0 ? neighbour(films[at - 1]) : null,
    proximo: at < 0 ? null : neighbour(films[at + 1]),
  }
}

const neighbour = (film: ConteudoListado | undefined) => (film ? { id: film.id, titulo: film.titulo } : null)
