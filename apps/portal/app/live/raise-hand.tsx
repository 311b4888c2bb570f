import type { AtendimentoProprio } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { Hand } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { readJson, writeJson, browserStorages } from '../lib/data/storage.ts'

const HandSheet = lazy(() => import('./hand-sheet.tsx'))

export type RaiseHandProps = { transmissaoId: number; idMomento?: number | undefined; label: string }

/** The moment to commit to Jesus (Spec §1): anybody may raise a hand, whoever they are. */
export function RaiseHand({ transmissaoId, idMomento, label }: RaiseHandProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<Hand aria-hidden="true" />}
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <Suspense>
          <HandSheet transmissaoId={transmissaoId} idMomento={idMomento} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const keyOf = ({ transmissaoId, idMomento }: Pick<RaiseHandProps, 'transmissaoId' | 'idMomento'>) =>
  `atrio:live-hand-${transmissaoId}-${idMomento ?? 0}`

/** What this tab asked for, so that closing the sheet loses nothing. */
export function keptHand(of: Pick<RaiseHandProps, 'transmissaoId' | 'idMomento'>): AtendimentoProprio | null {
  return readJson(browserStorages().session, keyOf(of)) as AtendimentoProprio | null
}

export function keepHand(
  of: Pick<RaiseHandProps, 'transmissaoId' | 'idMomento'>,
  hand: AtendimentoProprio,
): void {
  writeJson(browserStorages().session, keyOf(of), hand)
}
