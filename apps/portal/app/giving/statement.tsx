import { FALLBACK_LOCALE, todayIn } from '@atrio/rules'
import { Button, SelectField } from '@atrio/ui'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { usePdf } from '../money/use-pdf.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { loadStatement, type Gifts } from './giving-client.ts'

export type StatementProps = { userId: number; pedidos: Gifts }

/** All that was paid in a year, as one document. */
export function Statement({ userId, pedidos }: StatementProps) {
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const { busy, save } = usePdf(m.giving_receipt_failed)
  const years = yearsOf(pedidos, timeZone)
  const [chosen, setChosen] = useState<string>()
  const year = chosen ?? years[0]
  if (year === undefined) return null
  return (
    <section aria-labelledby="statement" className="ruled stack" lang={locale}>
      <div>
        <h2 id="statement" className="text-xl">
          {m.giving_statement()}
        </h2>
        <p className="text-ink-muted">{m.giving_statement_detail()}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={m.giving_year()}
          value={year}
          onChange={(event) => setChosen(event.target.value)}
          options={years.map((value) => ({ value, label: value }))}
        />
        <Button
          variant="outline"
          loading={busy}
          onClick={() => void save(() => loadStatement(userId, Number(year)))}
        >
          <FileDown aria-hidden="true" />
          {m.giving_download()}
        </Button>
      </div>
    </section>
  )
}

/** Years with a gift that was paid, newest first, on the church's calendar. */
function yearsOf(pedidos: Gifts, timeZone: string): string[] {
  const paid = pedidos.filter(({ status }) => status === 'aprovado')
  return [...new Set(paid.map(({ dataCadastro }) => todayIn(timeZone, new Date(dataCadastro)).slice(0, 4)))]
}
