import { staffAccessCalls } from '@atrio/contract'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Whose log-in it is that has begun, and the way out of it. */
export function OtherAccount() {
  const { pessoa } = useAcesso()
  const refresh = useRefresh()
  const { start } = useTask(async () => {
    await api(staffAccessCalls.logoutEquipe, { body: {} })
    await refresh()
  })
  return (
    <p className="text-ink-muted flex flex-wrap items-center gap-x-3 text-sm wrap-break-word">
      <span className="min-w-0">{pessoa?.email}</span>
      <button type="button" className="link min-h-11" onClick={() => void start()}>
        {m.other_account()}
      </button>
    </p>
  )
}
