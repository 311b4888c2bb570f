import { prayerCalls as calls, type OracaoMesa } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { Check, EyeOff } from 'lucide-react'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { useAct } from './use-act.ts'

/** Puts a request on the wall, or takes it off; what was reported counts as looked at. */
export function DeskDecision({ oracao: { id, situacao, qtdeDenuncias } }: { oracao: OracaoMesa }) {
  const slug = useChurch()?.slug ?? ''
  const { busy, act } = useAct()
  const decide = (next: 'aprovada' | 'oculta') =>
    act(
      () =>
        write(calls.saveOracaoSituacao, { params: { slug, id }, body: { situacao: next } }, [
          calls.listOracoesMesa,
          calls.getOracaoMesa,
        ]),
      { title: next === 'aprovada' ? m.prayer_desk_approved() : m.prayer_desk_hidden() },
    )
  return (
    <>
      {(situacao !== 'aprovada' || qtdeDenuncias > 0) && (
        <Button icon={<Check aria-hidden="true" />} disabled={busy} onClick={() => void decide('aprovada')}>
          {situacao === 'aprovada' ? m.prayer_desk_leave() : m.prayer_desk_approve()}
        </Button>
      )}
      {situacao !== 'oculta' && (
        <Button
          variant="outline"
          icon={<EyeOff aria-hidden="true" />}
          disabled={busy}
          onClick={() => void decide('oculta')}
        >
          {situacao === 'aprovada' ? m.prayer_desk_hide() : m.prayer_desk_refuse()}
        </Button>
      )}
    </>
  )
}
