import type { thirdPartiesCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { portalOrigin } from '../http/origin.ts'
import { requireUsuario } from '../http/usuario.ts'
import { audit } from '../payments/ledger/audit.ts'
import { spendCode } from './codes.ts'
import { canBeKept, deleteEscolha, findEscolha } from './escolhas.ts'
import { findShown, leaveFor } from './ida.ts'
import { isEnabled, isSame, pairwiseSub, partnerOf, requireModulo } from './partners.ts'
import { findPessoa, listFilhos } from './people.ts'
import { listJwks } from './token.ts'

/** Voluts and mykids (Spec §2): a person goes there by a code that says nothing, and their server asks ours (Decision 241). */
export const thirdPartiesRoutes: Handlers<typeof thirdPartiesCalls> = {
  async getTerceiro(ctx, { params: { modulo } }) {
    const igreja = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    requireModulo(igreja, modulo)
    const partner = partnerOf(ctx.deps.env, modulo)
    const endereco = partner?.endereco ?? ''
    return inTenant(ctx, async (trx) => {
      const shown = await findShown(trx, { igreja, userId, modulo, endereco })
      const escolha = await findEscolha(trx, { igrejaId: igreja.id, userId, modulo, shown })
      return {
        host: partner && new URL(endereco).host,
        nome: shown.nome,
        email: shown.email,
        criancas: shown.criancas.map(({ id, nome }) => ({ id, nome })),
        flagPodeLembrar: canBeKept(shown),
        escolha: escolha && { ...escolha, desde: escolha.desde.toISOString() },
      }
    })
  },
  async irParaTerceiro(ctx, { params: { modulo }, body: chosen }) {
    const igreja = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    requireModulo(igreja, modulo)
    const partner = partnerOf(ctx.deps.env, modulo)
    if (!partner) throw new AppError('NOT_FOUND')
    await ctx.deps.limits.spend([{ name: 'terceiro', key: `user:${userId}`, points: 20, seconds: 600 }])
    const { db, env, secrets } = ctx.deps
    const origin = await portalOrigin(env, db, { igrejaId: igreja.id })
    const brought = await inTenant(ctx, (trx) =>
      leaveFor(trx, { igreja, userId, modulo, partner, chosen, secrets, origin }),
    )
    return { endereco: partner.endereco, igreja: origin, ...brought }
  },
  async deleteEscolhaTerceiro(ctx, { params: { modulo } }) {
    const igreja = requireIgreja(ctx)
    const { userId } = requireAuth(ctx)
    requireModulo(igreja, modulo)
    return inTenant(ctx, async (trx) => {
      await requireUsuario(trx, { igrejaId: igreja.id, userId })
      if (await deleteEscolha(trx, { igrejaId: igreja.id, userId, modulo })) {
        audit(trx, [
          {
            igrejaId: igreja.id,
            ator: `user:${userId}`,
            acao: 'terceiroMostrar',
            alvo: `terceiro:${modulo}`,
          },
        ])
      }
      return { status: true as const }
    })
  },
  async listJwksTerceiro(ctx) {
    return { keys: listJwks(ctx.deps.secrets) }
  },
  async trocarCodigoTerceiro(ctx, { body: { modulo, segredo, codigo } }) {
    const igreja = requireIgreja(ctx)
    const { id: igrejaId, codigo: igrejaCodigo, nome: igrejaNome } = igreja
    await ctx.deps.limits.spend([{ name: 'terceiro-troca', key: ctx.network, points: 600, seconds: 60 }])
    const partner = partnerOf(ctx.deps.env, modulo)
    if (!partner?.segredo || !isSame(ctx.deps.secrets, segredo, partner.segredo))
      throw new AppError('INVALID_CREDENTIALS')
    // Disabled while somebody was on their way: nothing is told any more.
    if (!isEnabled(igreja, modulo)) throw new AppError('CODE_INVALID')
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
