import { groupsCalls as calls, type CelulaEquipe } from '@atrio/contract'
import { daysBetween, FALLBACK_LOCALE, formatCivilDate, todayIn } from '@atrio/rules'
import { EmptyState, Tag } from '@atrio/ui'
import { ShieldX, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { useCan } from '../shell/use-can.ts'
import { DeskRequest } from './desk-request.tsx'
import { DeskSwitches } from './desk-switches.tsx'

/** For who cares for a church's groups; what they may see the server decides. */
export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.groups_desk_title() }, { name: 'robots', content: 'noindex' }]

export function HydrateFallback() {
  return <PageOutline label={m.groups_loading()} />
}

/** From here on a group is asked after. */
const QUIET_DAYS = 30

export default function DeskPage() {
  const { status } = useSession()
  const can = useCan()
  if (status !== 'loggedIn') return <HydrateFallback />
  if (!can(calls.listCelulasEquipe)) {
    return (
      <EmptyState level={1} icon={<ShieldX />} title={m.groups_desk_forbidden_title()}>
        <p>{m.groups_desk_forbidden()}</p>
      </EmptyState>
    )
  }
  return <Desk />
}

function Desk() {
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.listCelulasEquipe, { params: { slug } })
  return (
    <div className="tool stack max-w-4xl gap-8">
      <header>
        <BackLink to={paths.groups()}>{m.groups_title()}</BackLink>
        <h1>{m.groups_desk_title()}</h1>
        <p className="mt-2 max-w-prose text-ink-muted">{m.groups_desk_intro()}</p>
      </header>
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ celulas }) => celulas.length === 0}
        empty={
          <EmptyState icon={<UsersRound />} title={m.groups_desk_none_title()}>
            <p>{m.groups_empty()}</p>
          </EmptyState>
        }
      >
        {({ celulas }) => (
          <ul className="grid grid-cols-1">
            {celulas.map((celula) => (
              <DeskRow key={celula.id} celula={celula} slug={slug} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </div>
  )
}

function DeskRow({ celula, slug }: { celula: CelulaEquipe; slug: string }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const today = todayIn(useChurch()?.fusoHorario ?? 'UTC')
  const { id, nome, pessoas, lideres, ultimaReuniao, pedidos, flagListada, flagAberta } = celula
  const isQuiet = ultimaReuniao === null || daysBetween(ultimaReuniao, today) > QUIET_DAYS
  const last =
    ultimaReuniao === null
      ? m.groups_desk_never()
      : m.groups_desk_last({ dia: formatCivilDate(ultimaReuniao, 'short', locale) })
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-ui text-lg break-words">
            <Link to={paths.group({ celulaId: id })}>{nome}</Link>
          </h2>
          <p className="text-ink-muted">
            {lideres.length > 0 ? lideres.join(', ') : m.groups_desk_no_leader()} ·{' '}
            {m.groups_members_count({ count: pessoas })} · {last}
          </p>
        </div>
        {pedidos.length > 0 && <Tag tone="warn">{m.groups_leading_requests({ count: pedidos.length })}</Tag>}
        {isQuiet && <Tag tone="info">{m.groups_desk_quiet()}</Tag>}
        {!flagListada && <Tag>{m.groups_desk_hidden()}</Tag>}
        {!flagAberta && <Tag>{m.groups_closed()}</Tag>}
      </div>
      {pedidos.length > 0 && (
        <ul className="mt-3 border-l-2 border-line pl-4">
          {pedidos.map((pedido) => (
            <DeskRequest key={pedido.id} pedido={pedido} celulaId={id} slug={slug} today={today} />
          ))}
        </ul>
      )}
      <DeskSwitches celula={celula} slug={slug} />
    </li>
  )
}
