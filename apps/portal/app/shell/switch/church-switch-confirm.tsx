import type { ClienteListado } from '@atrio/contract'
import { churchOrigin } from '@atrio/rules'
import { Button, buttonClass } from '@atrio/ui'
import { CircleCheck, House } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../church.ts'

export type ChurchSwitchConfirmProps = { from: string; to: ClienteListado; onBack: () => void }

/** What a member takes along to another church, and what stays. */
export function ChurchSwitchConfirm({ from, to, onBack }: ChurchSwitchConfirmProps) {
  const root = useRootData()
  const go = useRef<HTMLAnchorElement>(null)
  useEffect(() => go.current?.focus(), [])
  if (!root) return null
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col gap-4">
        <Consequence icon={<CircleCheck aria-hidden="true" />} title={m.switch_moves_title()}>
          {m.switch_moves({ nome: to.nome })}
        </Consequence>
        <Consequence icon={<House aria-hidden="true" />} title={m.switch_stays_title()}>
          {m.switch_stays({ nome: from })}
        </Consequence>
      </dl>
      <p className="text-ink-muted">{m.switch_link({ nome: to.nome })}</p>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant="outline" onClick={onBack}>
          {m.switch_back()}
        </Button>
        {/* Each church keeps its own session: at the other one the member logs in again, and there confirms. */}
        <a ref={go} className={buttonClass()} href={churchOrigin(to.igreja, root.hosts) + paths.access()}>
          {m.switch_go({ nome: to.nome })}
        </a>
      </div>
    </div>
  )
}

function Consequence({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 *:[svg]:mt-0.5 *:[svg]:size-5.5 *:[svg]:shrink-0 *:[svg]:text-link">
      {icon}
      <div>
        <dt className="font-semibold">{title}</dt>
        <dd className="text-ink-muted">{children}</dd>
      </div>
    </div>
  )
}
