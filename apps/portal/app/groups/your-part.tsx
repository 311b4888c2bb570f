import { groupsCalls, type Celula } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { AskToJoin } from './ask-to-join.tsx'
import { NoRoom } from './no-room.tsx'
import { RequestState } from './request-state.tsx'

/** Most who come are not in the group. */
const InGroup = lazy(() => import('./in-group.tsx'))

type YourPartProps = {
  celula: Omit<Celula, 'descricao' | 'partes'>
  convite: string | null
  hidden: boolean
  locale: Locale
}

/** What somebody is in the group, or asked of it, or can ask. Told in the browser: the page itself is everybody's. */
export function YourPart({ celula, convite, hidden, locale }: YourPartProps) {
  const { user, status } = useSession()
  const slug = useChurch()?.slug ?? ''
  const { pathname, search } = useLocation()
  const query = convite ? { convite } : {}
  const own = useCall(groupsCalls.getCelula, user ? { params: { slug, id: celula.id }, query } : null, {
    fresh: true,
  })
  if (status === 'starting') return null
  if (!user) {
    if (celula.situacao !== 'aberta') return <NoRoom situacao={celula.situacao} />
    return (
      <section className="ruled">
        <Link
          className={buttonClass({ size: 'lg', block: true })}
          to={paths.access({ redirectTo: pathname + search })}
        >
          {m.groups_ask()}
        </Link>
        <p className="mt-3 text-ink-muted">{m.groups_ask_login()}</p>
      </section>
    )
  }
  return (
    <LoadedContent of={own} loading={<Waiting />}>
      {({ celula: mine }) => <Standing celula={mine} convite={convite} hidden={hidden} locale={locale} />}
    </LoadedContent>
  )
}

function Waiting() {
  return (
    <SkeletonGroup label={m.groups_state_title()}>
      <Skeleton shape="box" className="h-40" />
    </SkeletonGroup>
  )
}

function Standing({ celula, convite, hidden, locale }: YourPartProps) {
  const { participacao, solicitacao, situacao } = celula
  if (participacao) {
    return (
      <Suspense fallback={<Waiting />}>
        <InGroup celula={celula} participacao={participacao} locale={locale} />
      </Suspense>
    )
  }
  const waits = solicitacao?.situacao === 'enviada' || solicitacao?.situacao === 'vista'
  return (
    <>
      {solicitacao && solicitacao.situacao !== 'cancelada' && solicitacao.situacao !== 'aceita' && (
        <RequestState solicitacao={solicitacao} prazo={celula.prazoResposta} />
      )}
      {!waits && !hidden && situacao === 'aberta' && <AskToJoin celula={celula} convite={convite} />}
      {!waits && !hidden && situacao !== 'aberta' && <NoRoom situacao={situacao} />}
    </>
  )
}
