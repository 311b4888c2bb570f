import type { VerificacaoCarteirinha } from '@atrio/contract'
import { CARD_CODE_SECONDS, parseCardCode } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { signedAddress } from '../files/file-address.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import type { Secrets } from '../secrets.ts'
import { isCardSigned } from './card-signature.ts'
import { situacao } from './carteirinhas.ts'

/** Nobody makes a code up by trying; whoever tries asks this often at most. Codes of ours are not counted. */
const WRONG = { name: 'carteirinha-errada', points: 60, seconds: 600 }

/**
 * Whether the card with this code is good, for whoever holds it up to be looked at.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function verificarCarteirinha(
  ctx: Context,
  { codigo }: { codigo: string },
): Promise<VerificacaoCarteirinha> {
  const igrejaId = requireIgreja(ctx).id
  const { secrets, limits } = ctx.deps
  const code = parseCardCode(codigo)
  if (!code || !isCardSigned(secrets, code)) {
    await limits.spend([{ ...WRONG, key: ctx.network }])
    return nobody('desconhecida')
  }
  if (code.igreja !== igrejaId) return nobody('outra_igreja')
  if (code.ate * 1_000 <= Date.now()) {
    if (code.onde === 'papel') return nobody('sem_validade')
    return { ...nobody('expirada'), geradoEm: new Date((code.ate - CARD_CODE_SECONDS) * 1_000).toISOString() }
  }
  const pessoa = await inTenant(ctx, (trx) => findPessoa(trx, { secrets, igrejaId, id: code.carteirinha }))
  return pessoa ? { situacao: 'valida', geradoEm: null, pessoa } : nobody('sem_validade')
}

function nobody(why: VerificacaoCarteirinha['situacao']): VerificacaoCarteirinha {
  return { situacao: why, geradoEm: null, pessoa: null }
}

/** Who has the card, while it is good and its account is. */
async function findPessoa(
  trx: TenantTrx,
  { secrets, igrejaId, id }: { secrets: Secrets; igrejaId: number; id: number },
): Promise<VerificacaoCarteirinha['pessoa']> {
  const row = await trx
    .selectFrom('carteirinha')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.igrejaId', '=', 'carteirinha.igrejaId')
        .onRef('usuario.id', '=', 'carteirinha.usuarioId'),
    )
    .where('carteirinha.igrejaId', '=', igrejaId)
    .where('carteirinha.id', '=', id)
    .where('usuario.flagAtivo', '=', true)
    .where(situacao, '=', 'ativa')
    .select(['usuario.nome', 'usuario.imagem', 'usuario.imagemId'])
    .executeTakeFirst()
  if (!row) return null
  const { nome, imagem, imagemId } = row
  return {
    // Where the church asks for no family name, the name is all of it.
    nome: nome.trim().split(/\s+/)[0]!,
    imagem: imagemId ? signedAddress(secrets, { igrejaId, id: imagemId }) : imagem,
  }
}
