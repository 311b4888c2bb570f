import { hasRight, type accountStaffCalls, type CallResult, type IgrejaEquipe } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { Tag } from '@atrio/ui'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { AccountSection } from './account-section.tsx'
import { CardSection } from './card-section.tsx'
import { DetailRow, PersonDetails } from './person-details.tsx'

export type LoadedPerson = CallResult<(typeof accountStaffCalls)['getUsuarioEquipe']>

/** Somebody of the church: what is known, the account, the card, whose family and which groups. */
export function PersonPage() {
  const loaded = useLoaderData<LoadedPerson | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const usuario = loaded?.usuario
  const nome = usuario ? `${usuario.nome} ${usuario.sobrenome}`.trim() : m.people_tab()
  usePageTitle(nome, igreja.nome)
  if (!loaded || !usuario) return null
  const given = { usuario, igreja, mayChange: hasRight(igreja.papeis, { area: 'pessoas', may: 'change' }) }
  return (
    <div key={usuario.id} className="grid max-w-3xl grid-cols-1 gap-10">
      <header className="grid grid-cols-1 gap-3">
        <BackLink to={`/${igreja.codigo}/pessoas`}>{m.people_all()}</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h1 className="min-w-0 wrap-break-word">{nome}</h1>
          {!usuario.flagAtivo && <Tag>{m.people_state_inativa()}</Tag>}
        </div>
      </header>
      <PersonDetails {...given} congregacoes={loaded.congregacoes} estadosCivis={loaded.estadosCivis} />
      <Questions usuario={usuario} />
      <AccountSection {...given} nome={nome} />
      <CardSection {...given} />
      <Family usuario={usuario} codigo={igreja.codigo} />
      <Groups usuario={usuario} />
      <Alike usuario={usuario} codigo={igreja.codigo} />
    </div>
  )
}

type Usuario = LoadedPerson['usuario']

/** What the church asks of everybody, as this person answered it. */
function Questions({ usuario: { respostas } }: { usuario: Usuario }) {
  if (respostas.length === 0) return null
  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-2">
      <h2 id="questions" className="text-lg">
        {m.custom_title()}
      </h2>
      <dl className="ruled grid grid-cols-1 gap-2">
        {respostas.map(({ id, nome, tipo, valor }) => (
          <DetailRow key={id} label={nome}>
            {valor !== null && tipo === 'data' ? formatCivilDate(valor, 'long', getLocale()) : valor}
          </DetailRow>
        ))}
      </dl>
    </section>
  )
}

function Family({ usuario: { criancas }, codigo }: { usuario: Usuario; codigo: string }) {
  return (
    <section aria-labelledby="family" className="grid grid-cols-1 gap-2">
      <h2 id="family" className="text-lg">
        {m.person_family()}
      </h2>
      {criancas.length === 0 && <p className="text-ink-muted">{m.person_family_none()}</p>}
      <ul className="ruled empty:hidden">
        {criancas.map(({ id, nome, dataNascimento, responsaveis }) => (
          <li key={id} className="py-3">
            <p className="wrap-break-word">
              {m.person_child({ nome, dia: formatCivilDate(dataNascimento, 'short', getLocale()) })}
            </p>
            {responsaveis.length > 0 && <p className="text-ink-muted text-sm">{m.person_with()}</p>}
            {responsaveis.length > 0 && (
              <ul className="flex flex-wrap gap-x-4 text-sm">
                {responsaveis.map((one) => (
                  <li key={one.id}>
                    <Link to={`/${codigo}/pessoas/${one.id}`} className="link inline-block py-2">
                      {`${one.nome} ${one.sobrenome}`.trim()}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Groups({ usuario: { celulas } }: { usuario: Usuario }) {
  return (
    <section aria-labelledby="groups" className="grid grid-cols-1 gap-2">
      <h2 id="groups" className="text-lg">
        {m.person_groups()}
      </h2>
      {celulas.length === 0 && <p className="text-ink-muted">{m.person_groups_none()}</p>}
      <ul className="ruled empty:hidden">
        {celulas.map(({ id, nome, papel }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <span className="min-w-0 wrap-break-word">{nome}</span>
            {papel === 'lider' && <Tag>{m.person_leads()}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Alike({ usuario: { parecidos }, codigo }: { usuario: Usuario; codigo: string }) {
  if (parecidos.length === 0) return null
  return (
    <section aria-labelledby="alike" className="grid grid-cols-1 gap-2">
      <h2 id="alike" className="text-lg">
        {m.person_alike()}
      </h2>
      <p className="text-ink-muted text-sm">{m.person_alike_hint()}</p>
      <ul className="ruled">
        {parecidos.map(({ id, nome, sobrenome, email }) => (
          <li key={id}>
            <Link to={`/${codigo}/pessoas/${id}`} className="text-ink grid min-h-14 content-center py-2">
              <span className="font-semibold wrap-break-word">
                {nome} {sobrenome}
              </span>
              <span className="text-ink-muted text-sm wrap-break-word">{email}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
