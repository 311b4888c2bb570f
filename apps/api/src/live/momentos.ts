import type { CallInput, liveCalls, MomentoTransmissao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { appendEvento } from './chat/append-evento.ts'
import { findSalaId } from './sala-of.ts'

type Given = CallInput<(typeof liveCalls)['createMomento']>['body']

/** What was held out, or goes out by itself; `all` with what waits for a hand. In the order in which they were made. */
export async function listMomentos(
  trx: TenantTrx,
  { transmissaoId, all = false }: { transmissaoId: number; all?: boolean },
): Promise<MomentoTransmissao[]> {
  const rows = await trx
    .selectFrom('transmissaoMomento as m')
    .where('transmissaoId', '=', transmissaoId)
    .$if(!all, (query) => query.where(sql<boolean>`(m.enviado_em is not null or m.desvio is not null)`))
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
    .returning(['id', 'tipo', 'texto'])
    .executeTakeFirst()
  if (sent) {
    appendEvento(trx, {
      salaId: await findSalaId(trx, { transmissaoId }),
      tipo: 'momento',
      corpo: { idMomento: sent.id, tipo: sent.tipo, texto: sent.texto },
    })
  } else await requireMomento(trx, { transmissaoId, id })
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
  const { opcoes, flagSaiu } = await requireMomento(trx, { transmissaoId, id })
  if (!flagSaiu || opcao >= (opcoes as string[]).length) throw new AppError('NOT_FOUND')
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
    .select(['m.id', 'm.opcoes'])
    // Browsers bring out what has a time of its own, and their clocks may be ahead.
    .select(
      sql<boolean>`m.enviado_em is not null or m.desvio is not null and exists (select from transmissao t
        where t.igreja_id = m.igreja_id and t.id = m.transmissao_id
          and coalesce(t.iniciada_em, t.inicio) + make_interval(secs => m.desvio) < now() + interval '1 minute')`.as(
        'flagSaiu',
      ),
    )
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

function refused(campo: string): AppError {
  return new AppError('VALIDATION', { campos: [{ campo, regra: 'required' }] })
}
