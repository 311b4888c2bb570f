import type { InscricaoEvento } from '@atrio/contract'
import { email as emailRule, formatTicketCode, localeOf, type Locale } from '@atrio/rules'
import type { Kind } from '../announce/kind.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { audit } from '../payments/ledger/audit.ts'
import { newInscricaoCodigo } from '../payments/order/codes.ts'
import { openComprador } from '../payments/order/buyer.ts'
import {
  ingressoPassado,
  ingressoRecebido,
  ingressoRetirado,
  type IngressoFacts,
} from '../payments/mail/ticket-kinds.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { findInscricao } from './inscricoes.ts'
import { isMailedName } from './mailed-name.ts'

interface Ticket {
  userId: number
  eventoId: number
  inscricaoId: number
}

interface Participante {
  nome: string
  email: string
}

/**
 * Passes a ticket on to somebody else (Decision 68): it has their name and a new code, and the one of before opens no door.
 * The same again changes nothing.
 * @throws AppError NOT_FOUND, VALIDATION, TICKET_NOT_TRANSFERABLE
 */
export async function transferir(
  ctx: Context,
  ticket: Ticket,
  given: Participante,
): Promise<InscricaoEvento> {
  const participante = { nome: given.nome.trim(), email: given.email.trim().toLowerCase() }
  requireReadable(participante)
  // Each sends mails to addresses that the person chooses.
  const limit = { name: 'transferencia', key: `user:${ticket.userId}`, points: 30, seconds: 86_400 }
  await ctx.deps.limits.spend([limit])
  return inTenant(ctx, async (trx) => {
    const { secrets } = ctx.deps
    const row = await lockTicket(trx, ticket)
    if (row.participante !== participante.nome || emailOf(secrets, row) !== participante.email) {
      await pass(ctx, trx, row, participante)
    }
    return findInscricao(ctx.deps, trx, ticket)
  })
}

function requireReadable({ nome, email }: Participante): void {
  const campos = [
    ...(nome === '' ? [{ campo: 'nome', regra: 'required' }] : []),
    ...(isMailedName(nome) ? [] : [{ campo: 'nome', regra: 'regex' }]),
    ...(emailRule(email) ? [{ campo: 'email', regra: 'email' }] : []),
  ]
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
}

type Row = Awaited<ReturnType<typeof lockTicket>>

/** Locked, so that no door lets anybody in meanwhile; what it says is of after that. */
async function lockTicket(trx: TenantTrx, { userId, eventoId, inscricaoId }: Ticket) {
  const own = await trx
    .selectFrom('inscricao')
    .where('id', '=', inscricaoId)
    .where('eventoId', '=', eventoId)
    .where('userId', '=', userId)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!own) throw new AppError('NOT_FOUND')
  const row = await trx
    .selectFrom('inscricao as i')
    .innerJoin('pedido as p', (join) =>
      join.onRef('p.igrejaId', '=', 'i.igrejaId').onRef('p.id', '=', 'i.pedidoId'),
    )
    .innerJoin('evento as e', (join) =>
      join.onRef('e.igrejaId', '=', 'i.igrejaId').onRef('e.id', '=', 'i.eventoId'),
    )
    .where('i.id', '=', inscricaoId)
    .select([
      'i.igrejaId',
      'i.id',
      'i.codigo',
      'i.situacao',
      'i.participante',
      'i.participanteEmailEncrypted',
    ])
    .select([
      'e.id as eventoId',
      'e.nome as evento',
      'e.dataInicio',
      'p.codigo as pedido',
      'p.compradorEncrypted',
    ])
    .select(['p.locale', 'p.situacao as pedidoSituacao'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('presenca')
            .whereRef('presenca.igrejaId', '=', 'i.igrejaId')
            .whereRef('presenca.inscricaoId', '=', 'i.id')
            .where('presenca.situacao', '=', 'aceita')
            .select('uuid'),
        )
        .as('usada'),
    )
    .executeTakeFirstOrThrow()
  const isPaid = row.situacao === 'ativa' && row.pedidoSituacao === 'aprovado'
  if (!isPaid || row.usada || row.dataInicio <= new Date()) throw new AppError('TICKET_NOT_TRANSFERABLE')
  return row
}

async function pass(ctx: Context, trx: TenantTrx, row: Row, participante: Participante): Promise<void> {
  const { igrejaId, id, codigo: before, eventoId } = row
  const codigo = newInscricaoCodigo()
  await trx
    .insertInto('ingressoTrocado')
    .values({ igrejaId, codigo: before, eventoId, inscricaoId: id })
    .execute()
  await trx
    .updateTable('inscricao')
    .set({
      codigo,
      participante: participante.nome,
      participanteEmailEncrypted: seal(ctx.deps.secrets, PURPOSE, contextOf(row), participante.email),
    })
    .where('id', '=', id)
    .execute()
  await tell(ctx, trx, row, { ...participante, codigo })
  const { userId } = requireAuth(ctx)
  const entry = { igrejaId, ator: `user:${userId}`, acao: 'ingressoTransferido', alvo: `inscricao:${id}` }
  audit(trx, [entry])
}

/** Who has it now, who bought it, and who had it until now. */
async function tell(
  ctx: Context,
  trx: TenantTrx,
  row: Row,
  { nome, email, codigo }: Participante & { codigo: string },
): Promise<void> {
  const { announce, secrets } = ctx.deps
  const comprador = openComprador(secrets, row.pedido, row.compradorEncrypted)
  const before = emailOf(secrets, row)
  const send = (email: string, kind: Kind<IngressoFacts>, url: string, locale: Locale) =>
    announce(trx, {
      kind,
      igrejaId: requireIgreja(ctx).id,
      // Always sent, and to addresses: whose account it is decides nothing.
      to: { email, locale, userId: null },
      facts: {
        url,
        item: row.evento,
        quando: row.dataInicio.toISOString(),
        nome,
        de: isMailedName(comprador.nome) ? comprador.nome : null,
        ingresso: formatTicketCode(kind === ingressoRetirado ? row.codigo : codigo),
      },
    })
  const event = `/event/${row.eventoId}`
  await send(email, ingressoRecebido, event, ctx.locale)
  const buyers = localeOf(row.locale) ?? 'en'
  await send(comprador.email, ingressoPassado, `/user/registrations/${row.eventoId}/tickets`, buyers)
  if (before !== null && before !== email) await send(before, ingressoRetirado, event, ctx.locale)
}

const PURPOSE = 'participante'

function contextOf({ igrejaId, id }: { igrejaId: number; id: number }): string {
  return `inscricao:${igrejaId}:${id}`
}

function emailOf(secrets: Secrets, row: Row): string | null {
  const sealed = row.participanteEmailEncrypted
  return sealed && unseal(secrets, PURPOSE, contextOf(row), sealed)
}
