import type { Bilheteria, IngressoEquipe, PerguntaEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

/** Makes the rows of an event what they were typed to be; what nobody holds and is not named any more goes. */
export async function writeBilheteria(
  trx: TenantTrx,
  { id: eventoId, bilheteria }: { id: number; bilheteria: Bilheteria },
): Promise<void> {
  await writeCapacidade(trx, { eventoId, capacidade: bilheteria.capacidade })
  await writePerguntas(trx, { eventoId, ingressoId: null, perguntas: bilheteria.perguntas })
  const kept: number[] = []
  for (const [ordem, ingresso] of bilheteria.ingressos.entries())
    kept.push(await writeIngresso(trx, { eventoId, ordem, ingresso }))
  // Who has one keeps it.
  await trx
    .updateTable('ingresso')
    .set({ flagAtivo: false })
    .where('eventoId', '=', eventoId)
    .where('flagAtivo', '=', true)
    .where('id', 'not in', [0, ...kept])
    .execute()
}

async function writeCapacidade(
  trx: TenantTrx,
  { eventoId, capacidade }: { eventoId: number; capacidade: number | null },
): Promise<void> {
  const own = trx.selectFrom('lote').where('eventoId', '=', eventoId).where('ingressoId', 'is', null)
  const there = await own.select('id').executeTakeFirst()
  if (capacidade === null) {
    if (there) await trx.deleteFrom('lote').where('id', '=', there.id).execute()
    return
  }
  if (there) await trx.updateTable('lote').set({ capacidade }).where('id', '=', there.id).execute()
  else await trx.insertInto('lote').values({ eventoId, nome: 'Total', capacidade }).execute()
}

async function writeIngresso(
  trx: TenantTrx,
  {
    eventoId,
    ordem,
    ingresso: { id, lotes, perguntas, conteudos, dataInicio, dataFim, ...given },
  }: { eventoId: number; ordem: number; ingresso: IngressoEquipe },
): Promise<number> {
  const row = {
    ...given,
    ordem,
    ...windowOf({ dataInicio, dataFim }),
    flagConteudoExclusivo: conteudos.length > 0,
  }
  const { id: ingressoId } =
    id === null
      ? await trx
          .insertInto('ingresso')
          .values({ eventoId, ...row })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .updateTable('ingresso')
          .set(row)
          .where('id', '=', id)
          .where('eventoId', '=', eventoId)
          .returning('id')
          .executeTakeFirstOrThrow()
  await writeLotes(trx, { eventoId, ingressoId, lotes })
  await writePerguntas(trx, { eventoId, ingressoId, perguntas })
  await writeConteudos(trx, { ingressoId, conteudos })
  return ingressoId
}

async function writeLotes(
  trx: TenantTrx,
  { eventoId, ingressoId, lotes }: { eventoId: number; ingressoId: number; lotes: IngressoEquipe['lotes'] },
): Promise<void> {
  const named = lotes.flatMap(({ id }) => id ?? [])
  await trx
    .deleteFrom('lote')
    .where('ingressoId', '=', ingressoId)
    .where('id', 'not in', [0, ...named])
    .execute()
  for (const [ordem, { id, valor, dataInicio, dataFim, ...given }] of lotes.entries()) {
    const row = { ...given, valor: BigInt(valor), ordem, ...windowOf({ dataInicio, dataFim }) }
    if (id === null)
      await trx
        .insertInto('lote')
        .values({ eventoId, ingressoId, ...row })
        .execute()
    else await trx.updateTable('lote').set(row).where('id', '=', id).execute()
  }
}

async function writePerguntas(
  trx: TenantTrx,
  {
    eventoId,
    ingressoId,
    perguntas,
  }: { eventoId: number; ingressoId: number | null; perguntas: readonly PerguntaEquipe[] },
): Promise<void> {
  const named = perguntas.flatMap(({ id }) => id ?? [])
  await trx
    .deleteFrom('pergunta')
    .where('eventoId', '=', eventoId)
    .where('ingressoId', ingressoId === null ? 'is' : '=', ingressoId)
    .where('id', 'not in', [0, ...named])
    .execute()
  for (const [ordem, { id, opcoes, ...given }] of perguntas.entries()) {
    const chooses = given.tipo === 'opcao' || given.tipo === 'multipla'
    const row = { ...given, opcoes: JSON.stringify(chooses ? opcoes : []), ordem }
    if (id === null) {
      await trx
        .insertInto('pergunta')
        .values({ eventoId, ingressoId, ...row })
        .execute()
      continue
    }
    // Written anew as it was, a form would count as another one: who fills it in would begin again.
    await trx
      .updateTable('pergunta')
      .set(row)
      .where('id', '=', id)
      .where(
        sql<boolean>`(rotulo, coalesce(ajuda, ''), tipo, opcoes, flag_obrigatoria, ordem) is distinct from
          (${row.rotulo}::text, ${row.ajuda ?? ''}::text, ${row.tipo}::text, ${row.opcoes}::jsonb, ${row.flagObrigatoria}::boolean, ${ordem}::int)`,
      )
      .execute()
  }
}

async function writeConteudos(
  trx: TenantTrx,
  { ingressoId, conteudos }: { ingressoId: number; conteudos: IngressoEquipe['conteudos'] },
): Promise<void> {
  const named = conteudos.flatMap(({ id }) => id ?? [])
  await trx
    .updateTable('ingressoConteudo')
    .set({ arquivadoEm: sql<Date>`now()` })
    .where('ingressoId', '=', ingressoId)
    .where('arquivadoEm', 'is', null)
    .where('id', 'not in', [0, ...named])
    .execute()
  for (const [ordem, { id, dataLiberacao, ...given }] of conteudos.entries()) {
    const row = { ...given, ordem, dataLiberacao: sql<Date>`${dataLiberacao ?? '-infinity'}::timestamptz` }
    if (id === null)
      await trx
        .insertInto('ingressoConteudo')
        .values({ ingressoId, ...row })
        .execute()
    else await trx.updateTable('ingressoConteudo').set(row).where('id', '=', id).execute()
  }
}

const windowOf = ({ dataInicio, dataFim }: Record<'dataInicio' | 'dataFim', string | null>) => ({
  dataInicio: sql<Date>`${dataInicio ?? '-infinity'}::timestamptz`,
  dataFim: sql<Date>`${dataFim ?? 'infinity'}::timestamptz`,
})
