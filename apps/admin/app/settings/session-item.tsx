import { staffAccessCalls, type SessaoEquipe } from '@atrio/contract'
import { Button, Tag } from '@atrio/ui'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

export function SessionItem({ sessao }: { sessao: SessaoEquipe }) {
  const refresh = useRefresh()
  const { isBusy, start } = useTask(async () => {
    await api(staffAccessCalls.deleteSessaoEquipe, { params: { idSessao: sessao.id }, body: {} })
    await refresh()
  })
  const device = [sessao.navegador, sessao.sistema].filter(Boolean).join(' · ') || m.session_unknown()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grid-cols-1">
        <p className="font-semibold wrap-break-word">
          {device} {sessao.flagAtual && <Tag tone="ok">{m.session_here()}</Tag>}
        </p>
        {sessao.lembradaAte && (
          <p className="text-ink-muted text-sm">
            {m.session_remembered({ moment: formatMoment(sessao.lembradaAte) })}
          </p>
        )}
        <p className="text-ink-muted text-sm">
          {m.session_used({ moment: formatMoment(sessao.dataUltimoUso) })}
        </p>
      </div>
      {!sessao.flagAtual && (
        <Button variant="secondary" loading={isBusy} onClick={() => void start()}>
          {m.session_end()}
        </Button>
      )}
    </li>
  )
}
