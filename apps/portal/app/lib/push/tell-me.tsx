import { lazy, Suspense } from 'react'
import { useChurch } from '../../shell/church.ts'
import { useSession } from '../session/session.ts'

const TellMeHere = lazy(() => import('./tell-me-here.tsx'))

/** After an act whose answer comes later: offers to tell the person on this device. Nobody is asked before they press. */
export function TellMe({ question }: { question: string }) {
  const church = useChurch()
  const { user } = useSession()
  if (!church || !user) return null
  return (
    <Suspense>
      <TellMeHere question={question} igrejaId={church.id} userId={user.id} />
    </Suspense>
  )
}
