import type { LoadContext } from '../load/igreja.ts'
import type { DemoPublicacaoTipo } from './reading.ts'
import { dayBefore, pictureColumns, written } from './written.ts'

/** The kinds of publications in their order, each with its publications. */
export async function loadPublicacoes(context: LoadContext, tipos: DemoPublicacaoTipo[]): Promise<void> {
  const { trx, igrejaId } = context
  for (const [ordem, { publicacoes, ...tipo }] of tipos.entries()) {
    const { id } = await trx
      .insertInto('publicacaoTipo')
      .values({ igrejaId, ...tipo, ordem })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, { daysAgo, conteudo, picture, ...publicacao }] of publicacoes.entries()) {
      await trx
        .insertInto('publicacao')
        .values({
          igrejaId,
          publicacaoTipoId: id,
          ...publicacao,
          ...pictureColumns(context, [tipo.slug, index], picture),
          conteudo: written(conteudo),
          dataPublicacao: dayBefore(context, daysAgo),
        })
        .execute()
    }
  }
}
