import { playCalls, subscriptionsCalls } from '@atrio/contract'

/** What a change of somebody's plan makes stale: the plan itself, and what it opens. */
export const STALE = [
  subscriptionsCalls.listUsuarioPlanosAssinatura,
  playCalls.getAcessoPlay,
  playCalls.listPlanoAssinaturaHome,
]
