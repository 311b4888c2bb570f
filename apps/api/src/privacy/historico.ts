import type { Historico } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'

/** More than somebody looks through. */
const MOST = 200

type Row = { data: Date; autor: number | null }

/** Who saw or changed a person's data: roles and never names, fields and never values. */
export async function getHistorico(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<Historico> {
  const own = `user:${userId}`
  const auditoria = await sql<{ data: Date; acao: string; ator: string }>`
    select data_cadastro as data, acao, ator from auditoria
    where igreja_id = ${igrejaId} and (ator = ${own} or alvo = ${own} or alvo in (
      select 'pedido:' || id from pedido where igreja_id = ${igrejaId} and user_id = ${userId}
      union all select 'oracao:' || id from oracao where igreja_id = ${igrejaId} and user_id = ${userId}))
    order by seq desc limit ${sql.lit(MOST)}`.execute(trx)
  const alteracoes = await sql<Row & Pick<Historico['alteracoes'][number], 'recurso' | 'acao' | 'campos'>>`
    select data_cadastro as data, recurso, acao, campos, user_id as autor from revisao
    where igreja_id = ${igrejaId} and recurso = 'usuario' and registro_id = (
      select id::text from usuario where igreja_id = ${igrejaId} and user_id = ${userId})
    order by id desc limit ${sql.lit(MOST)}`.execute(trx)
  return {
    auditoria: auditoria.rows.map(({ data, acao, ator }) => ({
      data: data.toISOString(),
      acao,
      quem: ator === own ? 'voce' : ator.startsWith('user:') ? 'equipe' : 'sistema',
    })),
    alteracoes: alteracoes.rows.map(({ data, autor, ...row }) => ({
      ...row,
      data: data.toISOString(),
      quem: autor === userId ? 'voce' : autor === null ? 'sistema' : 'equipe',
    })),
  }
}
