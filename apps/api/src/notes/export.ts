import { NOTA_LIMITS } from '@atrio/contract'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { answerPdf } from '../http/document.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { AppError } from '../http/errors.ts'
import { portalOrigin } from '../http/origin.ts'
import { getNota, listNotas, type Writer } from './notas.ts'

/** Some seconds of setting. */
const MOST_CHARACTERS = 2_000_000

/**
 * All notes of a person as one document, or the one of `id`.
 *
 * @throws AppError NOT_FOUND, NOTE_EXPORT_TOO_LARGE, DOCUMENT_TOO_HEAVY
 */
export async function exportNotas(ctx: Context, writer: Writer, id: string | undefined): Promise<FileAnswer> {
  const igreja = requireIgreja(ctx)
  const [notas, timeZone, origem] = await inTenant(ctx, async (trx) => {
    const { fusoHorario } = await trx
      .selectFrom('igreja')
      .where('id', '=', igreja.id)
      .select('fusoHorario')
      .executeTakeFirstOrThrow()
    const found = id
      ? [await getNota(trx, { ...writer, id })]
      : await listNotas(trx, { ...writer, limit: NOTA_LIMITS.notas })
    return [found, fusoHorario, await portalOrigin(ctx.deps.env, trx, { igrejaId: igreja.id })] as const
  })
  if (notas.length === 0) throw new AppError('NOT_FOUND')
  const characters = notas.reduce((sum, { texto }) => sum + texto.length, 0)
  if (characters > MOST_CHARACTERS) throw new AppError('NOTE_EXPORT_TOO_LARGE')
  const name = id ? fileName(notas[0]!.titulo) : NAMES[ctx.locale]
  return answerPdf(ctx, name, 'notas', { notas, igreja: igreja.nome, origem, timeZone, locale: ctx.locale })
}

const NAMES = { 'pt-BR': 'anotacoes', en: 'notes', es: 'notas' } as const

/** Letters that every file system takes. */
function fileName(titulo: string): string {
  const plain = titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain.slice(0, 60) || 'nota'
}
