import { staffAccessCalls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { LogOut } from 'lucide-react'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { LanguageLinks } from './language-links.tsx'

/** Who has come in, and the way out. */
export function AccountBox() {
  const { pessoa } = useAcesso()
  const refresh = useRefresh()
  const { isBusy, start } = useTask(async () => {
    await api(staffAccessCalls.logoutEquipe, { body: {} })
    await (await import('../share/shared.ts')).dropShared()
    await refresh()
  })
  return (
    <div className="border-line grid grid-cols-1 gap-2 border-t pt-4">
      <p className="text-ink-muted text-sm wrap-break-word">{pessoa?.nome}</p>
      <Button
        variant="secondary"
        icon={<LogOut />}
        loading={isBusy}
        onClick={() => void start()}
        className="justify-self-start"
      >
        {m.log_out()}
      </Button>
      <LanguageLinks />
    </div>
  )
}
