import { prayerStaffCalls, type OracaoMesa } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { Check, EyeOff } from 'lucide-react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Puts a request on the wall, or takes it off; what was reported counts as looked at. */
export function RequestDecision({
  oracao: { id, situacao, qtdeDenuncias },
  slug,
}: {
  oracao: OracaoMesa
  slug: string
}) {
  const { show } = useToasts()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async (next: 'aprovada' | 'oculta') => {
    await api(prayerStaffCalls.saveMuralEquipe, { params: { slug, id }, body: { situacao: next } })
    show({ tone: 'ok', title: next === 'aprovada' ? m.wall_approved() : m.wall_is_hidden() })
    await refresh()
  })
  const isShown = situacao === 'aprovada'
  return (
    <>
      {(!isShown || qtdeDenuncias > 0) && (
        <Button icon={<Check />} loading={isBusy} onClick={() => void start('aprovada')}>
          {isShown ? m.wall_leave() : m.wall_approve()}
        </Button>
      )}
      {situacao !== 'oculta' && (
        <Button variant="outline" icon={<EyeOff />} disabled={isBusy} onClick={() => void start('oculta')}>
          {isShown ? m.wall_hide() : m.wall_refuse()}
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
