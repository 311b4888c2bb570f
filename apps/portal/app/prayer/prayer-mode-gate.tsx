import { prayerCalls, type OracaoListada } from '@atrio/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../lib/personal/use-call.ts'
import { useOwner } from '../lib/session/owner.ts'
import { useChurch } from '../shell/church.ts'

const loadMode = () => import('./prayer-mode.tsx')
const PrayerMode = lazy(loadMode)

/** As many as somebody may pray for without a network. */
const MOST = 50

type PrayerModeGateProps = { oracoes: readonly OracaoListada[]; lang: string }

/** The prayer mode at `#pray`: its requests and its script lie on the device from the visit of the wall on. */
export function PrayerModeGate({ oracoes, lang }: PrayerModeGateProps) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const owner = useOwner()
  const slug = useChurch()?.slug ?? ''
  const request = owner === 0 ? null : { params: { slug }, query: { naoOradas: '1' as const, limit: MOST } }
  const left = useCall(prayerCalls.listOracoes, request, { keepOffline: true })
  useEffect(() => void loadMode().catch(() => undefined), [])
  const isOpen = hash === '#pray'
  const isKnown = owner === 0 || left.state !== 'loading'
  // What was prayed for stays in its place until the mode is left.
  const [frozen, setFrozen] = useState<readonly OracaoListada[] | null>(null)
  if (isOpen && isKnown && frozen === null) setFrozen(toPrayFor(left.data?.oracoes, oracoes))
  if (!isOpen && frozen !== null) setFrozen(null)
  if (!isOpen || frozen === null) return null
  const close = () => void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <PrayerMode oracoes={frozen} lang={lang} onClose={close} />
    </Suspense>
  )
}

/** What is left for the person; for who is nobody, or has prayed for all, what the wall shows. */
function toPrayFor(
  left: readonly OracaoListada[] | undefined,
  onWall: readonly OracaoListada[],
): readonly OracaoListada[] {
  const open = (left ?? []).filter(({ respondidaEm }) => respondidaEm === null)
  return open.length > 0 ? open : onWall
}
