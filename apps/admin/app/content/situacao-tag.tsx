import type { RegistroListado } from '@atrio/contract'
import { Tag, type TagProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

type Situacao = RegistroListado['situacao']

export const situacaoNames: Record<Situacao, () => string> = {
  rascunho: m.state_rascunho,
  agendado: m.state_agendado,
  publicado: m.state_publicado,
  encerrado: m.state_encerrado,
  arquivado: m.state_arquivado,
}

const tones: Record<Situacao, NonNullable<TagProps['tone']>> = {
  rascunho: 'warn',
  agendado: 'info',
  publicado: 'ok',
  encerrado: 'plain',
  arquivado: 'plain',
}

export function SituacaoTag({ situacao }: { situacao: Situacao }) {
  return <Tag tone={tones[situacao]}>{situacaoNames[situacao]()}</Tag>
}
