import type { Porta } from '@atrio/rules'
import type { Port } from './port.ts'

interface BrowserPort {
  load: () => Promise<{ port: Port }>
  /** Names of the cookies and entries that it leaves in a browser. */
  traces: RegExp
}

export const browserPorts: Record<Porta, BrowserPort> = {
  googleAnalytics: { load: () => import('./ports/google-analytics.ts'), traces: /^_g(?:a|id|at|cl)(?:_|$)/ },
  clarity: { load: () => import('./ports/clarity.ts'), traces: /^_cl(?:ck|sk)$|^_cltk$/ },
  typeform: { load: () => import('./ports/typeform.ts'), traces: /^atrio:survey:/ },
  facebookPixel: { load: () => import('./ports/facebook-pixel.ts'), traces: /^_fb[pc]$/ },
  sentry: { load: () => import('./ports/sentry.ts'), traces: /^sentry(?:Replay|Feedback)/ },
}
