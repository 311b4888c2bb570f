import type { LoadContext } from '../load/igreja.ts'
import type { DemoEbd } from './reading.ts'
import { dayBefore, pictureColumns, written } from './written.ts'

/** The series of Sunday school with their lessons, one a week. */
export async function loadEbds(context: LoadContext, ebds: DemoEbd[]): Promise<void> {
  const { trx, igrejaId } = context
  for (const [index, { licoes, weeksAgo, descricao, picture, ...ebd }] of ebds.entries()) {
    const { id } = await trx
      .insertInto('ebd')
      .values({
        igrejaId,
        ...ebd,
        ...pictureColumns(context, ['ebd', index], picture),
        descricao: written(descricao),
        dataInicio: dayBefore(context, weeksAgo * 7),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('ebdLicao')
      .values(
        licoes.map(({ conteudo, notasProfessor, ...licao }, week) => ({
          igrejaId,
          ebdId: id,
          numero: week + 1,
          ...licao,
          data: dayBefore(context, (weeksAgo - week) * 7),
          conteudo: written(conteudo),
          notasProfessor: notasProfessor ? written(notasProfessor) : null,
        })),
      )
      .execute()
  }
}
