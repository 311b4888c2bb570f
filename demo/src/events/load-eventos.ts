import { sql } from 'kysely'
import { daysToWeekday } from '../load/demo-days.ts'
import type { LoadContext } from '../load/igreja.ts'
import { pictureColumns, written } from '../reading/written.ts'
import type { DemoEvento, DemoIngresso, DemoMoment, DemoPergunta } from './demo-evento.ts'
import { demoEventos } from './eventos.ts'

/** The events of a church with tickets, lots, questions and what only their holders see. */
export async function loadEventos(context: LoadContext): Promise<void> {
  for (const [index, evento] of (demoEventos[context.church.codigo] ?? []).entries()) {
    await loadEvento(context, evento, index)
  }
}

async function loadEvento(context: LoadContext, evento: DemoEvento, index: number): Promise<void> {
  const { trx, igrejaId } = context
  const {
    picture,
    inicio,
    fim,
    dia: _dia,
    encontros = [],
    inscricao,
    ingressos,
    perguntas = [],
    capacidade,
    ...dados
  } = evento
  const moved = daysMoved(context, evento)
  const [from, until] = inscricao ?? [null, null]
  const { id: eventoId } = await trx
    .insertInto('evento')
    .values({
      igrejaId,
      ...dados,
      ...pictureColumns(context, ['evento', index], picture),
      descricao: written(evento.descricao),
      dataInicio: at(context, inicio, moved),
      dataFim: at(context, fim, moved),
      encontros: sql<string>`jsonb_build_array(${sql.join(
        encontros.map(
          (day) =>
            sql`jsonb_build_object('inicio', ${at(context, [day, inicio[1]], moved)}, 'fim', ${at(context, [day, fim[1]], moved)})`,
        ),
      )})`,
      ...(from ? { inscricaoInicio: at(context, from) } : {}),
      ...(until ? { inscricaoFim: at(context, until) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (capacidade !== undefined) {
    await trx.insertInto('lote').values({ igrejaId, eventoId, nome: 'Total', capacidade }).execute()
  }
  await loadPerguntas(context, perguntas, { eventoId, ingressoId: null })
  for (const [ordem, ingresso] of ingressos.entries()) {
    await loadIngresso(context, ingresso, { eventoId, ordem, moved })
  }
}

async function loadIngresso(
  context: LoadContext,
  { lotes, perguntas = [], conteudos = [], ...dados }: DemoIngresso,
  { eventoId, ordem, moved }: { eventoId: number; ordem: number; moved: number },
): Promise<void> {
  const { trx, igrejaId } = context
  const { id: ingressoId } = await trx
    .insertInto('ingresso')
    .values({ igrejaId, eventoId, ...dados, ordem })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, { valor, ate, vendido = 0, ...lote }] of lotes.entries()) {
    await trx
      .insertInto('lote')
      .values({
        igrejaId,
        eventoId,
        ingressoId,
        ...lote,
        valor: BigInt(valor),
        vendido,
        vendidoExterno: vendido,
        ordem: index,
        ...(ate ? { dataFim: at(context, ate) } : {}),
      })
      .execute()
  }
  await loadPerguntas(context, perguntas, { eventoId, ingressoId })
  for (const [index, { em, conteudo, ...rest }] of conteudos.entries()) {
    await trx
      .insertInto('ingressoConteudo')
      .values({
        igrejaId,
        ingressoId,
        ...rest,
        conteudo: conteudo === undefined ? null : written(conteudo),
        ordem: index,
        ...(em ? { dataLiberacao: at(context, em, moved) } : {}),
      })
      .execute()
  }
}

async function loadPerguntas(
  { trx, igrejaId }: LoadContext,
  perguntas: DemoPergunta[],
  place: { eventoId: number; ingressoId: number | null },
): Promise<void> {
  for (const [ordem, { opcoes = [], ...pergunta }] of perguntas.entries()) {
    await trx
      .insertInto('pergunta')
      .values({ igrejaId, ...place, ...pergunta, opcoes: JSON.stringify(opcoes), ordem })
      .execute()
  }
}

/** By how many days an event lies elsewhere so that it begins on its weekday. */
function daysMoved({ now, description }: LoadContext, { inicio: [days], dia }: DemoEvento): number {
  return dia === undefined ? 0 : daysToWeekday(days, dia, now, description.fusoHorario) - days
}

/** Days from the day of loading, at an hour of the church's clock. */
function at({ now, description }: LoadContext, [days, hour]: DemoMoment, moved = 0) {
  const zone = description.fusoHorario
  return sql<Date>`((${now.toISOString()}::timestamptz at time zone ${zone})::date + ${days + moved}::int + ${hour}::time)
    at time zone ${zone}`
}
