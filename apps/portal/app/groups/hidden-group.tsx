import { groupsCalls } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { DoorClosed } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { Group } from './group.tsx'

/** What nobody in particular finds, its own people may: a group that is not listed, without its invitation. */
export function HiddenGroup({ id, locale, lang }: { id: number; locale: Locale; lang: Locale }) {
  const { user, status } = useSession()
  const slug = useChurch()?.slug ?? ''
  const request = user && { params: { slug, id }, query: {} }
  const own = useCall(groupsCalls.getCelula, request, { fresh: true })
  if (!user && status !== 'starting') return <Missing id={id} asksToLogIn />
  return (
    <LoadedContent
      of={own}
      missing={<Missing id={id} />}
      loading={
        <SkeletonGroup label={m.groups_loading()}>
          <Skeleton shape="box" className="h-96 max-w-3xl" />
        </SkeletonGroup>
      }
    >
      {({ celula }) => (
        <Group celula={celula} parts={celula.partes} convite={null} hidden locale={locale} lang={lang} />
      )}
    </LoadedContent>
  )
}

function Missing({ id, asksToLogIn = false }: { id: number; asksToLogIn?: boolean }) {
  return (
    <div className="stack max-w-xl gap-5">
      <BackLink to={paths.groups()}>{m.groups_title()}</BackLink>
      <DoorClosed aria-hidden="true" className="size-12 text-ink-muted" />
      <h1>{m.groups_hidden_title()}</h1>
      <p className="text-lg text-ink-muted">{asksToLogIn ? m.groups_hidden() : m.groups_hidden_from_you()}</p>
      <p className="flex flex-wrap gap-3">
        {asksToLogIn && (
          <Link className={buttonClass()} to={paths.access({ redirectTo: paths.group({ celulaId: id }) })}>
            {m.groups_hidden_log_in()}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'outline' })} to={paths.groups()}>
          {m.groups_sent_all()}
        </Link>
      </p>
    </div>
  )
}
