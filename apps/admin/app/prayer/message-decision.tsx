import { prayerStaffCalls, type OracaoMensagemComSituacao } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { Check, EyeOff } from 'lucide-react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Shows a message below a request, or hides it; what was reported of it counts as looked at. */
export function MessageDecision({
  mensagem: { id: idMensagem, situacao },
  idOracao,
  slug,
}: {
  mensagem: OracaoMensagemComSituacao
  idOracao: number
  slug: string
}) {
  const { show } = useToasts()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async (next: 'aprovada' | 'oculta') => {
    const params = { slug, id: idOracao, idMensagem }
    await api(prayerStaffCalls.saveMensagemMuralEquipe, { params, body: { situacao: next } })
    show({ tone: 'ok', title: next === 'aprovada' ? m.wall_message_shown() : m.wall_message_hidden() })
    await refresh()
  })
  const waits = situacao === 'aguardando'
  return (
    <>
      {situacao !== 'aprovada' && (
        <Button
          variant={waits ? 'primary' : 'quiet'}
          icon={<Check />}
          loading={isBusy}
          onClick={() => void start('aprovada')}
        >
          {waits ? m.wall_message_approve() : m.wall_message_show()}
        </Button>
      )}
      {situacao !== 'oculta' && (
        <Button
          variant={waits ? 'outline' : 'quiet'}
          icon={<EyeOff />}
          disabled={isBusy}
          onClick={() => void start('oculta')}
        >
          {m.wall_message_hide()}
        </Button>
      )}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </>
  )
}
