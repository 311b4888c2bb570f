import { subscriptionsCalls, type UsuarioPlanoAssinatura } from '@atrio/contract'
import { mapLoaded, type Loaded } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { useChurch } from '../shell/church.ts'

/** The person's subscriptions here, the one that runs first. */
export function useMine(): Loaded<UsuarioPlanoAssinatura[]> {
  const { user } = useSession()
  const church = useChurch()
  const asked = user && church ? { params: { userId: user.id }, query: { igreja: church.id } } : null
  return mapLoaded(
    useCall(subscriptionsCalls.listUsuarioPlanosAssinatura, asked, { fresh: true }),
    ({ assinaturas }) => assinaturas,
  )
}

/** One that is not over. */
export function isRunning({ status: { etapa } }: UsuarioPlanoAssinatura): boolean {
  return ['pendente', 'teste', 'ativa', 'em_atraso', 'suspensa'].includes(etapa)
}
