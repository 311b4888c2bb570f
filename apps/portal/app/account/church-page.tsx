import type { Usuario } from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { Church } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { ChurchChangeDialog } from '../shell/switch/church-change-dialog.tsx'
import { useChurch } from '../shell/church.ts'
import { ChangeBack } from './change-back.tsx'
import { ChurchRow } from './church-row.tsx'
import { useChurches, type Churches } from './use-churches.ts'

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
      <Others
        userId={user.id}
        igreja={usuario.igreja}
        flagAtual={usuario.flagAtual}
        slugOrganizacao={church.slugOrganizacao}
      />
      <Link to={paths.churchs()} className={buttonClass({ variant: 'quiet', className: 'mt-6' })}>
        {m.account_church_all()}
      </Link>
    </div>
  )
}

function Others(props: Pick<Usuario, 'igreja' | 'flagAtual'> & { userId: number; slugOrganizacao: string }) {
  const { userId, igreja, flagAtual, slugOrganizacao } = props
  const churches = useChurches({ organizacao: slugOrganizacao, userId, igrejaId: igreja.id, flagAtual })
  const [search, setSearch] = useSearchParams()
  const chosen =
    churches.state === 'loaded'
      ? churches.data.churches.find((other) => String(other.igreja.id) === search.get('igreja'))
      : undefined
  return (
    <>
      <List churches={churches} onChoose={(id) => setSearch({ igreja: String(id) })} />
      {chosen && (
        <ChurchChangeDialog from={igreja.nome} to={chosen} onClose={() => setSearch({}, { replace: true })} />
      )}
    </>
  )
}

function List({ churches, onChoose }: { churches: Churches; onChoose: (igrejaId: number) => void }) {
  if (churches.state === 'loading') {
    return (
      <SkeletonGroup label={m.account_loading()} className="stack mt-8">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton shape="box" className="h-20" />
        <Skeleton shape="box" className="h-20" />
      </SkeletonGroup>
    )
  }
  if (churches.state === 'failed') {
    return (
      <Banner
        tone="bad"
        live="assertive"
        className="mt-8"
        title={m.account_church_failed()}
        actions={<Button onClick={churches.retry}>{m.account_church_retry()}</Button>}
      />
    )
  }
  const { organizacao, churches: others } = churches.data
  if (others.length === 0) return <EmptyState title={m.account_church_none()} />
  return (
    <section aria-labelledby="other-churches" className="mt-8">
      <h2 id="other-churches" className="text-xl">
        {m.account_church_others({ organizacao })}
      </h2>
      <ul className="mt-3 stack gap-3">
        {others.map((other) => (
          <ChurchRow key={other.igreja.id} church={other} onChoose={() => onChoose(other.igreja.id)} />
        ))}
      </ul>
    </section>
  )
}
