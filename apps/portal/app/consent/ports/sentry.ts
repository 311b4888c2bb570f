import { captureException, dedupeIntegration, globalHandlersIntegration, init } from '@sentry/browser'
import { sessionStore } from '../../lib/session/session.ts'
import { cleanReport } from '../clean-report.ts'
import type { Port } from '../port.ts'

/** Sentry, for what nobody caught and what a page's place was taken by. */
export const port: Port = {
  start({ codigo }) {
    init({
      dsn: codigo,
      defaultIntegrations: false,
      integrations: [globalHandlersIntegration(), dedupeIntegration()],
      sendClientReports: false,
      maxBreadcrumbs: 0,
      beforeSend: (event) => cleanReport(event, namesOfWhoIsHere()),
    })
    addEventListener('atrio:error', ({ detail }: CustomEventInit<unknown>) => void captureException(detail))
  },
}

function namesOfWhoIsHere(): string[] {
  const { user, usuario } = sessionStore.get()
  return user ? [user.email, usuario.nome, usuario.sobrenome ?? ''] : []
}
