import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { appendEvento } from './append-evento.ts'
import { keepAcao } from './registro.ts'
import { requireMensagem } from './require-mensagem.ts'

interface Act {
  salaId: number
  userId: number
  seq: number
}

/** For a day nobody but moderators reads what the author of a message writes. They read it themselves, and are not told. */
export async function silence(trx: TenantTrx, { salaId, userId, seq }: Act): Promise<{ ate: string }> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  const ate = new Date(Date.now() + 86_400_000)
  await saveSilencio(trx, { autor, ate })
  await keepAcao(trx, { salaId, userId, acao: 'silenciar', alvo: autor, seq })
  return { ate: ate.toISOString() }
}

export async function unsilence(trx: TenantTrx, { salaId, userId, seq }: Act): Promise<void> {
  const { autor } = await requireMensagem(trx, { salaId, seq })
  await saveSilencio(trx, { autor, ate: null })
  await keepAcao(trx, { salaId, userId, acao: 'ouvir', alvo: autor, seq })
}

/** Lets everybody read what a word has held. */
export async function releaseMensagem(trx: TenantTrx, { salaId, userId, seq }: Act): Promise<void> {
  const { autor, visivel } = await requireMensagem(trx, { salaId, seq })
  if (visivel !== 'moderacao') return
  await trx
    .updateTable('salaEvento')
    .set({ visivel: 'todos' })
    .where('salaId', '=', salaId)
    .where('seq', '=', seq)
    .execute()
  await keepAcao(trx, { salaId, userId, acao: 'liberar', alvo: autor, seq })
  appendEvento(trx, { salaId, tipo: 'restaurada', corpo: {} })
}

async function saveSilencio(
  trx: TenantTrx,
  { autor, ate }: { autor: string; ate: Date | null },
): Promise<void> {
  await trx
    .updateTable('salaParticipante')
    .set({ silenciadoAte: ate })
    .where('id', '=', sql<string>`${autor}`)
    .execute()
}
