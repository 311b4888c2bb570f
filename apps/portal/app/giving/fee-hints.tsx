import { givingCalls, type MetodoOferecido } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { exceedsPicpay, PICPAY_MAXIMUM_CENTS, splitForPicpay } from '@atrio/rules'
import { useEffect, useState } from 'react'
import { useCall } from '../lib/personal/use-call.ts'
import { useMoney } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'

export type FeeHintsProps = {
  slug: string
  /** The whole gift, in cents. */
  valor: number
  /** The giver bears the fees. */
  covers: boolean
  /** The gift repeats: only methods that can come back by themselves count. */
  repeats: boolean
  onSplit: (valor: number) => void
}

/** What the fees of each method would be, and what PicPay does not take at once. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function FeeHints({ slug, valor, covers, repeats, onSplit }: FeeHintsProps) {
  const settled = useSettled(valor)
  // What each way to give costs on top of an amount, were the giver to bear it.
  const query = { valor: settled, flagUsuarioTaxa: 'true' } as const
  const { data } = useCall(givingCalls.listMetodosDoacao, { params: { slug }, query }, { fresh: true })
  if (!data) return null
  const offered = data.metodosPagamento.filter(({ flagSalva }) => flagSalva || !repeats)
  return (
    <>
      {covers && <Fees metodos={offered} />}
      <PicpayMaximum metodos={offered} valor={settled} covers={covers} onSplit={onSplit} />
    </>
  )
}

function Fees({ metodos }: { metodos: readonly MetodoOferecido[] }) {
  const money = useMoney()
  const costing = metodos.filter(({ taxas, indisponivel }) => taxas > 0 && indisponivel === null)
  const fees = costing.map(({ taxas, nome }) => m.giving_cover_fee({ fee: money(taxas), method: nome }))
  return (
    <p aria-live="polite" className="ps-9 text-sm text-ink-muted">
      {fees.length > 0 ? m.giving_cover_fees({ fees: fees.join(' · ') }) : m.giving_cover_nothing()}
    </p>
  )
}

type PicpayMaximumProps = Omit<FeeHintsProps, 'slug' | 'repeats'> & { metodos: readonly MetodoOferecido[] }

function PicpayMaximum({ metodos, valor, covers, onSplit }: PicpayMaximumProps) {
  const money = useMoney()
  const picpay = metodos.find(({ codigo }) => codigo === 'picpay')
  const taxas = covers ? BigInt(picpay?.taxas ?? 0) : 0n
  if (!picpay || !exceedsPicpay(picpay.codigo, BigInt(valor) + taxas)) return null
  const split = splitForPicpay(BigInt(valor), taxas)
  const part = Number(split.part)
  return (
    <Banner
      live="polite"
      title={m.giving_picpay_title({ max: money(Number(PICPAY_MAXIMUM_CENTS)) })}
      actions={
        <Button variant="outline" onClick={() => onSplit(part)}>
          {m.giving_picpay_split({ part: money(part) })}
        </Button>
      }
    >
      {m.giving_picpay({ parts: split.gifts })}
    </Banner>
  )
}

/** Nobody's every key is worth a question to the server. */
function useSettled(valor: number): number {
  const [settled, setSettled] = useState(valor)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(valor), 350)
    return () => clearTimeout(timer)
  }, [valor])
  return settled
}
