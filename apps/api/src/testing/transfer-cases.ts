import type { CallName, ErrorCode } from '@atrio/contract'
import { buy, codigoOf, findIngresso } from './money-world.ts'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

export interface BoughtTicket {
  idEvento: number
  idInscricao: number
}

/** A ticket of the member's, good at the door: it costs nothing. */
export async function freeTicket(world: World): Promise<BoughtTicket> {
  const place = await findIngresso(world, 'Café com a vizinhança')
  return ticketOf(world, await buy(world, { metodoPagamento: 'gratuito', valorTotal: 0 }, place))
}

/** One that waits for its money. */
export async function unpaidTicket(world: World): Promise<BoughtTicket> {
  return ticketOf(world, await buy(world))
}

async function ticketOf({ test }: World, answer: Answer): Promise<BoughtTicket> {
  const [row] = await asOwner<BoughtTicket>(
    test.target,
    `select i.evento_id as "idEvento", i.id as "idInscricao" from inscricao i
     join pedido p on p.igreja_id = i.igreja_id and p.id = i.pedido_id where p.codigo = $1`,
    [codigoOf(answer)],
  )
  return row!
}

export function passOn(
  { test, member }: World,
  ticket: BoughtTicket,
  { nome = 'Bia Prado', email = 'bia.prado@example.com' } = {},
): Promise<Answer> {
  const params = { id: member.userId, ...ticket }
  return test.call('transferirInscricao', { params, token: member.token, body: { nome, email } })
}

export const transferCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  transferirInscricao: {
    ok: async (world) => passOn(world, await freeTicket(world)),
    TICKET_NOT_TRANSFERABLE: async (world) => passOn(world, await unpaidTicket(world)),
  },
}
