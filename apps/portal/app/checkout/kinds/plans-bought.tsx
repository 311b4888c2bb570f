import type { Pedido } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { readWayBack } from '../../money/way-back.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../../shell/church.ts'
import type { OrderProps } from './kind.ts'

/** Until when it is paid, and how it goes on. */
export function PlanBought({ pedido: { assinatura } }: OrderProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  if (!assinatura?.periodo) return null
  return (
    <section aria-labelledby="plan-bought">
      <h2 id="plan-bought" className="text-xl">
        {assinatura.plano}
      </h2>
      <p className="mt-2">
        {m.subs_bought({ date: formatCivilDate(assinatura.periodo.ate, 'long', locale) })}
      </p>
    </section>
  )
}

/** To what it opens, and to where it can be ended. */
export function PlanOnwards({ pedido: { codigo } }: { pedido: Pedido }) {
  const back = readWayBack(codigo)
  return (
    <>
      {/* What this document was told before is of somebody without a plan, and its policy is a checkout's. */}
      <Link to={back ?? paths.play()} reloadDocument className={buttonClass()}>
        {m.subs_watch_now()}
      </Link>
      <Link to={paths.myPlan()} className={buttonClass({ variant: 'outline' })}>
        {m.subs_mine()}
      </Link>
    </>
  )
}
