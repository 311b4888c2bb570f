import type { Usuario } from '@atrio/contract'
import { saveAceites } from '../aceites.ts'
import { recipientOf } from '../announce/recipient.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { idiomaOf, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { isIgrejaAtiva, setIgrejaAtiva } from '../igreja-ativa.ts'
import { copyEnderecoPrincipal } from './enderecos.ts'
import { igrejaLinked } from './kinds.ts'
import { findUsuario } from './usuarios.ts'

/**
 * Changes the person's church to the one of the host (Spec §6): from now on they belong here. Where they have no account
 * yet, one is made with the name and contact of their newest confirmed one elsewhere, of their church before all. The
 * others stay, to be changed back to. What is private to a church (notes, documents, answers) is not taken along.
 * @throws AppError NOT_FOUND when the person has no confirmed account anywhere
 */
export async function trocaIgreja(ctx: Context, given: { igreja: number }): Promise<Usuario> {
  const igrejaId = requireIgreja(ctx, { id: given.igreja }).id
  const { userId } = requireAuth(ctx)
  return withTenant(ctx.deps.db, { igrejaId, userId }, async (trx) => {
    if (!(await findUsuario(ctx, trx, { userId, igrejaId }))) {
      await link(trx, { userId, igrejaId })
      await saveAceites(trx, { igrejaId, userId, pedidoId: null, idioma: idiomaOf(ctx), origem: 'cadastro' })
      await tell(ctx, trx, userId, igrejaId)
    }
    await setIgrejaAtiva(trx, { userId, igrejaId })
    const linked = await findUsuario(ctx, trx, { userId, igrejaId })
    if (!linked) throw new Error('The linked account is not there')
    return linked
  })
}

async function link(
  trx: TenantTrx,
  { userId, igrejaId }: { userId: number; igrejaId: number },
): Promise<void> {
  const source = await trx
    .selectFrom('usuario')
    .where('userId', '=', userId)
    .where('flagAtivo', '=', true)
    .select([
      'nome',
      'sobrenome',
      'telefone',
      'dataNascimento',
      'sexo',
      'estadoCivil',
      'dataCasamento',
      'ocupacao',
    ])
    .select(['qtdeFilhos', 'igrejaId'])
    .orderBy(isIgrejaAtiva(), 'desc')
    .orderBy('dataCadastro', 'desc')
    .executeTakeFirst()
  if (!source) throw new AppError('NOT_FOUND')
  await trx
    .insertInto('usuario')
    .values({ ...source, igrejaId, userId, flagAtivo: true })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'userId']).doNothing())
    .execute()
  await copyEnderecoPrincipal(trx, { userId, from: source.igrejaId, to: igrejaId })
}

async function tell(ctx: Context, trx: TenantTrx, userId: number, igrejaId: number): Promise<void> {
  await ctx.deps.announce(trx, {
    kind: igrejaLinked,
    igrejaId,
    to: await recipientOf(trx, { userId, otherwise: ctx.locale }),
    facts: { url: '/' },
  })
}
