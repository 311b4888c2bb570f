import { prayerCalls as calls, type OracaoCuidado } from '@atrio/contract'
import { Banner, Tag } from '@atrio/ui'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { DeskList } from './desk-list.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

/** What is private and who wishes a call or a visit, without a word of it: those are opened one by one. */
export default function CarePage() {
  const situacao = useSearchParams()[0].get('situacao') === 'todas' ? 'todas' : 'abertas'
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.listOracoesCuidado, { params: { slug }, query: { situacao, limit: 50 } })
  return (
    <div className="stack gap-6">
      <Banner tone="info">{m.prayer_desk_recorded()}</Banner>
      <DeskList
        choices={[
          { situacao: 'abertas', name: m.prayer_desk_waiting(), to: paths.prayerCare() },
          { situacao: 'todas', name: m.prayer_filter_all(), to: paths.prayerCare({ situacao: 'todas' }) },
        ]}
        chosen={situacao}
        of={loaded}
        rowsOf={({ oracoes }) => oracoes}
      >
        {(oracao) => <CareRow key={oracao.id} oracao={oracao} />}
      </DeskList>
    </div>
  )
}

function CareRow({ oracao }: { oracao: OracaoCuidado }) {
  return (
    <li className="card relative flex flex-row flex-wrap items-center justify-between gap-4 p-4">
      <WhoAndWhen oracao={oracao} />
      <span className="flex flex-wrap gap-2 sm:ml-auto">
        <CareTags oracao={oracao} />
      </span>
      <Link
        className="btn btn-outline after:absolute after:inset-0"
        to={paths.prayerCareOne({ prayerId: oracao.id })}
      >
        {m.prayer_desk_see()}
      </Link>
    </li>
  )
}

/** What somebody wishes, and what of it is done. */
export function CareTags({ oracao }: { oracao: OracaoCuidado }) {
  const { flagPublicarMural, flagReceberLigacao, flagReceberVisita, dataLigacao, dataVisita } = oracao
  return (
    <>
      {!flagPublicarMural && (
        <Tag tone={oracao.flagLida ? 'plain' : 'brand'}>
          {oracao.flagLida ? m.prayer_desk_was_read() : m.prayer_desk_private()}
        </Tag>
      )}
      {flagReceberLigacao && (
        <Tag tone={dataLigacao ? 'ok' : 'info'}>
          {dataLigacao ? m.prayer_desk_was_called() : m.prayer_desk_wants_call()}
        </Tag>
      )}
      {flagReceberVisita && (
        <Tag tone={dataVisita ? 'ok' : 'info'}>
          {dataVisita ? m.prayer_desk_was_visited() : m.prayer_desk_wants_visit()}
        </Tag>
      )}
      {oracao.flagConcluida && <Tag tone="ok">{m.prayer_desk_concluded()}</Tag>}
    </>
  )
}
