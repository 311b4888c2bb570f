import { TextField } from '@atrio/ui'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { newLot, type LotForm, type Sales } from './form.ts'
import { MomentField, NumberField, PriceField } from './inputs.tsx'
import { Rows } from './rows.tsx'

/** Prices with their places; what is sold of one keeps its price. */
export function LotRows({
  rows,
  at,
  money,
  sales,
  errors,
  onRows,
}: {
  rows: LotForm[]
  at: string
  money: Money
  sales: Sales
  errors: Record<string, string>
  onRows: (rows: LotForm[]) => void
}) {
  const soldOf = ({ id }: LotForm) => sales.find(({ idLote }) => id !== null && idLote === Number(id))
  const isSold = (row: LotForm) => {
    const sold = soldOf(row)
    return sold !== undefined && sold.vendido + sold.retido > 0
  }
  return (
    <Rows
      title={m.lots()}
      hint={m.lots_hint()}
      level={3}
      rows={rows}
      nameOf={({ nome }, index) => nome || m.lot_n({ n: index + 1 })}
      add={{ label: m.lot_add(), make: () => newLot(m.lot_n({ n: rows.length + 1 })), most: 20 }}
      isKept={(row) => rows.length === 1 || isSold(row)}
      onRows={onRows}
    >
      {(row, change, index) => {
        const error = (name: string) => errors[`${at}.lotes.${index}.${name}`]
        const sold = soldOf(row)
        return (
          <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
            <TextField
              label={m.lot_name()}
              maxLength={60}
              error={error('nome')}
              value={row.nome}
              onChange={(event) => change({ nome: event.target.value })}
            />
            <PriceField
              key={String(row.id)}
              label={m.lot_price()}
              hint={isSold(row) ? m.lot_price_kept() : undefined}
              disabled={isSold(row)}
              error={error('valor')}
              cents={row.valor}
              money={money}
              onCents={(valor) => change({ valor })}
            />
            <NumberField
              label={m.lot_places()}
              hint={sold && isSold(row) ? m.lot_sold(sold) : undefined}
              error={error('capacidade')}
              value={row.capacidade}
              onNumber={(capacidade) => change({ capacidade })}
            />
            <MomentField
              label={m.sold_from()}
              isOptional
              error={error('dataInicio')}
              value={row.dataInicio}
              onMoment={(dataInicio) => change({ dataInicio })}
            />
            <MomentField
              label={m.sold_until()}
              isOptional
              error={error('dataFim')}
              value={row.dataFim}
              onMoment={(dataFim) => change({ dataFim })}
            />
          </div>
        )
      }}
    </Rows>
  )
}
