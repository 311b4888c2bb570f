import { ApiError } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

/** What the server said of single fields, by their names. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.body.code !== 'VALIDATION') return {}
  return Object.fromEntries(
    (error.body.campos ?? []).map(({ campo, regra, params }) => [
      campo.replace(/^valores\./, ''),
      textOf(regra, params),
    ]),
  )
}

function textOf(regra: string, params: Record<string, string | number> = {}): string {
  if (regra === 'max') return m.refused_max({ max: params['max'] ?? '' })
  if (regra === 'min' || regra === 'required' || regra === 'type') return m.refused_required()
  if (regra === 'moments') return m.moments_wrong({ line: params['linha'] ?? '' })
  if (regra === 'passages') return m.passages_wrong({ line: params['linha'] ?? '' })
  if (regra === 'links') return m.links_wrong({ line: params['linha'] ?? '' })
  if (regra === 'captions') return m.captions_twice()
  if (regra === 'unique') return m.refused_unique()
  if (regra === 'unknown') return m.refused_unknown()
  if (regra === 'empty') return m.refused_empty()
  return m.refused_other()
}
