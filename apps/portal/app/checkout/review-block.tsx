import { Button, buttonClass } from '@atrio/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { AcceptLine } from '../forms/accept-line.tsx'
import { useMoney } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { Block } from './block.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import { methodName } from '../money/method-names.ts'
import { payLabel, SummaryLines, type SummaryProps } from './summary.tsx'

/** A last look, what went wrong if anything did, and the button that pays. */
export function ReviewBlock(props: {
  form: CheckoutForm
  summary: SummaryProps
  steps: number
  busy: boolean
  children: ReactNode
}) {
  const { form, summary, steps, busy, children } = props
  const money = useMoney()
  const church = useChurch()
  const email = useWatch({ control: form.rhf.control, name: 'email' })
  const { offer, compra } = summary
  return (
    <Block step={steps} title={m.checkout_review()}>
      <dl className="grid gap-1">
        {email && <Line label={m.checkout_review_who()}>{email}</Line>}
        {offer && <Line label={m.checkout_review_method()}>{methodName(offer.codigo)}</Line>}
      </dl>
      <Participants compra={compra} />
      <div className="lg:hidden">
        <SummaryLines {...summary} />
      </div>
      {compra.repeats !== null && <p>{compra.repeats}</p>}
      {church && <p className="text-sm text-ink-muted">{m.checkout_receives({ igreja: church.nome })}</p>}
      {children}
      {compra.pedido === null && <AcceptLine act="pay" />}
      <Button type="submit" size="lg" block loading={busy} icon={<Lock aria-hidden="true" />}>
        {payLabel(summary, money)}
      </Button>
    </Block>
  )
}

/** Who comes, each with the way back to their answers. */
function Participants({ compra: { participantes } }: { compra: SummaryProps['compra'] }) {
  if (participantes.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {participantes.map(({ numero, nome, ingresso, to }) => (
        <li key={numero} className="flex items-center justify-between gap-4 py-1">
          <p className="min-w-0 break-words">
            {nome} <span className="text-sm text-ink-muted">{ingresso}</span>
          </p>
          <Link
            to={to}
            aria-label={m.checkout_edit_ticket({ nome })}
            className={buttonClass({ variant: 'quiet' })}
          >
            {m.checkout_edit()}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="ms-auto min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  )
}
