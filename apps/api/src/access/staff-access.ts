import type { AcessoEquipe, PassoEquipe } from '@atrio/contract'
import type { Context } from '../http/context.ts'
import { isFresh } from '../setup-code.ts'
import type { StaffSession } from '../http/staff-session.ts'
import { digitsFor } from './lost-factor-codes.ts'
import { findPedido } from './lost-factor-request.ts'
import { DEMO_SECRET } from './staff-demo.ts'
import { findNome, viewIgrejasEquipe } from './staff-churches.ts'
import { countChaves, hasChave } from './staff-chaves.ts'
import { countCodigos, findFator } from './staff-factor.ts'
import { digitsOf, fromBase32, stepOf } from './totp.ts'

const NOBODY: AcessoEquipe = {
  passo: 'entrar',
  pessoa: null,
  igrejas: [],
  flagFator: false,
  flagChave: false,
  codigosRestantes: 0,
  fatorPerdido: null,
  codigoDemonstracao: null,
}

/** How far a log-in has come. */
export async function viewAcesso(ctx: Context, equipe: StaffSession | null): Promise<AcessoEquipe> {
  const { deps } = ctx
  if (!equipe) return (await isFresh(deps.db)) ? { ...NOBODY, passo: 'instalar' } : NOBODY
  const { userId } = equipe
  const { nome, email } = await findNome(deps, { userId })
  const fator = await findFator(deps.secrets, deps.db, { userId, confirmed: true })
  const flagChave = await hasChave(ctx, { userId })
  // Its passkeys were removed elsewhere: nothing opens it any more.
  if (equipe.isResting && !flagChave) return NOBODY
  const passo = nextStep(equipe, fator !== null || flagChave || (await countChaves(deps.db, { userId })) > 0)
  return {
    passo,
    pessoa: { nome, email },
    igrejas: passo === 'aberta' ? await viewIgrejasEquipe(deps, { userId }) : [],
    flagFator: fator !== null,
    flagChave,
    codigosRestantes: passo === 'aberta' ? await countCodigos(deps.db, userId) : 0,
    fatorPerdido: passo === 'codigo' ? await viewPerdido(ctx, userId) : null,
    codigoDemonstracao:
      deps.env.ATRIO_MODE === 'demo' && !equipe.isResting && fator?.secret.equals(fromBase32(DEMO_SECRET))
        ? digitsOf(fator.secret, Math.max(stepOf(Date.now()), fator.ultimoPasso + 1))
        : null,
  }
}

function nextStep(equipe: StaffSession, hasFator: boolean): PassoEquipe {
  if (equipe.isResting) return 'chave'
  if (equipe.trocarSenha) return 'senha'
  if (equipe.isOpen) return 'aberta'
  return hasFator && equipe.fatorPerdidoId === null ? 'codigo' : 'fator'
}

async function viewPerdido({ deps }: Context, userId: number): Promise<AcessoEquipe['fatorPerdido']> {
  const pedido = await findPedido(deps.db, { userId })
  return pedido
    ? {
        digitos: digitsFor(deps.secrets, pedido.id),
        flagEnviado: pedido.codigoHash !== null,
        validoAte: pedido.expiresAt.toISOString(),
      }
    : null
}
