import { privacyCalls } from '@atrio/contract'
import { buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { MailCheck, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { moment } from './moment.ts'

export const meta = () => [{ title: m.privacy_done_title() }, { name: 'robots', content: 'noindex' }]

/** Spec §2: it was asked for, and when it will be done. The bar above every page calls it off. */
export default function DeleteUserSuccessPage() {
  const { user } = useSession()
  const loaded = useCall(privacyCalls.getExclusao, user ? { params: { id: user.id } } : null)
  return (
    <div className="max-w-md py-8">
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.privacy_loading()} className="stack">
            <Skeleton className="h-9 w-3/4" />
            <Skeleton shape="box" className="h-24" />
          </SkeletonGroup>
        }
        failed={{ title: m.privacy_failed(), action: m.privacy_retry() }}
      >
        {({ exclusao: { pedido } }) => <Outcome apagarEm={pedido?.apagarEm ?? null} />}
      </LoadedContent>
    </div>
  )
}

function Outcome({ apagarEm }: { apagarEm: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Icon = apagarEm ? MailCheck : ShieldCheck
  return (
    <>
      <Icon aria-hidden="true" className="mb-4 size-12 text-ok" />
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {apagarEm ? m.privacy_done_title() : m.privacy_done_none()}
      </h1>
      <p className="mt-2 mb-6 text-ink-muted">
        {apagarEm ? m.privacy_done_detail({ quando: moment(apagarEm) }) : m.privacy_done_none_detail()}
      </p>
      <Link to={paths.ownData()} className={buttonClass({ size: 'lg', block: true })}>
        {m.privacy_back()}
      </Link>
    </>
  )
}
