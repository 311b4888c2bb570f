import type { DemoCulto } from '../church-description.ts'
import { nextWeekday } from './next-weekday.ts'
import type { LoadContext } from './igreja.ts'

/** The weekly services, and the dates of the coming weeks on which they are cancelled or moved. */
export async function loadCultos(context: LoadContext): Promise<void> {
  for (const culto of context.description.cultos) await loadCulto(context, culto)
}

async function loadCulto({ trx, igrejaId, description, now }: LoadContext, culto: DemoCulto): Promise<void> {
  const { flags = [], alteracoes = [], ...row } = culto
  const { id } = await trx
    .insertInto('culto')
    .values({
      igrejaId,
      ...row,
      flagCriancas: flags.includes('criancas'),
      flagLibras: flags.includes('libras'),
      flagAcessivel: flags.includes('acessivel'),
      flagOnline: flags.includes('online'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (alteracoes.length === 0) return
  await trx
    .insertInto('cultoAlteracao')
    .values(
      alteracoes.map(({ week, cancelado, hora, observacao }) => ({
        igrejaId,
        cultoId: id,
        data: nextWeekday(culto.diaSemana, week, now, description.fusoHorario),
        flagCancelado: cancelado ?? false,
        hora: hora ?? null,
        observacao: observacao ?? null,
      })),
    )
    .execute()
}
