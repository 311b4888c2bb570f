import type { PessoaCelula } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'

/** As many as somebody chooses among: more words find fewer. */
const FOUND = 8

/** Who leads a group, also one that is archived or not shown yet. @throws AppError NOT_FOUND */
export async function listLideres(
  trx: TenantTrx,
  { celulaId }: { celulaId: number },
): Promise<PessoaCelula[]> {
  await requireCelula(trx, { celulaId, locks: false })
  return pessoas(trx)
    .innerJoin('celulaMembro as m', (join) =>
      join.onRef('m.igrejaId', '=', 'usuario.igrejaId').onRef('m.userId', '=', 'usuario.userId'),
    )
    .where('m.celulaId', '=', celulaId)
    .where('m.papel', '=', 'lider')
    .orderBy('m.id')
    .execute()
}

/** People with an open account whose names hold every word; of each their name and congregation. */
export async function listPessoasCelula(
  trx: TenantTrx,
  { busca }: { busca: string },
): Promise<PessoaCelula[]> {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, 6)
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return pessoas(trx)
    .where('usuario.flagAtivo', '=', true)
    .where(
      sql<boolean>`fold_text(usuario.nome || ' ' || usuario.sobrenome) like all (select fold_text(one) from unnest(${patterns}::text[]) one)`,
    )
    .orderBy('usuario.nome')
    .orderBy('usuario.sobrenome')
    .orderBy('usuario.id')
    .limit(FOUND)
    .execute()
}

/**
 * Has somebody lead a group, or no longer, which is an entry of the trail. Staff may leave it without anybody, and its
 * room is not asked after: who is to lead it comes in.
 * @returns who leads it from now on and did not before @throws AppError NOT_FOUND
 */
export async function saveLider(
  trx: TenantTrx,
  {
    celulaId,
    idUsuario,
    igrejaId,
    userId,
    flagLider,
  }: { celulaId: number; idUsuario: number; igrejaId: number; userId: number; flagLider: boolean },
): Promise<{ userId: number } | null> {
  await requireCelula(trx, { celulaId, locks: true })
  const whom = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', idUsuario)
    // Who has no open account is taken out, and not named.
    .$if(flagLider, (so) => so.where('flagAtivo', '=', true))
    .select('userId')
    .executeTakeFirst()
  if (!whom) throw new AppError('NOT_FOUND')
  const { rows } = flagLider
    ? await sql`insert into celula_membro (celula_id, user_id, papel) values (${celulaId}, ${whom.userId}, 'lider')
        on conflict (igreja_id, celula_id, user_id) do update set papel = 'lider' where celula_membro.papel <> 'lider'
        returning 1`.execute(trx)
    : await sql`update celula_membro set papel = 'membro' where celula_id = ${celulaId} and user_id = ${whom.userId}
        and papel = 'lider' returning 1`.execute(trx)
  if (rows.length === 0) return null
  if (flagLider) await acceptOwn(trx, { celulaId, userId: whom.userId })
  const acao = flagLider ? 'liderDado' : 'liderTirado'
  audit(trx, [
    { igrejaId, ator: `user:${userId}`, acao, alvo: `user:${whom.userId}`, dados: { celula: celulaId } },
  ])
  return flagLider ? whom : null
}

/** What they had asked for is so. */
async function acceptOwn(
  trx: TenantTrx,
  { celulaId, userId }: { celulaId: number; userId: number },
): Promise<void> {
  await trx
    .updateTable('celulaSolicitacao')
    .set({ situacao: 'aceita', dataResposta: sql<Date>`now()` })
    .where('celulaId', '=', celulaId)
    .where('userId', '=', userId)
    .where('situacao', 'in', ['enviada', 'vista'])
    .execute()
}

function pessoas(trx: TenantTrx) {
  return trx
    .selectFrom('usuario')
    .leftJoin('congregacao as c', (join) =>
      join.onRef('c.igrejaId', '=', 'usuario.igrejaId').onRef('c.id', '=', 'usuario.congregacaoId'),
    )
    .where('usuario.igrejaId', '=', sql<number>`current_igreja()`)
    .select(['usuario.id', 'usuario.nome', 'usuario.sobrenome', 'c.nome as congregacao'])
}

async function requireCelula(
  trx: TenantTrx,
  { celulaId, locks }: { celulaId: number; locks: boolean },
): Promise<void> {
  const celula = await trx
    .selectFrom('celula')
    .where('id', '=', celulaId)
    .select('id')
    .$if(locks, (so) => so.forUpdate())
    .executeTakeFirst()
  if (!celula) throw new AppError('NOT_FOUND')
}
