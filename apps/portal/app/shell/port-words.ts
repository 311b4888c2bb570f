import type { Categoria, Porta } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/** Whose each is: names, the same in every language. */
export const portNames: Record<Porta, string> = {
  googleAnalytics: 'Google Analytics',
  clarity: 'Microsoft Clarity',
  typeform: 'Typeform',
  facebookPixel: 'Meta Pixel',
  sentry: 'Sentry',
}

export const categoryWords: Record<Categoria, { name: () => string; detail: () => string }> = {
  medicao: { name: m.choice_medicao, detail: m.choice_medicao_detail },
  melhoria: { name: m.choice_melhoria, detail: m.choice_melhoria_detail },
  publicidade: { name: m.choice_publicidade, detail: m.choice_publicidade_detail },
  erros: { name: m.choice_erros, detail: m.choice_erros_detail },
}
