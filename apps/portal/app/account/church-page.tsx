import type { Usuario } from '@atrio/contract'
import { buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { Church } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { ChurchChangeDialog } from '../shell/switch/church-change-dialog.tsx'
import { useChurch } from '../shell/church.ts'
import { ChangeBack } from './change-back.tsx'
import { ChurchRow } from './church-row.tsx'
import { useChurches, type OtherChurches } from './use-churches.ts'

export const meta = () => [{ title: m.account_church_title() }, { name: 'robots', content: 'noindex' }]

/** Changes church (Spec §4): which one is chosen stands in the address. */
export default function ChurchPage() {
  const { user, usuario } = useSession()
  const church = useChurch()
  if (!user || !usuario || !church) return null
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.account_church_title()}</h1>
      <div className="ruled mt-6 flex flex-row items-center gap-4">
        <span aria-hidden="true" className="text-link">
          <Church className="size-7" />
        </span>
        <p>
          <span className="block text-sm text-ink-muted">{m.account_church_now()}</span>
          <span className="block text-lg font-medium">{usuario.igreja.nome}</span>
        </p>
      </div>
      <ChangeBack user={user} usuario={usuario} />
      <Others userId={user.id} igreja={usuario.igreja} slugOrganizacao={church.slugOrganizacao} />
      <Link to={paths.churchs()} className={buttonClass({ variant: 'quiet', className: '-ms-4.5 mt-6' })}>
        {m.account_church_all()}
      </Link>
    </div>
  )
}

function Others(props: Pick<Usuario, 'igreja'> & { userId: number; slugOrganizacao: string }) {
  const { userId, igreja, slugOrganizacao } = props
  const loaded = useChurches({ organizacao: slugOrganizacao, userId, igrejaId: igreja.id })
  const [search, setSearch] = useSearchParams()
  const chosen = loaded.data?.churches.find((other) => String(other.igreja.id) === search.get('igreja'))
  return (
    <div className="mt-8">
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.account_loading()} className="stack">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton shape="box" className="h-20" />
            <Skeleton shape="box" className="h-20" />
          </SkeletonGroup>
        }
        failed={{ title: m.account_church_failed(), action: m.account_church_retry() }}
        isEmpty={({ churches }) => churches.length === 0}
        empty={<EmptyState title={m.account_church_none()} />}
      >
        {(others) => <List {...others} onChoose={(id) => setSearch({ igreja: String(id) })} />}
      </LoadedContent>
      {chosen && (
        <ChurchChangeDialog from={igreja.nome} to={chosen} onClose={() => setSearch({}, { replace: true })} />
      )}
    </div>
  )
}

function List({ organizacao, churches, onChoose }: OtherChurches & { onChoose: (igrejaId: number) => void }) {
  return (
    <section aria-labelledby="other-churches">
      <h2 id="other-churches" className="text-xl">
        {m.account_church_others({ organizacao })}
      </h2>
      <ul className="mt-3 stack gap-3">
        {churches.map((other) => (
          <ChurchRow key={other.igreja.id} church={other} onChoose={() => onChoose(other.igreja.id)} />
        ))}
      </ul>
    </section>
  )
}
