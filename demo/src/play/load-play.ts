import { sql } from 'kysely'
import type { LoadContext } from '../load/igreja.ts'
import { dayBefore, pictureColumns, written } from '../reading/written.ts'
import type { DemoConteudo } from './demo-play.ts'
import { demoPlay } from './play.ts'
import { filmId, FILM_SECONDS, languageOf } from './write-films.ts'

/** What a church shows at Play. Its plans are there already. */
export async function loadPlay(context: LoadContext): Promise<void> {
  const { trx, igrejaId, church } = context
  const { tags, conteudos } = demoPlay[church.codigo] ?? { tags: [], conteudos: [] }
  if (tags.length > 0)
    await trx
      .insertInto('planoAssinaturaTag')
      .values(tags.map((nome, ordem) => ({ igrejaId, nome, ordem })))
      .execute()
  const ids = new Map<string, number>()
  for (const [index, conteudo] of conteudos.entries()) {
    const coletaneaId = conteudo.em === undefined ? null : ids.get(conteudo.em)!
    ids.set(conteudo.chave, await loadConteudo(context, { conteudo, index, coletaneaId }))
  }
}

async function loadConteudo(
  context: LoadContext,
  { conteudo, index, coletaneaId }: { conteudo: DemoConteudo; index: number; coletaneaId: number | null },
): Promise<number> {
  const { trx, igrejaId } = context
  const { chave, daysAgo, tags, planos = [], gratis, destaque, descricao, picture, ...given } = conteudo
  const { em: _em, filme, falas, url, codigo, ...row } = given
  const { id } = await trx
    .insertInto('planoAssinaturaConteudo')
    .values({
      igrejaId,
      ...row,
      ...pictureColumns(context, ['play', index], picture),
      coletaneaId,
      descricao: descricao ? written(descricao) : null,
      dataPublicacao: dayBefore(context, daysAgo),
      tags: tags.length > 0 ? tags.join(', ') : null,
      destaque: destaque ? 'sim' : 'nao',
      acesso: gratis ? 'gratis' : 'planos',
      tagIds: sql<
        number[]
      >`array(select id from plano_assinatura_tag where nome = any(${tags}::text[]) order by id)`,
      planos: planos.length > 0 ? planos.join(', ') : null,
      planoIds: sql<
        number[]
      >`array(select id from plano_assinatura where nome = any(${planos}::text[]) order by id)`,
      url: url ?? null,
      codigo: codigo ?? null,
      source: url ? 'youtube' : 'arquivo',
      duracao: filme ? FILM_SECONDS : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (filme) {
    const legendas = falas ? [languageOf(context.church.idioma)] : []
    await trx
      .insertInto('filme')
      .values({
        igrejaId,
        id: filmId(context.church.codigo, chave),
        conteudoId: id,
        nome: `${chave}.mp4`,
        tamanho: 1n,
        situacao: 'pronta',
        progresso: 100,
        duracao: FILM_SECONDS,
        largura: 640,
        altura: 360,
        legendas: JSON.stringify(legendas),
      })
      .execute()
  }
  return id
}
