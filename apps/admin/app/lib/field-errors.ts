import { ApiError } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

/** What the server said of single fields, by the last part of their names. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.body.code !== 'VALIDATION') return {}
  return Object.fromEntries(
    (error.body.campos ?? []).map(({ campo, regra, params }) => [
      campo.replace(/^(params|query|valores)\./, ''),
      textOf(regra, params),
    ]),
  )
}

function textOf(regra: string, params: Record<string, string | number> = {}): string {
  if (regra === 'max' && params['max'] !== undefined) return m.refused_max({ max: params['max'] })
  if (regra === 'required' || (regra === 'min' && params['min'] === 1)) return m.refused_required()
  if (regra === 'unique') return m.refused_unique()
  if (regra === 'placeholder') return m.refused_placeholder({ chave: '{igreja}' })
  if (regra === 'link') return m.refused_link()
  if (regra === 'reserved') return m.refused_reserved()
  if (regra === 'format') return m.refused_format()
  if (regra === 'unknown') return m.refused_unknown()
  return m.refused_other()
}
