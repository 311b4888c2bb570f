import { FALLBACK_LOCALE, formatInstant, formatMoney } from '@atrio/rules'
import { Button, Tag } from '@atrio/ui'
import { FileDown } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { orderStatus } from '../money/order-status.ts'
import { usePdf } from '../money/use-pdf.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { loadReceipt, type Gifts } from './giving-client.ts'

export type GiftHistoryProps = { userId: number; pedidos: Gifts }

/** What was given, newest first, each with its state and its receipt. */
export function GiftHistory({ userId, pedidos }: GiftHistoryProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { busy, save } = usePdf(m.giving_receipt_failed)
  if (pedidos.length === 0) return <p className="text-ink-muted">{m.giving_history_none()}</p>
  return (
    <ul className="divide-y divide-line">
      {pedidos.map(({ codigo, status, total, moeda, titulo, dataCadastro }) => {
        const date = formatInstant(dataCadastro, 'short', locale, timeZone)
        const amount = formatMoney(total, moeda, locale)
        return (
          <li key={codigo} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link to={paths.payment({ paymentCode: codigo })} className="font-medium">
                {titulo}
              </Link>
              <p className="text-sm text-ink-muted">{date}</p>
            </div>
            <Tag tone={orderStatus[status].tone}>{orderStatus[status].text()}</Tag>
            <span className="font-semibold tabular-nums">{amount}</span>
            {status === 'aprovado' && (
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={m.giving_receipt_of({ total: amount, date })}
                onClick={() => void save(() => loadReceipt({ id: userId, codigo }))}
              >
                <FileDown aria-hidden="true" />
                {m.giving_receipt()}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
