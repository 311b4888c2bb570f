import type { CallInput, liveCalls, MomentoTransmissao } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { TenantTables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { appendEvento } from './chat/append-evento.ts'
import { findSalaId } from './sala-of.ts'

type Given = CallInput<(typeof liveCalls)['createMomento']>['body']

/** What was held out; `all` with what waits for a hand or its time. In the order in which they were made. */
export async function listMomentos(
  trx: TenantTrx,
  { transmissaoId, all = false }: { transmissaoId: number; all?: boolean },
): Promise<MomentoTransmissao[]> {
  const rows = await trx
    .selectFrom('transmissaoMomento as m')
    .where('transmissaoId', '=', transmissaoId)
    .$if(!all, (query) => query.where('enviadoEm', 'is not', null))
    .select(['id', 'tipo', 'texto', 'url', 'opcoes', 'desvio', 'enviadoEm'])
    .select(
      sql<Record<string, number>>`(select coalesce(jsonb_object_agg(opcao, quantos), '{}') from (
        select opcao, count(*)::int as quantos from transmissao_voto v where v.momento_id = m.id group by opcao) as c)`.as(
        'contados',
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ contados, ...row }) => {
    const opcoes = row.opcoes as string[]
    return {
      ...row,
      tipo: row.tipo as MomentoTransmissao['tipo'],
      opcoes,
      votos: opcoes.map((_, opcao) => contados[opcao] ?? 0),
      enviadoEm: row.enviadoEm?.toISOString() ?? null,
    }
  })
}

/** @throws AppError VALIDATION for a poll with fewer than two answers, or a link that is none. */
export async function createMomento(
  trx: TenantTrx,
  { transmissaoId, tipo, texto, url, opcoes = [], desvio }: Given & { transmissaoId: number },
): Promise<void> {
  if (tipo === 'enquete' && opcoes.length < 2) throw refused('opcoes')
  if (tipo === 'link' && URL.parse(url ?? '')?.protocol !== 'https:') throw refused('url')
  await trx
    .insertInto('transmissaoMomento')
    .values({
      transmissaoId,
      tipo,
      texto,
      url: tipo === 'link' ? url! : null,
      opcoes: JSON.stringify(tipo === 'enquete' ? opcoes : []),
      desvio: desvio ?? null,
    })
    .execute()
}

/** Once: whoever presses again sends nothing twice. */
export async function sendMomento(
  trx: TenantTrx,
  { transmissaoId, id }: { transmissaoId: number; id: number },
): Promise<void> {
  const sent = await trx
    .updateTable('transmissaoMomento')
    .set({ enviadoEm: sql`now()` })
    .where('transmissaoId', '=', transmissaoId)
    .where('id', '=', id)
    .where('enviadoEm', 'is', null)
    .returning(sentColumns)
    .executeTakeFirst()
  if (sent) await tellMomentos(trx, { transmissaoId, sent: [sent] })
  else await requireMomento(trx, { transmissaoId, id })
}

/** What staff hold out, and what goes out by the clock, as its room is told. */
export const sentColumns = ['id', 'tipo', 'texto'] as const
type Sent = Pick<Selectable<TenantTables['transmissaoMomento']>, (typeof sentColumns)[number]>

export async function tellMomentos(
  trx: TenantTrx,
  { transmissaoId, sent }: { transmissaoId: number; sent: readonly Sent[] },
): Promise<void> {
  const salaId = await findSalaId(trx, { transmissaoId })
  for (const { id, tipo, texto } of sent) {
    appendEvento(trx, { salaId, tipo: 'momento', corpo: { idMomento: id, tipo, texto } })
  }
}

export async function deleteMomento(
  trx: TenantTrx,
  { transmissaoId, id }: { transmissaoId: number; id: number },
): Promise<void> {
  const gone = await trx
    .deleteFrom('transmissaoMomento')
    .where('transmissaoId', '=', transmissaoId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new AppError('NOT_FOUND')
}

/**
 * Of a device one choice, which it may change. @throws AppError NOT_FOUND for no poll, one that is not out yet, or none of
 * its answers.
 */
export async function vote(
  trx: TenantTrx,
  given: { transmissaoId: number; id: number; opcao: number; chave: string },
): Promise<number[]> {
  const { transmissaoId, id, opcao, chave } = given
  const { opcoes, enviadoEm } = await requireMomento(trx, { transmissaoId, id })
  if (enviadoEm === null || opcao >= (opcoes as string[]).length) throw new AppError('NOT_FOUND')
  await trx
    .insertInto('transmissaoVoto')
    .values({ momentoId: id, chave, opcao })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'momentoId', 'chave']).doUpdateSet({ opcao }))
    .execute()
  const all = await listMomentos(trx, { transmissaoId })
  return all.find((momento) => momento.id === id)?.votos ?? []
}

async function requireMomento(trx: TenantTrx, { transmissaoId, id }: { transmissaoId: number; id: number }) {
  const found = await trx
    .selectFrom('transmissaoMomento as m')
    .where('m.transmissaoId', '=', transmissaoId)
    .where('m.id', '=', id)
    .select(['m.opcoes', 'm.enviadoEm'])
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

function refused(campo: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo, regra: 'required' }] })
}
