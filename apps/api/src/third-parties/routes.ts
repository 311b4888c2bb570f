import type { thirdPartiesCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { portalOrigin } from '../http/origin.ts'
import { audit } from '../payments/ledger/audit.ts'
import { createCode, spendCode } from './codes.ts'
import { isSame, pairwiseSub, partnerOf, requireModulo } from './partners.ts'
import { findPessoa, listFilhos, requireFilhos } from './people.ts'

/** Voluts and mykids (Spec §2): a person goes there by a code that says nothing, and their server asks ours (Decision 241). */
export const thirdPartiesRoutes: Handlers<typeof thirdPartiesCalls> = {
  async getTerceiro(ctx, { params: { modulo } }) {
    const igreja = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    requireModulo(igreja, modulo)
    const partner = partnerOf(ctx.deps.env, modulo)
    return inTenant(ctx, async (trx) => ({
      host: partner && new URL(partner.endereco).host,
      ...(await findPessoa(trx, { igrejaId: igreja.id, userId })),
      criancas:
        modulo === 'mykids' ? (await listFilhos(trx, { userId })).map(({ id, nome }) => ({ id, nome })) : [],
    }))
  },
  async irParaTerceiro(ctx, { params: { modulo }, body: { flagEmail, criancas } }) {
    const igreja = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    requireModulo(igreja, modulo)
    const partner = partnerOf(ctx.deps.env, modulo)
    // Volunteering has nothing to do with anybody's children.
    if (!partner || (modulo === 'voluts' && criancas.length > 0)) throw new AppError('NOT_FOUND')
    await ctx.deps.limits.spend([{ name: 'terceiro', key: `user:${userId}`, points: 20, seconds: 600 }])
    const { endereco } = partner
    const codigo = await inTenant(ctx, async (trx) => {
      await findPessoa(trx, { igrejaId: igreja.id, userId })
      await requireFilhos(trx, { userId, criancas })
      audit(trx, [
        {
          igrejaId: igreja.id,
          ator: `user:${userId}`,
          acao: 'terceiroIda',
          alvo: `terceiro:${modulo}`,
          dados: { email: flagEmail, criancas: criancas.length },
        },
      ])
      return createCode(trx, { igrejaId: igreja.id, userId, modulo, endereco, flagEmail, criancas })
    })
    return { endereco, codigo, igreja: await portalOrigin(ctx.deps.db, ctx.deps.env, igreja.id) }
  },
  async trocarCodigoTerceiro(ctx, { body: { modulo, segredo, codigo } }) {
    const { id: igrejaId, codigo: igrejaCodigo, nome: igrejaNome } = requireIgreja(ctx)
    await ctx.deps.limits.spend([{ name: 'terceiro-troca', key: ctx.network, points: 600, seconds: 60 }])
    const partner = partnerOf(ctx.deps.env, modulo)
    if (!partner || !isSame(ctx.deps.secrets, segredo, partner.segredo))
      throw new AppError('INVALID_CREDENTIALS')
    return inTenant(ctx, async (trx) => {
      const spent = await spendCode(trx, { codigo, modulo })
      if (!spent || spent.endereco !== partner.endereco) throw new AppError('CODE_INVALID')
      const { userId } = spent
      const { nome, email } = await findPessoa(trx, { igrejaId, userId })
      const own = await listFilhos(trx, { userId })
      const criancas = own.filter(({ id }) => spent.criancas.includes(id))
      audit(trx, [
        {
          igrejaId,
          ator: `terceiro:${modulo}`,
          acao: 'terceiroTroca',
          alvo: `user:${userId}`,
          dados: { email: spent.flagEmail, criancas: criancas.length },
        },
      ])
      return {
        sub: pairwiseSub(ctx.deps.secrets, { modulo, igrejaId, userId }),
        nome,
        email: spent.flagEmail ? email : null,
        igreja: { codigo: igrejaCodigo, nome: igrejaNome },
        criancas: criancas.map(({ nome: filho, dataNascimento }) => ({ nome: filho, dataNascimento })),
      }
    })
  },
}
