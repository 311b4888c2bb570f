import type { CallResult, eventsCalls } from '@atrio/contract'
import { sanitizeRichText, splitRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { momentOrNull } from '../payments/cart/availability.ts'

type Calls = typeof eventsCalls

interface Ticket {
  userId: number
  eventoId: number
  inscricaoId: number
}

/** @throws AppError NOT_FOUND without an active ticket that has such content */
export async function listConteudos(
  trx: TenantTrx,
  ticket: Ticket,
): Promise<CallResult<Calls['listConteudosInscricao']>> {
  const rows = await ofTicket(trx, await requireTicket(trx, ticket))
    .select(['id', 'titulo', 'resumo', 'dataLiberacao'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return {
    conteudos: rows.map((row) => ({ ...row, dataLiberacao: momentOrNull(row.dataLiberacao) })),
  }
}

/** @throws AppError NOT_FOUND, also before its release */
export async function getConteudo(
  trx: TenantTrx,
  { idConteudo, ...ticket }: Ticket & { idConteudo: number },
): Promise<CallResult<Calls['getConteudoInscricao']>> {
  const row = await ofTicket(trx, await requireTicket(trx, ticket))
    .where('id', '=', idConteudo)
    .where('dataLiberacao', '<=', sql<Date>`now()`)
    .select(['id', 'titulo', 'resumo', 'dataLiberacao', 'conteudo', 'url'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return {
    conteudo: {
      ...row,
      conteudo: sanitizeRichText(row.conteudo),
      partes: splitRichText(row.conteudo),
      dataLiberacao: momentOrNull(row.dataLiberacao),
    },
  }
}

function ofTicket(trx: TenantTrx, ingressoId: number) {
  return trx
    .selectFrom('ingressoConteudo')
    .where('ingressoId', '=', ingressoId)
    .where(isShown('ingressoConteudo'))
}

async function requireTicket(trx: TenantTrx, { userId, eventoId, inscricaoId }: Ticket): Promise<number> {
  const row = await trx
    .selectFrom('inscricao')
    .where('id', '=', inscricaoId)
    .where('eventoId', '=', eventoId)
    .where('userId', '=', userId)
    .where('situacao', '=', 'ativa')
    .select('ingressoId')
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row.ingressoId
}
