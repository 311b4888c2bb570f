import type { RespostaSonda, TransmissaoEquipe } from '@atrio/contract'
import { FormStatus } from '@atrio/ui'
import { formatMoment } from '../lib/church-time.ts'
import { m } from '../paraglide/messages.js'

const says: Record<RespostaSonda, () => string> = {
  no_ar: m.stream_probe_no_ar,
  espera: m.stream_probe_espera,
  acabou: m.stream_probe_acabou,
  parada: m.stream_probe_parada,
  primeira: m.stream_probe_primeira,
  existe: m.stream_probe_existe,
  nao_existe: m.stream_probe_nao_existe,
  gravado: m.stream_probe_gravado,
  sem_cota: m.stream_probe_sem_cota,
  recusado: m.stream_probe_recusado,
  falhou: m.stream_probe_falhou,
}
const WORRYING: ReadonlySet<RespostaSonda> = new Set(['parada', 'nao_existe', 'gravado', 'recusado'])

/** What looking at the source last brought; what staff have to do something about stands out. */
export function ProbeSays({ transmissao: { sonda, endereco } }: { transmissao: TransmissaoEquipe }) {
  if (endereco === null) return null
  if (!sonda) return <p className="text-ink-muted text-sm">{m.stream_probe_never()}</p>
  const text = m.stream_probe({ em: formatMoment(sonda.em), disse: says[sonda.disse]() })
  if (WORRYING.has(sonda.disse)) return <FormStatus tone="warn" title={text} />
  return <p className="text-ink-muted text-sm">{text}</p>
}
