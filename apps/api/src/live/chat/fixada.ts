import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { appendEvento } from './append-evento.ts'
import { keepAcao } from './registro.ts'
import { requireMensagem } from './require-mensagem.ts'
import { readFixada } from './sala-log.ts'

interface Act {
  salaId: number
  userId: number
  seq: number
}

/** Keeps one message above all others, instead of another. @throws AppError NOT_FOUND also of what not everybody reads */
export async function pinMensagem(trx: TenantTrx, { salaId, userId, seq }: Act): Promise<void> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  const evento = await readFixada(trx, { salaId, seq })
  if (!evento || evento.removida || evento.visivel !== 'todos') throw new AppError('NOT_FOUND')
  await trx.updateTable('sala').set({ fixadaSeq: seq }).where('id', '=', salaId).execute()
  await keepAcao(trx, { salaId, userId, acao: 'fixar', alvo: autor, seq })
  appendEvento(trx, { salaId, tipo: 'fixada', corpo: {} })
}

/** Nothing where another is kept by now. @throws AppError NOT_FOUND */
export async function unpinMensagem(trx: TenantTrx, { salaId, userId, seq }: Act): Promise<void> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  const was = await unpin(trx, { salaId, from: seq, to: seq })
  if (was === undefined) return
  await keepAcao(trx, { salaId, userId, acao: 'desafixar', alvo: autor, seq })
}

/** What is removed is kept above nothing, also when it comes back. */
export async function unpinRemoved(
  trx: TenantTrx,
  { salaId, autor, from, to }: { salaId: number; autor: string; from: number; to: number },
): Promise<void> {
  const evento = await readFixada(trx, { salaId, seq: await pinnedOf(trx, { salaId }) })
  if (evento?.autor === autor) await unpin(trx, { salaId, from, to })
}

async function pinnedOf(trx: TenantTrx, { salaId }: { salaId: number }): Promise<number | null> {
  const row = await trx.selectFrom('sala').where('id', '=', salaId).select('fixadaSeq').executeTakeFirst()
  return row?.fixadaSeq ?? null
}

async function unpin(
  trx: TenantTrx,
  { salaId, from, to }: { salaId: number; from: number; to: number },
): Promise<object | undefined> {
  const was = await trx
    .updateTable('sala')
    .set({ fixadaSeq: null })
    .where('id', '=', salaId)
    .where('fixadaSeq', '>=', from)
    .where('fixadaSeq', '<=', to)
    .returning('id')
    .executeTakeFirst()
  if (was) appendEvento(trx, { salaId, tipo: 'fixada', corpo: {} })
  return was
}
