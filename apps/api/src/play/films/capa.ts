import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finalidades, type CallResult, type playStaffCalls } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { saveArquivo, storePicture } from '../../files/arquivos.ts'
import { noteFiles } from '../../files/named-files.ts'
import { inTenant, requireIgreja, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { readQuadro } from './quadros.ts'

/** The frames of a film that may be its cover, small and as they are: nobody but staff may see them. */
export async function listQuadros(
  ctx: Context,
  { id }: { id: string },
): Promise<CallResult<typeof playStaffCalls.listQuadrosFilmeEquipe>> {
  const igrejaId = requireIgreja(ctx).id
  const { quadros } = await inTenant(ctx, (trx) => requireFilm(trx, { id }))
  const all = Array.from({ length: quadros }, async (_, index) => {
    const bytes = await readQuadro(ctx.deps, { igrejaId, id, quadro: index + 1, grande: false })
    return { quadro: index + 1, imagem: `data:image/jpeg;base64,${bytes.toString('base64')}` }
  })
  return { quadros: await Promise.all(all) }
}

/**
 * Makes a frame the picture of the film's title, which goes the way of every picture that staff send.
 * @throws AppError NOT_FOUND for a film without a title, and for a frame that is not there
 */
export async function saveCapa(ctx: Context, { id, quadro }: { id: string; quadro: number }): Promise<void> {
  const { id: igrejaId, idioma } = requireIgreja(ctx)
  const { quadros, conteudoId, titulo } = await inTenant(ctx, (trx) => requireFilm(trx, { id }))
  if (quadro > quadros || conteudoId === null || titulo === null) throw new AppError('NOT_FOUND')
  const bytes = await readQuadro(ctx.deps, { igrejaId, id, quadro, grande: true })
  const finalidade = 'conteudo'
  const { kind: _kind, ...picture } = await takePicture(ctx, bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  const sent = { ...picture, finalidade, tamanho: bytes.length, sha256 } as const
  const stored = await storePicture(ctx.deps, igrejaId, sent)
  const imagem = `/arquivo/${igrejaId}/${stored.id}.webp`
  await inTenant(ctx, async (trx) => {
    await saveArquivo(trx, { userId: null, stored, sent })
    await trx
      .updateTable('planoAssinaturaConteudo')
      .set({ imagem, imagemAlt: SCENE[localeOf(idioma) ?? 'en'](titulo) })
      .where('id', '=', conteudoId)
      .execute()
    await noteFiles(trx, { recurso: 'plano_assinatura_conteudo', id: conteudoId, addresses: [imagem] })
  })
}

/** As a picture that was sent: from a file, which is gone afterwards. */
async function takePicture(ctx: Context, bytes: Buffer) {
  const path = join(ctx.deps.env.receivingDir, randomUUID())
  await writeFile(path, bytes)
  try {
    return await ctx.deps.pictures.take(path, finalidades.conteudo, `church ${requireIgreja(ctx).id}`)
  } finally {
    await rm(path, { force: true })
  }
}

/** In the church's language: it is said to its people. */
const SCENE = {
  'pt-BR': (titulo: string) => `Cena de ${titulo}`,
  en: (titulo: string) => `A scene of ${titulo}`,
  es: (titulo: string) => `Escena de ${titulo}`,
}

/** @throws AppError NOT_FOUND */
async function requireFilm(trx: TenantTrx, { id }: { id: string }) {
  const row = await trx
    .selectFrom('filme')
    .leftJoin('planoAssinaturaConteudo as c', 'c.id', 'filme.conteudoId')
    .where('filme.id', '=', id)
    .select(['quadros', 'c.id as conteudoId', 'titulo'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
