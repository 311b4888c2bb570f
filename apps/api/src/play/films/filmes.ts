import { randomUUID } from 'node:crypto'
import type { CallResult, FilmeEquipe, playStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { filmFile, filmKey, typeOf } from '../../files/film-key.ts'
import { esperaAte } from './espera.ts'

/** Takes a film that came whole into storage; what it is, is found out afterwards. */
export async function takeFilm(
  ctx: Context,
  {
    path,
    nome,
    tamanho,
    meta,
  }: { path: string; nome: string; tamanho: number; meta: Readonly<Record<string, string | null>> },
): Promise<void> {
  const id = randomUUID()
  const key = filmKey({ igrejaId: requireIgreja(ctx).id, id }, filmFile.original)
  await ctx.deps.storage.takeFile(key, path, typeOf(key)!)
  const asked = Number(meta['conteudo'] ?? '')
  await inTenant(ctx, async (trx) => {
    const conteudoId = Number.isInteger(asked) && (await isFilm(trx, { id: asked })) ? asked : null
    await trx
      .insertInto('filme')
      .values({ id, nome, tamanho: BigInt(tamanho), conteudoId })
      .execute()
  })
}

/** Whether a title can have a film of its own. */
async function isFilm(trx: TenantTrx, { id }: { id: number }): Promise<boolean> {
  const found = await trx
    .selectFrom('planoAssinaturaConteudo')
    .where('id', '=', id)
    .where('tipo', '=', 'video')
    .where('source', '=', 'arquivo')
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export async function listFilmes(
  trx: TenantTrx,
): Promise<Omit<CallResult<typeof playStaffCalls.listFilmesEquipe>, 'flagPrepara'>> {
  const rows = await trx
    .selectFrom('filme')
    .leftJoin('planoAssinaturaConteudo as c', 'c.id', 'filme.conteudoId')
    .select(['filme.id', 'nome', 'tamanho', 'situacao', 'progresso', 'motivo', 'filme.duracao', 'altura'])
    .select([
      'legendas',
      'dataCadastro',
      'c.id as conteudoId',
      'titulo',
      'quadros',
      'imagem',
      esperaAte.as('espera'),
    ])
    .orderBy('dataCadastro', 'desc')
    .orderBy('filme.id')
    .limit(500)
    .execute()
  const titulos = await trx
    .selectFrom('planoAssinaturaConteudo')
    .where('tipo', '=', 'video')
    .where('source', '=', 'arquivo')
    .where('arquivadoEm', 'is', null)
    .select(['id', 'titulo'])
    .orderBy('titulo')
    .limit(1_000)
    .execute()
  const filmes = rows.map(
    ({ conteudoId, titulo, tamanho, dataCadastro, legendas, espera, imagem, ...row }) => ({
      ...row,
      esperaAte: isAtWork(row) ? (espera?.toISOString() ?? null) : null,
      situacao: row.situacao as FilmeEquipe['situacao'],
      motivo: row.motivo as FilmeEquipe['motivo'],
      tamanho: Number(tamanho),
      legendas: legendas as unknown as FilmeEquipe['legendas'],
      dataCadastro: dataCadastro.toISOString(),
      conteudo:
        conteudoId === null || titulo === null ? null : { id: conteudoId, titulo, flagCapa: imagem !== null },
    }),
  )
  return { filmes, titulos }
}

/** Something is still to be done of it; what browsers play can be watched before. */
function isAtWork({ situacao, progresso }: { situacao: string; progresso: number }): boolean {
  return situacao === 'recebida' || situacao === 'preparando' || (situacao === 'pronta' && progresso < 100)
}

/** @throws AppError NOT_FOUND for a film or a title that is not the church's, VALIDATION where it takes no film */
export async function giveFilm(
  trx: TenantTrx,
  { id, conteudoId }: { id: string; conteudoId: number | null },
): Promise<void> {
  if (conteudoId !== null && !(await isFilm(trx, { id: conteudoId }))) throw new AppError('NOT_FOUND')
  const { numUpdatedRows } = await trx
    .updateTable('filme')
    .set({ conteudoId })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
}

/** @throws AppError NOT_FOUND */
export async function deleteFilm(ctx: Context, { id }: { id: string }): Promise<void> {
  const { numDeletedRows } = await inTenant(ctx, (trx) =>
    trx.deleteFrom('filme').where('id', '=', id).executeTakeFirst(),
  )
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND')
  // The row goes first: whoever watches at this moment is cut off, and nobody begins.
  await ctx.deps.storage.removeFolder(filmKey({ igrejaId: requireIgreja(ctx).id, id }))
}

/** @throws AppError NOT_FOUND */
export async function saveLegenda(
  ctx: Context,
  { id, idioma, texto }: { id: string; idioma: string; texto: string },
): Promise<void> {
  const key = filmKey({ igrejaId: requireIgreja(ctx).id, id }, filmFile.legenda(idioma))
  const { storage } = ctx.deps
  await inTenant(ctx, async (trx) => {
    const row = await trx
      .selectFrom('filme')
      .where('id', '=', id)
      .select('legendas')
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    const others = (row.legendas as unknown as FilmeEquipe['legendas']).filter((one) => one.idioma !== idioma)
    const nome = new Intl.DisplayNames([idioma], { type: 'language' }).of(idioma.slice(0, 2)) ?? idioma
    const legendas = texto === '' ? others : [...others, { idioma, nome }]
    await trx
      .updateTable('filme')
      .set({ legendas: JSON.stringify(legendas) })
      .where('id', '=', id)
      .execute()
  })
  await (texto === '' ? storage.remove(key) : storage.put(key, Buffer.from(texto), typeOf(key)!))
}
