import { buttonClass } from '@atrio/ui'
import { Repeat2 } from 'lucide-react'
import { useMoney } from '../money/format-money.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'
import { m } from '../paraglide/messages.js'
import { loadLastGift } from './giving-client.ts'

export type RepeatGiftProps = {
  userId: number
  onRepeat: (partes: { motivo: number; valor: number }[]) => void
}

/** One press to give as last time. Nothing stands here until there was a last time. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function RepeatGift({ userId, onRepeat }: RepeatGiftProps) {
  const money = useMoney()
  const last = useLoaded(`last gift ${userId}`, () => loadLastGift(userId))
  if (last.state !== 'loaded' || !last.data) return null
  const { doacoes, valor } = last.data
  const partes = doacoes.map(({ idMotivo, valor }) => ({ motivo: idMotivo, valor }))
  const motivos = doacoes.map(({ motivo }) => motivo).join(', ')
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'secondary', className: 'self-start text-start' })}
      onClick={() => onRepeat(partes)}
    >
      <Repeat2 aria-hidden="true" />
      {m.giving_repeat({ total: money(valor), motivos })}
    </button>
  )
}
