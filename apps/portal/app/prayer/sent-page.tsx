import { prayerCalls, type MinhaOracao } from '@atrio/contract'
import { safeRedirectTo } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { HandHeart } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

export const meta = () => [{ title: m.prayer_sent_title() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return <PageOutline label={m.prayer_sent_title()} />
}

/** What becomes of a request from here on. */
export default function SentPage() {
  const [search] = useSearchParams()
  const id = Number(search.get('oracao'))
  const redirectTo = safeRedirectTo(search.get('redirectTo'))
  const igreja = useChurch()?.id ?? 0
  const isNamed = Number.isSafeInteger(id) && id > 0
  const { data } = useCall(prayerCalls.getMinhaOracao, isNamed ? { params: { id }, query: { igreja } } : null)
  return (
    <div className="tool stack max-w-xl gap-5">
      <HandHeart aria-hidden="true" className="size-12 text-ok" />
      <h1>{m.prayer_sent_title()}</h1>
      {data && <Next oracao={data.oracao} />}
      <p className="flex flex-wrap gap-3">
        {data && (
          <Link className={buttonClass()} to={paths.ownPrayer({ prayerId: data.oracao.id })}>
            {m.prayer_sent_own()}
          </Link>
        )}
        <Link
          className={buttonClass({ variant: data ? 'outline' : 'primary' })}
          to={redirectTo ?? paths.prayers()}
        >
          {redirectTo ? m.prayer_sent_back() : m.prayer_sent_pray()}
        </Link>
      </p>
    </div>
  )
}

function Next({ oracao }: { oracao: MinhaOracao }) {
  const { flagReceberLigacao, flagReceberVisita, flagPublicarMural } = oracao
  return (
    <>
      <p className="text-lg text-ink-muted">{whereText(oracao)}</p>
      {(flagReceberLigacao || flagReceberVisita) && <p>{m.prayer_sent_contact()}</p>}
      {flagPublicarMural && <p>{m.prayer_sent_digest()}</p>}
    </>
  )
}

function whereText({ flagPublicarMural, flagAtivo, situacao }: MinhaOracao): string {
  if (!flagAtivo) return m.prayer_sent_me()
  if (!flagPublicarMural) return m.prayer_sent_private()
  return situacao === 'aguardando' ? m.prayer_sent_waiting() : m.prayer_sent_wall()
}
