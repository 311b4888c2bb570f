import { groupsCalls, type CelulaEquipe } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import type { ReactNode } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Takes a group off the list, and lets it take requests or not; each has a way back in the same place. */
export function GroupSwitches({
  celula,
  slug,
  children,
}: {
  celula: CelulaEquipe
  slug: string
  /** What else is done with it, before these. */
  children: ReactNode
}) {
  const { id, nome, flagListada, flagAberta } = celula
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(
    async (body: { flagListada: boolean } | { flagAberta: boolean }) => {
      await api(groupsCalls.saveCelulaEquipe, { params: { slug, id }, body })
      show({ tone: 'ok', title: m.groups_desk_saved({ nome }) })
      await refresh()
    },
  )
  return (
    <div role="group" aria-label={nome} className="-ms-4.5 mt-3 flex flex-wrap gap-x-2">
      {children}
      <Button variant="quiet" loading={isBusy} onClick={() => void start({ flagListada: !flagListada })}>
        {flagListada ? m.groups_desk_hide() : m.groups_desk_show()}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => void start({ flagAberta: !flagAberta })}>
        {flagAberta ? m.groups_desk_close() : m.groups_desk_open()}
      </Button>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
    </div>
  )
}
