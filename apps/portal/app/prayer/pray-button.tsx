import { Button, buttonClass, useToasts } from '@atrio/ui'
import type { OracaoListada } from '@atrio/contract'
import { Check, HandHeart } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { usePrayed } from './use-prayed.ts'

type PrayButtonProps = { oracao: Pick<OracaoListada, 'id' | 'qtdeOraram'>; size?: 'lg' }

/** Says that one prayed, and takes it back. */
export function PrayButton({ oracao, size }: PrayButtonProps) {
  const { isNobody, prayed, pray } = usePrayed(oracao)
  const { pathname, search, hash } = useLocation()
  const { show } = useToasts()
  const tap = () => {
    pray(!prayed)
    if (prayed) return
    show({
      tone: 'ok',
      title: m.prayer_prayed_toast(),
      detail: m.prayer_prayed_detail(),
      action: { label: m.prayer_undo(), onAction: () => pray(false) },
    })
  }
  const sized = size ? { size } : {}
  if (isNobody) {
    return (
      <Link
        className={buttonClass({ variant: 'outline', ...sized })}
        to={paths.access({ redirectTo: pathname + search + hash })}
      >
        <HandHeart aria-hidden="true" />
        {m.prayer_pray()}
      </Link>
    )
  }
  return (
    <Button
      variant={prayed ? 'secondary' : 'outline'}
      {...sized}
      icon={prayed ? <Check aria-hidden="true" /> : <HandHeart aria-hidden="true" />}
      aria-pressed={prayed}
      onClick={tap}
    >
      {m.prayer_pray()}
    </Button>
  )
}

/** How many prayed, never who. */
export function PrayCount({ oracao }: Pick<PrayButtonProps, 'oracao'>) {
  const { count, waits } = usePrayed(oracao)
  return (
    <span className="text-sm text-ink-muted tabular-nums" aria-live="polite">
      {m.prayer_prayed_count({ count })}
      {waits && <span className="block">{m.prayer_pray_waiting()}</span>}
    </span>
  )
}
