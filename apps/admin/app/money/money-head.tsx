import { hasRight, subscriptionsStaffCalls, type IgrejaEquipe } from '@atrio/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { isOpen } from '../lib/modules.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { SectionTabs } from '../shell/section-tabs.tsx'

/** What the section is called, and the way between its parts. */
export function MoneyHead() {
  const igreja = useOutletContext<IgrejaEquipe>()
  const { codigo, papeis } = igreja
  const hasPlans = isOpen(igreja, 'dinheiro/planos')
  const runs = useRunning(igreja, !hasPlans)
  const at = `/${codigo}/dinheiro`
  return (
    <div className="grid grid-cols-1 gap-3">
      <h1>{m.money()}</h1>
      <SectionTabs
        label={m.money_parts()}
        tabs={[
          { to: at, label: m.orders_title(), end: true },
          { to: `${at}/relatorio`, label: m.money_report() },
          ...(hasPlans || runs ? [{ to: `${at}/assinantes`, label: m.sub_subscribers() }] : []),
          ...(hasPlans ? [{ to: `${at}/planos`, label: m.sub_plans() }] : []),
          // Where the Pix key is: who looks for it, looks here first.
          ...(hasRight(papeis, { area: 'ajustes', may: 'see' })
            ? [{ to: `/${codigo}/ajustes/pagamento`, label: m.pay_title() }]
            : []),
        ]}
      />
    </div>
  )
}

/** Whether somebody pays for Play still, which the church has put away: what runs goes on being looked at. */
function useRunning({ slug }: IgrejaEquipe, isAsked: boolean): boolean {
  const [runs, setRuns] = useState(false)
  const { start } = useTask(async () => {
    const { meses } = await api(subscriptionsStaffCalls.getNumerosAssinaturas, { params: { slug } })
    setRuns((meses.at(-1)?.ativas ?? 0) > 0)
  })
  const begin = useEffectEvent(() => {
    if (isAsked) void start()
  })
  useEffect(() => begin(), [])
  return runs
}
