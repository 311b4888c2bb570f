import { sql } from 'kysely'
import type { LoadContext } from '../load/igreja.ts'
import { drawScene } from '../pictures/scenes.ts'
import { dayBefore, written } from '../reading/written.ts'
import { demoCelulas } from './celulas.ts'
import type { DemoReuniao } from './demo-celula.ts'
import { demoEstudos } from './estudos.ts'
import { peopleOf } from './load-celulas.ts'

/** The studies of a church, and the meetings of its groups with who was there. */
export async function loadReunioes(context: LoadContext): Promise<void> {
  const { trx, church } = context
  const given = demoEstudos[church.codigo]
  if (!given) return
  await trx.insertInto('estudoConfiguracao').values({ flagConteudoPublico: given.publico }).execute()
  const estudos = await trx
    .insertInto('estudo')
    .values(
      given.estudos.map(({ daysAgo, conteudo, ...estudo }) => ({
        ...estudo,
        conteudo: written(conteudo),
        dataPublicacao: dayBefore(context, daysAgo),
      })),
    )
    .returning(['id', 'titulo'])
    .execute()
  const find = peopleOf(context)
  for (const { nome, quando, lideres, membros, reunioes = [] } of demoCelulas[church.codigo] ?? []) {
    if (reunioes.length === 0 || !quando) continue
    const { id: celulaId } = await trx
      .selectFrom('celula')
      .where('nome', '=', nome)
      .select('id')
      .executeTakeFirstOrThrow()
    const pictures = new Map<string, string | null>()
    for (const { tema, picture } of reunioes)
      pictures.set(tema, await savePicture(context, { userId: find(lideres[0]!), scene: picture }))
    const made = await trx
      .insertInto('celulaReuniao')
      .values(
        reunioes.map(({ semanas, estudo, faltaram: _faltaram, picture: _picture, ...reuniao }) => ({
          ...reuniao,
          celulaId,
          imagemId: pictures.get(reuniao.tema) ?? null,
          estudoId: estudos.find(({ titulo }) => titulo === estudo)?.id ?? null,
          data: weeksBefore(context, semanas, quando[0]),
        })),
      )
      .returning('id')
      .execute()
    const presencas = reunioes.flatMap(({ semanas, faltaram = [] }, index) =>
      (semanas > 0 ? [...lideres, ...membros] : []).map((name) => ({
        reuniaoId: made[index]!.id,
        userId: find(name),
        flagPresente: !faltaram.includes(name),
        marcadoEm: new Date(context.now.getTime() - semanas * 7 * 86_400_000),
      })),
    )
    await trx.insertInto('celulaPresenca').values(presencas).execute()
  }
}

async function savePicture(
  { trx, igrejaId, church, keeper }: LoadContext,
  { userId, scene }: { userId: number; scene: DemoReuniao['picture'] },
): Promise<string | null> {
  if (!scene || !keeper) return null
  const svg = drawScene(scene, { colour: church.corApp ?? '#5d6470', seed: `${church.codigo}/${scene}` })
  return keeper.savePicture(trx, { igrejaId, userId, finalidade: 'reuniao', svg })
}

/** The last such weekday before the day of loading is one week ago; the next one, or this day, one week to come. */
function weeksBefore({ now, description }: LoadContext, semanas: number, dia: number) {
  const weeks = semanas > 0 ? semanas : semanas + 1
  return sql<string>`(select d - (case when ${semanas}::int > 0 then 1 + (extract(dow from d)::int - ${dia}::int + 6) % 7
      else -((${dia}::int - extract(dow from d)::int + 7) % 7) end) - (${weeks}::int - (case when ${semanas}::int > 0 then 1 else 0 end)) * 7
    from (select (${now.toISOString()}::timestamptz at time zone ${description.fusoHorario})::date as d) as today)`
}
