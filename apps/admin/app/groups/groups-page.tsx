import type { CallResult, CelulaEquipe, groupsCalls, IgrejaEquipe } from '@atrio/contract'
import { daysBetween, formatCivilDate, todayIn } from '@atrio/rules'
import { buttonClass, EmptyState, Tag } from '@atrio/ui'
import { UsersRound } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { placeOfKind } from '../content/kind-names.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { usePageTitle } from '../shell/page-title.ts'
import { GroupRequest } from './group-request.tsx'
import { GroupSwitches } from './group-switches.tsx'
import { GroupTabs } from './group-tabs.tsx'
import { NewGroup } from './new-group.tsx'

/** From here on a group is asked after. */
const QUIET_DAYS = 30

/** Who waits to join a group, and which groups are silent. */
export function GroupsPage() {
  const loaded = useLoaderData<CallResult<typeof groupsCalls.listCelulasEquipe> | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.groups_desk_title(), igreja.nome)
  if (!loaded) return null
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <GroupTabs codigo={igreja.codigo} />
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1>{m.groups_desk_title()}</h1>
          <NewGroup igreja={igreja} />
        </div>
        <p className="text-ink-muted">{m.groups_desk_intro()}</p>
      </div>
      {loaded.celulas.length === 0 ? (
        <EmptyState icon={<UsersRound />} title={m.groups_desk_none_title()}>
          {m.groups_empty()}
        </EmptyState>
      ) : (
        <ul className="ruled">
          {loaded.celulas.map((celula) => (
            <Group key={celula.id} celula={celula} igreja={igreja} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Group({ celula, igreja }: { celula: CelulaEquipe; igreja: IgrejaEquipe }) {
  const today = todayIn(igreja.fusoHorario)
  const { id, nome, pessoas, lideres, ultimaReuniao, pedidos, flagListada, flagAberta } = celula
  const isQuiet = ultimaReuniao === null || daysBetween(ultimaReuniao, today) > QUIET_DAYS
  const last =
    ultimaReuniao === null
      ? m.groups_desk_never()
      : m.groups_desk_last({ dia: formatCivilDate(ultimaReuniao, 'short', getLocale()) })
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-base wrap-break-word">
            {/* A group off the list is to be seen by its own people alone. */}
            {flagListada ? (
              <a href={`${igreja.portal}/groups/${id}`} className="link">
                {nome}
              </a>
            ) : (
              nome
            )}
          </h2>
          <p className="text-ink-muted text-sm">
            {lideres.length > 0 && `${lideres.join(', ')} · `}
            {m.groups_members_count({ count: pessoas })} · {last}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {pedidos.length > 0 && (
            <Tag tone="warn">{m.groups_leading_requests({ count: pedidos.length })}</Tag>
          )}
          {lideres.length === 0 && <Tag tone="warn">{m.groups_desk_no_leader()}</Tag>}
          {isQuiet && <Tag tone="info">{m.groups_desk_quiet()}</Tag>}
          {!flagListada && <Tag>{m.groups_desk_hidden()}</Tag>}
          {!flagAberta && <Tag>{m.groups_closed()}</Tag>}
        </div>
      </div>
      <ul className="border-line mt-3 border-s-2 ps-4 empty:hidden">
        {pedidos.map((pedido) => (
          <GroupRequest key={pedido.id} pedido={pedido} celulaId={id} igreja={igreja} />
        ))}
      </ul>
      <GroupSwitches celula={celula} slug={igreja.slug}>
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={`/${igreja.codigo}/${placeOfKind('celula')}/${id}`}
          aria-label={m.groups_desk_edit_of({ nome })}
        >
          {m.groups_desk_edit()}
        </Link>
      </GroupSwitches>
    </li>
  )
}
