import { studiesCalls } from '@atrio/contract'
import { buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { Study } from './study.tsx'

/** Where the church's studies are for who has an account: a wall that says what for, and the study for its reader. */
export function GatedStudy({ id }: { id: number }) {
  const { user, status } = useSession()
  const slug = useChurch()?.slug ?? ''
  const asked = useCall(studiesCalls.getEstudo, user ? { params: { slug, id } } : null)
  if (!user && status !== 'starting') return <Wall id={id} />
  return (
    <LoadedContent
      of={asked}
      missing={<Missing />}
      loading={
        <SkeletonGroup label={m.studies_loading()}>
          <Skeleton shape="box" className="h-96 max-w-3xl" />
        </SkeletonGroup>
      }
    >
      {({ estudo: { conteudo: _conteudo, partes, ...estudo } }) => <Study estudo={estudo} parts={partes} />}
    </LoadedContent>
  )
}

function Wall({ id }: { id: number }) {
  return (
    <div className="stack max-w-xl gap-5">
      <BackLink to={paths.studies()}>{m.studies_title()}</BackLink>
      <LockKeyhole aria-hidden="true" className="size-12 text-ink-muted" />
      <h1>{m.studies_gated_title()}</h1>
      <p className="text-lg text-ink-muted">{m.studies_gated_detail()}</p>
      <p>
        <Link
          className={buttonClass({ size: 'lg' })}
          to={paths.access({ redirectTo: paths.study({ studiesId: id }) })}
        >
          {m.studies_gated_action()}
        </Link>
      </p>
    </div>
  )
}

function Missing() {
  return (
    <div className="stack max-w-xl gap-5">
      <BackLink to={paths.studies()}>{m.studies_title()}</BackLink>
      <h1>{m.error_content_not_found_title()}</h1>
      <p className="text-lg text-ink-muted">{m.error_content_not_found()}</p>
    </div>
  )
}
