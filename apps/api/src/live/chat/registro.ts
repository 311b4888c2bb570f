import type { AcaoModeracao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

interface Acao {
  salaId: number
  userId: number
  acao: AcaoModeracao['acao']
  alvo?: string | null
  seq?: number | null
  remocaoId?: number | null
}

/** Writes down what was done; nobody changes it afterwards. */
export async function keepAcao(trx: TenantTrx, acao: Acao): Promise<void> {
  const { salaId, userId, acao: name, alvo = null, seq = null, remocaoId = null } = acao
  await trx
    .insertInto('salaModeracao')
    .values({ salaId, moderadorUserId: userId, acao: name, alvo, seq, remocaoId })
    .execute()
}

/** What was done in a room, the newest first, with the text that it was about while there is one. */
export async function listAcoes(
  trx: TenantTrx,
  { salaId, cursor, limit }: { salaId: number; cursor?: number | undefined; limit: number },
): Promise<{ acoes: AcaoModeracao[]; proximo: number | null }> {
  const { rows } = await sql<Omit<AcaoModeracao, 'em'> & { em: Date }>`
    select a.id, a.acao, a.data_cadastro as em,
      (select concat_ws(' ', u.nome, u.sobrenome) from usuario u
        where u.igreja_id = a.igreja_id and u.user_id = a.moderador_user_id) as moderador,
      (select p.nome from sala_participante p where p.igreja_id = a.igreja_id and p.id = a.alvo) as alvo,
      (select e.corpo->>'texto' from sala_evento e
        where e.igreja_id = a.igreja_id and e.sala_id = a.sala_id and e.seq = a.seq) as texto,
      (select r.id from sala_remocao r where r.igreja_id = a.igreja_id and r.id = a.remocao_id
        and r.desfeita_em is null and a.acao <> 'restaurar') as "idRemocao"
    from sala_moderacao a
    where a.igreja_id = current_igreja() and a.sala_id = ${salaId} and (${cursor ?? null}::int is null or a.id < ${cursor ?? null})
    order by a.id desc limit ${limit + 1}`.execute(trx)
  const shown = rows.slice(0, limit)
  return {
    acoes: shown.map((row) => ({ ...row, em: row.em.toISOString() })),
    proximo: rows.length > limit ? shown.at(-1)!.id : null,
  }
}
