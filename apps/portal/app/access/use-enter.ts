import { safeRedirectTo } from '@atrio/rules'
import { useToasts } from '@atrio/ui'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { sessionStore } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { clearAccessState } from './access-state.ts'
import { useStepLink } from './steps.ts'

/** Goes on from a log-in: to where the person wanted to go, or to what is still missing. */
export function useEnter(
  greet: (who: { name: string }) => string = m.access_welcome_back,
): () => Promise<void> {
  const navigate = useNavigate()
  const toasts = useToasts()
  const stepLink = useStepLink()
  const [search] = useSearchParams()
  return async () => {
    // Checked here again: the query may have changed since the page was opened.
    const wanted = safeRedirectTo(search.get('redirectTo'))
    const { usuario, pending } = sessionStore.get()
    if (usuario) {
      clearAccessState()
      toasts.show({ tone: 'ok', title: greet({ name: usuario.nome }) })
      await navigate(wanted ?? paths.home(), { replace: true })
    } else if (pending?.motivo === 'trocarSenha') {
      clearAccessState()
      await navigate(paths.changePassword(wanted ? { redirectTo: wanted } : {}), { replace: true })
    } else {
      await navigate(stepLink('link'))
    }
  }
}
