import { staffHostsCalls, type EnderecoIgreja } from '@atrio/contract'
import { Banner, Button, Tag, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { ConfirmDialog } from '../lib/confirm-dialog.tsx'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { HostRecords } from './host-records.tsx'

interface Props {
  endereco: EnderecoIgreja
  slug: string
  /** The one that every church has: it is always there. */
  isPlatforms?: boolean
}

/** One name: whether it counts, what its directory lacks, and what may be done about it. */
export function HostItem({ endereco, slug, isPlatforms = false }: Props) {
  const { host, flagAtivo, flagPrincipal, conferidoEm, registros } = endereco
  const [isSure, setSure] = useState(false)
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const params = { slug }
  const look = useTask(async () => {
    await api(staffHostsCalls.conferirEnderecoEquipe, { params, body: { host } })
    await refresh()
  })
  const choose = useTask(async () => {
    const isDone = await guarded(() =>
      api(staffHostsCalls.savePrincipalEquipe, { params, body: { host: isPlatforms ? null : host } }),
    )
    if (isDone) show({ tone: 'ok', title: m.hosts_main_now({ host }) })
    await refresh()
  })
  const remove = async () => {
    const isDone = await guarded(() =>
      api(staffHostsCalls.deleteEnderecoEquipe, { params, query: { host }, body: {} }),
    )
    setSure(false)
    if (isDone) show({ tone: 'ok', title: m.hosts_removed() })
    await refresh()
  }
  const error = look.error ?? choose.error
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{host}</span>
        {flagPrincipal && <Tag tone="ok">{m.hosts_main()}</Tag>}
        {!flagAtivo && <Tag tone="warn">{m.hosts_waits()}</Tag>}
      </p>
      {isPlatforms && <p className="text-ink-muted text-sm">{m.hosts_platform()}</p>}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {fieldErrors(error)['host'] ?? errorText(error)}
        </Banner>
      )}
      {!flagAtivo && <HostRecords registros={registros} isLooked={conferidoEm !== null} />}
      {conferidoEm && (
        <p className="text-ink-muted text-sm">{m.hosts_looked({ moment: formatMoment(conferidoEm) })}</p>
      )}
      {flagAtivo &&
        conferidoEm &&
        registros.every(({ achado }) => achado === 'ausente' || achado === 'outro') && (
          <Banner tone="warn">{m.hosts_lost()}</Banner>
        )}
      <div className="flex flex-wrap gap-2">
        {!isPlatforms && (
          <Button variant="secondary" loading={look.isBusy} onClick={() => void look.start()}>
            {m.hosts_look()}
          </Button>
        )}
        {flagAtivo && !flagPrincipal && (
          <Button variant="secondary" loading={choose.isBusy} onClick={() => void choose.start()}>
            {m.hosts_choose()}
          </Button>
        )}
        {!isPlatforms && (
          <Button variant="outline" onClick={() => setSure(true)}>
            {m.hosts_remove()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isSure}
        title={m.hosts_remove_sure({ host })}
        detail={flagAtivo ? m.hosts_remove_detail() : m.hosts_remove_waits()}
        keep={m.hosts_keep()}
        act={m.hosts_remove()}
        onClose={() => setSure(false)}
        onAct={remove}
      />
    </li>
  )
}
