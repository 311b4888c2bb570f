import { prayerCalls } from '@atrio/contract'
import { Banner, buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** Tells an author that this is theirs, and where they look after it. The page itself is everybody's. */
export function OwnNote({ id }: { id: number }) {
  const { user } = useSession()
  const igreja = useChurch()?.id ?? 0
  const { data } = useCall(prayerCalls.listMinhasOracoes, user && { query: { igreja } })
  if (!data?.oracoes.some((oracao) => oracao.id === id)) return null
  return (
    <Banner
      tone="info"
      title={m.prayer_own_title()}
      actions={
        <Link className={buttonClass({ variant: 'outline' })} to={paths.ownPrayer({ prayerId: id })}>
          {m.prayer_own_manage()}
        </Link>
      }
    >
      {m.prayer_own_detail()}
    </Banner>
  )
}
