import { prayerCalls as calls, type OracaoMensagemComSituacao } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { Check, EyeOff } from 'lucide-react'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { useAct } from './use-act.ts'

type MessageDecisionProps = { idOracao: number; mensagem: OracaoMensagemComSituacao }

/** Shows a message below a request, or hides it; what was reported of it counts as looked at. */
export function MessageDecision({ idOracao: id, mensagem }: MessageDecisionProps) {
  const { id: idMensagem, situacao } = mensagem
  const slug = useChurch()?.slug ?? ''
  const { busy, act } = useAct()
  const decide = (next: 'aprovada' | 'oculta') =>
    act(
      () =>
        write(
          calls.saveOracaoMensagemSituacao,
          { params: { slug, id, idMensagem }, body: { situacao: next } },
          [calls.getOracaoMesa, calls.listOracaoMensagensMesa, calls.listOracoesMesa],
        ),
      { title: next === 'aprovada' ? m.prayer_desk_message_shown() : m.prayer_desk_message_hidden() },
    )
  const waits = situacao === 'aguardando'
  return (
    <>
      {situacao !== 'aprovada' && (
        <Button
          {...(waits ? { icon: <Check aria-hidden="true" /> } : { variant: 'quiet' })}
          disabled={busy}
          onClick={() => void decide('aprovada')}
        >
          {waits ? m.prayer_desk_message_approve() : m.prayer_desk_message_show()}
        </Button>
      )}
      {situacao !== 'oculta' && (
        <Button
          {...(waits ? { variant: 'outline', icon: <EyeOff aria-hidden="true" /> } : { variant: 'quiet' })}
          disabled={busy}
          onClick={() => void decide('oculta')}
        >
          {m.prayer_desk_message_hide()}
        </Button>
      )}
    </>
  )
}
