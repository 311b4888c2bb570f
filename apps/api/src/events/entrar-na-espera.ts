import type { CallInput, Espera, eventsCalls } from '@atrio/contract'
import { email as emailRule } from '@atrio/rules'
import { sql } from 'kysely'
import { hasBegun, isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { mayMail } from '../http/tolls.ts'
import { newPedidoCodigo } from '../payments/order/codes.ts'
import { mostOf } from '../payments/waiting/waiting-list.ts'
import { contatoHashes, sealContato, type Contato, type EsperaRow } from '../payments/waiting/contact.ts'
import { tellWaiting } from '../payments/waiting/tell-waiting.ts'
import { esperaConfirmar, esperaEntrou } from '../payments/waiting/waiting-kinds.ts'
import { loadIngressos } from '../payments/cart/tickets.ts'
import { isMailedName } from './mailed-name.ts'
import { CONFIRMABLE, positionOf, toEspera } from './ver-espera.ts'

type Wish = CallInput<(typeof eventsCalls)['createEspera']>['body']

/**
 * Waits for a ticket that is sold out. Who waits already keeps their turn; without an account it begins when the e-mail
 * is confirmed (Decision 100).
 * @throws AppError EVT_REG_002, EVT_REG_019, EVT_REG_023; VALIDATION where the ticket can be had
 */
export async function createEspera(
  ctx: Context,
  trx: TenantTrx,
  { eventoId, wish, mayMail: mails }: { eventoId: number; wish: Wish; mayMail: boolean },
): Promise<Espera | null> {
  const contato = await contatoOf(ctx, trx, wish)
  const evento = await requireSoldOut(trx, eventoId, wish)
  const userId = ctx.auth?.userId ?? null
  const hashes = contatoHashes(ctx.deps.secrets, requireIgreja(ctx).id, contato.email)
  const row =
    (await findTurn(trx, wish, hashes, userId === null)) ??
    (await insertTurn(ctx, trx, { eventoId, wish, contato, hash: hashes[0] }))
  // Somebody without an account began it, with this person's own address.
  if (userId !== null && row.userId === null) {
    await trx.updateTable('espera').set({ userId }).where('id', '=', row.id).execute()
  }
  const kind = row.situacao === 'a_confirmar' ? esperaConfirmar : esperaEntrou
  const posicao = (await positionOf(trx, row)) ?? undefined
  if (mails) await tellWaiting(ctx.deps, trx, { row, evento, kind, ...(posicao && { posicao }) })
  return userId === null ? null : toEspera(trx, row)
}

/** The turn of an address that is not over; of a guest also one with as many places that is to be confirmed. */
function findTurn(
  trx: TenantTrx,
  { idIngresso, quantidade }: Wish,
  hashes: Buffer[],
  isGuest: boolean,
): Promise<EsperaRow | undefined> {
  return trx
    .selectFrom('espera')
    .where('ingressoId', '=', idIngresso)
    .where('contatoHash', '=', (eb) => eb.fn.any(eb.val(hashes)))
    .where((eb) => {
      const active = eb('situacao', 'in', ['aguardando', 'oferecida'])
      const same = eb.and([
        eb('situacao', '=', 'a_confirmar'),
        eb('quantidade', '=', quantidade),
        eb('dataCadastro', '>', CONFIRMABLE),
      ])
      return isGuest ? eb.or([active, same]) : active
    })
    .selectAll()
    .orderBy((eb) => eb('situacao', '=', 'a_confirmar'))
    .executeTakeFirst()
}

async function insertTurn(
  ctx: Context,
  trx: TenantTrx,
  { eventoId, wish, contato, hash }: { eventoId: number; wish: Wish; contato: Contato; hash: Buffer },
): Promise<EsperaRow> {
  const codigo = newPedidoCodigo()
  const userId = ctx.auth?.userId ?? null
  await trx
    .deleteFrom('espera')
    .where('eventoId', '=', eventoId)
    .where('situacao', '=', sql<string>`'a_confirmar'`)
    .where('dataCadastro', '<=', CONFIRMABLE)
    .execute()
  const row = await trx
    .insertInto('espera')
    .values({
      igrejaId: requireIgreja(ctx).id,
      codigo,
      eventoId,
      ingressoId: wish.idIngresso,
      quantidade: wish.quantidade,
      situacao: userId === null ? 'a_confirmar' : 'aguardando',
      userId,
      contatoEncrypted: sealContato(ctx.deps.secrets, codigo, contato),
      contatoHash: hash,
      locale: ctx.locale,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'ingressoId', 'contatoHash'])
        // As the index says it: parameters would not be known to be its condition.
        .where(sql<boolean>`situacao in ('aguardando', 'oferecida')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  // Nothing was written where the same came at the same moment.
  return row ?? (await findTurn(trx, wish, [hash], userId === null))!
}

/**
 * Counts a wish to wait before anything is looked at. Anybody may name an address: its owner is neither locked out nor
 * flooded (Decision 75).
 * @returns whether a mail may be sent
 * @throws AppError CAPTCHA_REQUIRED, TOO_MANY_REQUESTS
 */
export async function countEspera(ctx: Context, { email = '' }: Wish): Promise<boolean> {
  if (!ctx.auth) return mayMail(ctx, 'espera', email)
  const limit = { name: 'espera', key: `user:${ctx.auth.userId}`, points: 20, seconds: 3_600 }
  await ctx.deps.limits.spend([limit])
  return true
}

/** Of the account, or as given; whoever gives another's address has one mail sent there, and learns nothing. */
async function contatoOf(ctx: Context, trx: TenantTrx, { nome = '', email = '' }: Wish): Promise<Contato> {
  if (ctx.auth) {
    const person = await trx
      .selectFrom('usuario')
      .innerJoin('user', 'user.id', 'usuario.userId')
      .where('usuario.userId', '=', ctx.auth.userId)
      // A person sees their accounts at other churches, too.
      .where('usuario.igrejaId', '=', ctx.auth.igrejaId)
      .select(['usuario.nome', 'user.email'])
      .executeTakeFirst()
    if (!person) throw new AppError('FORBIDDEN')
    return person
  }
  const contato = { nome: nome.trim(), email: email.trim().toLowerCase() }
  const wrong = emailRule(contato.email)
  const campos = [
    ...(contato.nome === '' ? [{ campo: 'nome', regra: 'required' }] : []),
    ...(isMailedName(contato.nome) ? [] : [{ campo: 'nome', regra: 'regex' }]),
    ...(contato.email === '' ? [{ campo: 'email', regra: 'required' }] : []),
    ...(wrong ? [{ campo: 'email', ...wrong }] : []),
  ]
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  return contato
}

async function requireSoldOut(
  trx: TenantTrx,
  eventoId: number,
  { idIngresso, quantidade }: Wish,
): Promise<{ nome: string }> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .where(hasBegun('evento'))
    .selectAll()
    .select(isShown('evento').as('shown'))
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  if (!evento.shown) throw new AppError('EVT_REG_002')
  const detalhes = { ingresso: idIngresso }
  const now = (await loadIngressos(trx, { eventos: [evento] }))
    .get(eventoId)!
    .find(({ row }) => row.id === idIngresso)
  if (!now) throw new AppError('EVT_REG_019', { detalhes })
  const { disponibilidade } = now.state
  if (disponibilidade === 'encerrado') throw new AppError('EVT_REG_002')
  if (disponibilidade !== 'esgotado') {
    throw new AppError('VALIDATION', { campos: [{ campo: 'idIngresso', regra: 'soldOut' }] })
  }
  if (quantidade > mostOf(now.row)) throw new AppError('EVT_REG_023', { detalhes })
  return evento
}
