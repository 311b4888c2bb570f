import { hasRight, type IgrejaEquipe } from '@atrio/contract'
import { useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { SectionTabs } from '../shell/section-tabs.tsx'

/** What the section is called, and the way between its parts. */
export function MoneyHead() {
  const { codigo, papeis } = useOutletContext<IgrejaEquipe>()
  const at = `/${codigo}/dinheiro`
  return (
    <div className="grid grid-cols-1 gap-3">
      <h1>{m.money()}</h1>
      <SectionTabs
        label={m.money_parts()}
        tabs={[
          { to: at, label: m.orders_title(), end: true },
          { to: `${at}/relatorio`, label: m.money_report() },
          { to: `${at}/assinantes`, label: m.sub_subscribers() },
          { to: `${at}/planos`, label: m.sub_plans() },
          // Where the Pix key is: who looks for it, looks here first.
          ...(hasRight(papeis, { area: 'ajustes', may: 'see' })
            ? [{ to: `/${codigo}/ajustes/pagamento`, label: m.pay_title() }]
            : []),
        ]}
      />
    </div>
  )
}
