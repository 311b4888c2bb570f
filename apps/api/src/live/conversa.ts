import type { CallInput, ConversaAtendimento, liveStaffCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { cleanTexto } from './chat/regras.ts'
import { salasOf } from './chat/salas.ts'
import { readMensagens } from './mensagens.ts'

type Given = CallInput<(typeof liveStaffCalls)['createMensagemAtendimento']>['body']

/** The room of the two, from the desk: the staff's site has no host of the church, and so no socket to its rooms (Decision 213). @throws AppError NOT_FOUND */
export async function readConversa(
  trx: TenantTrx,
  { userId, id }: { userId: number; id: number },
): Promise<ConversaAtendimento> {
  const { salaId } = await requireOwn(trx, { userId, id })
  return { mensagens: await readMensagens(trx, { salaId, userId }) }
}

/** The first answer is what makes it a conversation. @throws AppError NOT_FOUND, VALIDATION */
export async function writeConversa(
  ctx: Context,
  { id, chave, texto: given }: Given & { id: number },
): Promise<ConversaAtendimento> {
  const { userId, igrejaId } = requireAuth(ctx)
  const texto = cleanTexto(given)
  if (texto === null) throw new AppError('VALIDATION', { campos: [{ campo: 'texto', regra: 'required' }] })
  const { salaId, nome } = await inTenant(ctx, async (trx) => {
    const own = await requireOwn(trx, { userId, id })
    await trx
      .updateTable('atendimento')
      .set({ estado: 'em_conversa' })
      .where('id', '=', id)
      .where('estado', '=', 'assumido')
      .execute()
    return own
  })
  const sala = await salasOf(ctx.deps).of({ igrejaId, salaId })
  // Who administers several churches may have no profile in this one.
  const corpo = { nome: nome ?? requireIgreja(ctx).nome, papel: 'anfitriao', texto }
  await sala.escrever({ autor: `u:${userId}`, chave, visivel: 'todos', corpo })
  return inTenant(ctx, (trx) => readConversa(trx, { userId, id }))
}

/** @throws AppError NOT_FOUND for a hand that somebody else has taken, or without a room. */
async function requireOwn(trx: TenantTrx, { userId, id }: { userId: number; id: number }) {
  const row = await trx
    .selectFrom('atendimento')
    .leftJoin('usuario', (join) =>
      join
        .onRef('usuario.igrejaId', '=', 'atendimento.igrejaId')
        .onRef('usuario.userId', '=', 'atendimento.anfitriaoUserId'),
    )
    .where('atendimento.id', '=', id)
    .where('anfitriaoUserId', '=', userId)
    .select(['atendimento.salaId', 'usuario.nome'])
    .executeTakeFirst()
  if (!row?.salaId) throw new AppError('NOT_FOUND')
  return { salaId: row.salaId, nome: row.nome }
}
