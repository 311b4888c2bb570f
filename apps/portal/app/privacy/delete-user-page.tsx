import { privacyCalls, type Exclusao } from '@atrio/contract'
import { Banner, buttonClass, Skeleton, SkeletonGroup } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../reader/back-link.tsx'
import { ExportSection } from './export-section.tsx'

export const meta = () => [{ title: m.privacy_delete_title() }, { name: 'robots', content: 'noindex' }]

/** Spec §2: what goes, what ends and what the law keeps, before anybody is asked for a password. */
export default function DeleteUserPage() {
  const { user, usuario } = useSession()
  const loaded = useCall(privacyCalls.getExclusao, user ? { params: { id: user.id } } : null)
  if (!user || !usuario) return null
  const last = loaded.data?.exclusao.unicaAdministracao ?? false
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.ownData()}>{m.privacy_title()}</BackLink>
      <h1>{m.privacy_delete_title()}</h1>
      <p className="mt-2 text-lg text-ink-muted">{m.privacy_delete_intro({ igreja: usuario.igreja.nome })}</p>
      {last && (
        <Banner
          tone="warn"
          className="mt-6"
          title={m.code_last_admin_title()}
          actions={
            <Link to={paths.about()} className={buttonClass({ variant: 'outline' })}>
              {m.code_last_admin_action()}
            </Link>
          }
        >
          {m.code_last_admin_detail()}
        </Banner>
      )}
      <div className="mt-8 grid gap-8">
        <LoadedContent
          of={loaded}
          loading={
            <SkeletonGroup label={m.privacy_loading()} className="stack">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton shape="box" className="h-40" />
            </SkeletonGroup>
          }
          failed={{ title: m.privacy_failed(), action: m.privacy_retry() }}
        >
          {({ exclusao }) => <What {...exclusao} />}
        </LoadedContent>
        <ExportSection userId={user.id} quiet />
        <p className="flex flex-wrap gap-3">
          <Link to={paths.ownData()} className={buttonClass({ variant: 'outline' })}>
            {m.privacy_keep()}
          </Link>
          {!last && (
            <Link to={paths.confirmDeleteUser()} className={buttonClass({ variant: 'danger' })}>
              {m.privacy_continue()}
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}

function What({ recorrencias, ingressos, cartoes, criancas, outrasIgrejas }: Exclusao) {
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' })
  const ends = [
    recorrencias > 0 && m.privacy_ends_gifts({ n: recorrencias }),
    cartoes > 0 && m.privacy_ends_cards({ n: cartoes }),
    ingressos > 0 && m.privacy_ends_tickets({ n: ingressos }),
  ]
  return (
    <>
      <Points title={m.privacy_goes()}>
        {[
          m.privacy_goes_data(),
          m.privacy_goes_words(),
          m.privacy_goes_groups(),
          criancas.length > 0 && m.privacy_goes_children({ nomes: list.format(criancas) }),
        ]}
      </Points>
      <Points title={m.privacy_ends()}>{ends}</Points>
      <Points title={m.privacy_stays()}>{[m.privacy_stays_money(), m.privacy_stays_trail()]}</Points>
      <Points title={m.privacy_elsewhere()}>
        {[outrasIgrejas.length > 0 && m.privacy_elsewhere_detail({ igrejas: list.format(outrasIgrejas) })]}
      </Points>
    </>
  )
}

/** Not there where nothing is to be said. */
function Points({ title, children }: { title: string; children: (string | false)[] }): ReactNode {
  const points = children.filter((point) => point !== false)
  if (points.length === 0) return null
  return (
    <section className="ruled">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point} className="break-words">
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
