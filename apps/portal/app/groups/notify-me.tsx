import { ApiError, groupsCalls as calls, type CallRequest } from '@atrio/contract'
import { Button, buttonClass, useToasts } from '@atrio/ui'
import { BellPlus, BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

export interface NotifyMeProps {
  procura: CallRequest<typeof calls.createAlertaCelula>['body']
}

/** Has the church tell somebody of a group that is what they looked for. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function NotifyMe({ procura }: NotifyMeProps) {
  const { user } = useSession()
  const igreja = useChurch()?.id ?? 0
  const { pathname, search } = useLocation()
  const { show } = useToasts()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  if (!user) {
    return (
      <Link
        className={buttonClass({ variant: 'outline' })}
        to={paths.access({ redirectTo: pathname + search })}
      >
        <BellPlus aria-hidden="true" />
        {m.groups_alert_ask()}
      </Link>
    )
  }
  const ask = async () => {
    setState('busy')
    try {
      await write(calls.createAlertaCelula, { query: { igreja }, body: procura }, [calls.listAlertasCelula])
      setState('done')
      show({ tone: 'ok', title: m.groups_alert_made(), detail: m.groups_alert_made_detail() })
    } catch (error) {
      setState('idle')
      show({ tone: 'bad', ...limitOr(error) })
    }
  }
  if (state === 'done') {
    return (
      <span className="flex items-center gap-2 font-semibold" role="status">
        <BellRing aria-hidden="true" className="size-5 text-ok" />
        {m.groups_alert_made()}
      </span>
    )
  }
  return (
    <Button
      variant="outline"
      icon={<BellPlus aria-hidden="true" />}
      loading={state === 'busy'}
      onClick={() => void ask()}
    >
      {m.groups_alert_ask()}
    </Button>
  )
}

function limitOr(error: unknown): { title: string; detail: string } {
  if (error instanceof ApiError && error.body.code === 'ACCOUNT_LIMIT')
    return { title: m.groups_alert_limit(), detail: m.groups_alert_limit_detail() }
  const { title, detail } = errorMessage(error)
  return { title, detail }
}
