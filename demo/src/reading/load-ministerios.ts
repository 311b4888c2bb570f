import type { LoadContext } from '../load/igreja.ts'
import type { DemoMinisterio } from './reading.ts'
import { pictureName } from './reading-pictures.ts'
import { pictureColumns, written } from './written.ts'

/** The ministries in their order, each with its projects. */
export async function loadMinisterios(context: LoadContext, ministerios: DemoMinisterio[]): Promise<void> {
  const { trx, igrejaId } = context
  for (const [ordem, { projetos = [], conteudo, picture, ...ministerio }] of ministerios.entries()) {
    const { id } = await trx
      .insertInto('ministerio')
      .values({
        igrejaId,
        ...ministerio,
        ...pictureColumns(context, ['ministerio', ordem], picture),
        conteudo: written(conteudo),
        ordem,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const kind = `${pictureName('ministerio', ordem)}-projeto`
    for (const [index, { conteudo, picture, ...projeto }] of projetos.entries()) {
      await trx
        .insertInto('projeto')
        .values({
          igrejaId,
          ministerioId: id,
          ...projeto,
          ...pictureColumns(context, [kind, index], picture),
          conteudo: written(conteudo),
          ordem: index,
        })
        .execute()
    }
  }
}
