import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { TenantIgreja } from '../http/tenant.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Secrets } from '../secrets.ts'
import { createCode } from './codes.ts'
import { canBeKept, deleteEscolha, findEscolha, saveEscolha, type Shown } from './escolhas.ts'
import { pairwiseSub, type Modulo, type Partner } from './partners.ts'
import { findPessoa, listFilhos } from './people.ts'
import { signToken } from './token.ts'

interface Going {
  igreja: Pick<TenantIgreja, 'id' | 'codigo' | 'nome'>
  userId: number
  modulo: Modulo
  partner: Partner
}

interface Chosen {
  flagEmail: boolean
  criancas: readonly number[]
  flagLembrar: boolean
  flagComoAntes: boolean
}

/** What the page shows before anybody goes. */
export async function findShown(
  trx: TenantTrx,
  { igreja, userId, modulo, endereco }: Omit<Going, 'partner'> & { endereco: string },
): Promise<Shown> {
  return {
    ...(await findPessoa(trx, { igrejaId: igreja.id, userId })),
    endereco,
    igreja: igreja.nome,
    criancas: modulo === 'mykids' ? await listFilhos(trx, { userId }) : [],
  }
}

/**
 * What the browser brings to a partner: a code for its server to ask with, or a token where there is none.
 * @throws AppError NOT_FOUND for a child that is not the person's, and where what they chose before holds no longer
 */
export async function leaveFor(
  trx: TenantTrx,
  { secrets, origin, ...given }: Going & { chosen: Chosen; secrets: Secrets; origin: string },
): Promise<{ codigo: string | null; token: string | null }> {
  const { igreja, userId, modulo, partner } = given
  const whose = { igrejaId: igreja.id, userId, modulo }
  const { endereco, segredo } = partner
  const shown = await findShown(trx, { igreja, userId, modulo, endereco })
  const { flagEmail, criancas } = await settle(trx, { whose, shown, chosen: given.chosen })
  const filhos = shown.criancas.filter(({ id }) => criancas.includes(id))
  if (filhos.length !== new Set(criancas).size) throw new AppError('NOT_FOUND')
  const dados = { email: flagEmail, criancas: filhos.length, comoAntes: given.chosen.flagComoAntes }
  const told = (jti: string | null) =>
    audit(trx, [
      {
        igrejaId: igreja.id,
        ator: `user:${userId}`,
        acao: 'terceiroIda',
        alvo: `terceiro:${modulo}`,
        dados: jti === null ? dados : { ...dados, jti },
      },
    ])
  if (segredo !== null) {
    told(null)
    const codigo = await createCode(trx, { ...whose, endereco, flagEmail, criancas: [...criancas] })
    return { codigo, token: null }
  }
  const { token, jti } = signToken(secrets, {
    iss: origin,
    aud: endereco,
    now: new Date(),
    told: {
      sub: pairwiseSub(secrets, whose),
      nome: shown.nome,
      email: flagEmail ? shown.email : null,
      igreja: { codigo: igreja.codigo, nome: igreja.nome },
      criancas: filhos.map(({ nome, dataNascimento }) => ({ nome, dataNascimento })),
    },
  })
  told(jti)
  return { codigo: null, token }
}

/** What is told this time, and what is kept for the next. */
async function settle(
  trx: TenantTrx,
  {
    whose,
    shown,
    chosen,
  }: { whose: Omit<Going, 'igreja' | 'partner'> & { igrejaId: number }; shown: Shown; chosen: Chosen },
): Promise<Pick<Chosen, 'flagEmail' | 'criancas'>> {
  if (chosen.flagComoAntes) {
    const escolha = await findEscolha(trx, { ...whose, shown })
    if (!escolha?.vale) throw new AppError('NOT_FOUND')
    return { flagEmail: escolha.flagEmail, criancas: [] }
  }
  const { flagEmail, criancas } = chosen
  if (!chosen.flagLembrar) await deleteEscolha(trx, whose)
  else if (canBeKept(shown)) await saveEscolha(trx, { ...whose, flagEmail, shown })
  else throw new AppError('VALIDATION', { campos: [{ campo: 'flagLembrar', regra: 'invalid' }] })
  return { flagEmail, criancas }
}
