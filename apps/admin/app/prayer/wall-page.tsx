import { hasRight, type IgrejaEquipe } from '@atrio/contract'
import { chipClass, EmptyState } from '@atrio/ui'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { situacoes, type Situacao, type Wall } from './load.ts'
import { ReadFirst } from './read-first.tsx'
import { WaitingMessage } from './waiting-message.tsx'
import { WallRequest } from './wall-request.tsx'

const names: Record<Situacao, () => string> = {
  aguardando: m.wall_waiting,
  mensagens: m.wall_messages,
  denunciada: m.wall_reported,
  aprovada: m.wall_shown,
  oculta: m.wall_hidden,
}

/** What waits for the wall, what was reported, and what became of the rest. What is off the wall is read at the portal. */
export function WallPage() {
  const loaded = useLoaderData<Wall | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.wall(), igreja.nome)
  if (!loaded) return null
  const { flagAprovacao, equipe, qtdes } = loaded.mural
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="grid grid-cols-1 gap-2 xl:col-span-2">
        <h1>{m.wall()}</h1>
        <p className="text-ink-muted max-w-3xl">{m.wall_lead()}</p>
      </div>
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <Choices {...loaded} />
        <List {...loaded} igreja={igreja} />
      </div>
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        <ReadFirst
          isOn={flagAprovacao}
          slug={igreja.slug}
          mayTurn={hasRight(igreja.papeis, { area: 'oracao', may: 'publish' })}
        />
        {equipe && <Team equipe={equipe} codigo={igreja.codigo} />}
        {qtdes.cuidado !== null && (
          <section aria-labelledby="wall-care" className="ruled">
            <h2 id="wall-care" className="text-lg">
              {m.wall_care()}
            </h2>
            <p className="text-ink-muted mt-2">{m.wall_care_lead()}</p>
            <a
              href={`${igreja.portal}/prayer/desk/care`}
              className="link mt-2 inline-flex items-center gap-2 py-1"
            >
              {m.wall_care_open()}
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </section>
        )}
      </div>
    </div>
  )
}

function Choices({ situacao, mural: { qtdes } }: Wall) {
  const counts: Partial<Record<Situacao, number>> = {
    aguardando: qtdes.aguardando,
    mensagens: qtdes.mensagens,
    denunciada: qtdes.denunciadas,
  }
  return (
    <nav aria-label={m.wall_which()}>
      <ul className="flex flex-wrap gap-2">
        {situacoes.map((one) => (
          <li key={one}>
            <Link
              to={one === 'aguardando' ? '?' : `?situacao=${one}`}
              className={chipClass}
              aria-current={one === situacao ? 'true' : undefined}
            >
              {names[one]()}
              {counts[one] ? <span className="tabular-nums">{counts[one]}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function List({ situacao, mural, mensagens, igreja }: Wall & { igreja: IgrejaEquipe }) {
  const { proximo } = mensagens ?? mural
  const rows = mensagens
    ? mensagens.mensagens.map((one) => <WaitingMessage key={one.id} mensagem={one} igreja={igreja} />)
    : mural.oracoes.map((one) => <WallRequest key={one.id} oracao={one} igreja={igreja} />)
  if (rows.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title={m.wall_none()}>
        {m.wall_none_detail()}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="ruled">{rows}</ul>
      {proximo !== null && (
        <Link to={`?situacao=${situacao}&cursor=${proximo}`} className="btn btn-outline justify-self-start">
          {mensagens ? m.wall_more_messages() : m.wall_more()}
        </Link>
      )}
    </>
  )
}

function Team({ equipe, codigo }: { equipe: NonNullable<Wall['mural']['equipe']>; codigo: string }) {
  return (
    <section aria-labelledby="wall-team" className="ruled">
      <h2 id="wall-team" className="text-lg">
        {m.wall_team()}
      </h2>
      <p className="text-ink-muted mt-2">{equipe.length === 0 ? m.wall_team_none() : m.wall_team_lead()}</p>
      <ul className="mt-2 empty:hidden">
        {equipe.map(({ idUsuario, nome, sobrenome }) => (
          <li key={idUsuario} className="py-1 wrap-break-word">
            {`${nome} ${sobrenome}`.trim()}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to={`/${codigo}/equipe`} className="link py-1">
          {m.wall_team_change()}
        </Link>
        <Link to={`/${codigo}/ajustes/motivos-oracao`} className="link py-1">
          {m.prayer_reasons_title()}
        </Link>
      </p>
    </section>
  )
}
