import type { CampoImportacao, Importacao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { listBusy } from './busy.ts'
import { findImportacao, type OfImportacao } from './importacoes.ts'
import { toImportacao } from './to-importacao.ts'
import { REPLACED } from './write-people.ts'

/**
 * Takes back who came by a file, and what it filled in, wherever nothing has happened since; who stays is said.
 * @throws AppError NOT_FOUND for what was not done, or longer ago
 */
export async function desfazerImportacao(
  trx: TenantTrx,
  { igrejaId, id, userId }: OfImportacao & { userId: number },
): Promise<Importacao> {
  const { situacao } = await findImportacao(trx, { igrejaId, id, lock: true })
  if (situacao === 'aberta') throw new AppError('NOT_FOUND')
  if (situacao === 'feita') {
    const linhas = await listWritten(trx, { igrejaId, id })
    const busy = await listBusy(trx, { igrejaId, ids: linhas.map((linha) => linha.usuarioId) })
    const isSame = (linha: Linha) => linha.versao === linha.versaoDepois
    const leaving = linhas.filter((one) => one.situacao === 'nova' && isSame(one) && !busy.has(one.usuarioId))
    const emptied = linhas.filter((one) => one.situacao === 'completada' && isSame(one))
    const gone = new Set([...leaving, ...emptied].map(({ usuarioId }) => usuarioId))
    await removePeople(trx, { igrejaId, leaving })
    for (const one of emptied) await takeBack(trx, { igrejaId, ...one })
    await sql`update importacao_linha set ficou = true where igreja_id = ${igrejaId} and importacao_id = ${id}
      and usuario_id = any(${linhas.map((one) => one.usuarioId).filter((one) => !gone.has(one))}::int[])`.execute(
      trx,
    )
    await sql`update importacao set situacao = 'desfeita' where igreja_id = ${igrejaId} and id = ${id}`.execute(
      trx,
    )
    audit(trx, [
      {
        igrejaId,
        ator: `user:${userId}`,
        acao: 'importacaoDesfeita',
        alvo: `importacao:${id}`,
        dados: { sairam: leaving.length, ficaram: linhas.length - gone.size },
      },
    ])
  }
  const row = await findImportacao(trx, { igrejaId, id })
  return toImportacao(trx, { igrejaId, row, plan: [] })
}

type Linha = Awaited<ReturnType<typeof listWritten>>[number]

/** Rows by which something was written of somebody who is still here. */
async function listWritten(trx: TenantTrx, { igrejaId, id }: OfImportacao) {
  const { rows } = await sql<{
    usuarioId: number
    userId: number
    userNovoId: number | null
    situacao: string
    completa: string[]
    antes: Record<string, string | number> | null
    versao: number
    versaoDepois: number
  }>`select u.id as "usuarioId", u.user_id as "userId", l.user_novo_id as "userNovoId", l.situacao, l.completa, l.antes,
      u.versao, l.versao_depois as "versaoDepois"
    from importacao_linha l join usuario u on u.igreja_id = l.igreja_id and u.id = l.usuario_id
    where l.igreja_id = ${igrejaId} and l.importacao_id = ${id} and l.situacao in ('nova', 'completada')
    order by u.id for update of u`.execute(trx)
  return rows
}

/** With what the history says of them, and their accounts of the platform where they are nothing anywhere else. */
async function removePeople(
  trx: TenantTrx,
  { igrejaId, leaving }: { igrejaId: number; leaving: readonly Linha[] },
): Promise<void> {
  const ids = leaving.map(({ usuarioId }) => usuarioId)
  await sql`delete from usuario where igreja_id = ${igrejaId} and id = any(${ids}::int[])`.execute(trx)
  await sql`delete from revisao where igreja_id = ${igrejaId} and recurso = 'usuario'
    and registro_id = any(${ids.map(String)}::text[])`.execute(trx)
  const users = leaving.flatMap(({ userNovoId }) => userNovoId ?? [])
  await sql`select delete_users_of_nobody(${users}::int[])`.execute(trx)
}

/** What was filled in was missing before; what was replaced is as it was. */
async function takeBack(
  trx: TenantTrx,
  { igrejaId, usuarioId, userId, completa, antes }: Linha & { igrejaId: number },
): Promise<void> {
  const before = { ...Object.fromEntries(completa.map((campo) => [campo, null])), ...antes }
  const row = Object.fromEntries(
    Object.entries(before).flatMap(([campo, value]) => {
      const column = REPLACED[campo as CampoImportacao]
      return column ? [[column, value]] : []
    }),
  )
  const columns = Object.keys(row)
  if (columns.length > 0) {
    const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`))
    await sql`update usuario u set ${set} from jsonb_populate_record(null::usuario, ${JSON.stringify(row)}::jsonb) r
      where u.igreja_id = ${igrejaId} and u.id = ${usuarioId}`.execute(trx)
  }
  if (completa.includes('cpf')) {
    await sql`delete from usuario_documento where igreja_id = ${igrejaId} and usuario_id = ${usuarioId}`.execute(
      trx,
    )
  }
  if (completa.some((campo) => campo.startsWith('endereco.'))) {
    await sql`delete from usuario_endereco where igreja_id = ${igrejaId} and user_id = ${userId}
      and flag_principal`.execute(trx)
  }
}
