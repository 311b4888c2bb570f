import { groupsCalls as calls, type MembroCelula } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { Avatar, Tag } from '@atrio/ui'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { HydrateFallback } from './in-group-layout.tsx'
import { LeadersOnly } from './leaders-only.tsx'
import { MemberActions } from './member-actions.tsx'
import { PhoneLinks } from './phone-links.tsx'

export const meta = () => [{ title: m.groups_members_title() }, { name: 'robots', content: 'noindex' }]

/** From here on somebody is asked after. */
const MISSED = 2

/** The people of a group for who leads it: who was missing first, then everybody. */
export default function MembersPage() {
  const celulaId = Number(useParams().celulaId)
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.listMembrosCelula, { params: { slug, id: celulaId } })
  return (
    <div className="stack gap-8">
      <header>
        <BackLink to={paths.group({ celulaId })}>{m.groups_back()}</BackLink>
        <h1>{m.groups_members_title()}</h1>
        <p className="mt-2 max-w-prose text-ink-muted">{m.groups_members_intro()}</p>
      </header>
      <LeadersOnly of={loaded} loading={<HydrateFallback />}>
        {({ membros }) => (
          <>
            <Missing membros={membros.filter(({ faltasSeguidas }) => faltasSeguidas >= MISSED)} />
            <section aria-labelledby="members" className="ruled max-w-2xl">
              <h2 id="members" className="font-ui text-lg">
                {m.groups_members_count({ count: membros.length })}
              </h2>
              <ul className="mt-2">
                {membros.map((membro) => (
                  <Member key={membro.id} membro={membro} celulaId={celulaId} slug={slug} />
                ))}
              </ul>
            </section>
          </>
        )}
      </LeadersOnly>
    </div>
  )
}

function Missing({ membros }: { membros: readonly MembroCelula[] }) {
  if (membros.length === 0) return null
  return (
    <section aria-labelledby="missing" className="ruled max-w-2xl">
      <h2 id="missing" className="font-ui text-lg">
        {m.groups_missing_title()}
      </h2>
      <p className="mt-1 text-ink-muted">{m.groups_missing_intro()}</p>
      <ul className="mt-2">
        {membros.map(({ id, nome, sobrenome, telefone, faltasSeguidas }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
            <Avatar name={`${nome} ${sobrenome}`} src={null} />
            <span className="min-w-0 flex-1 basis-48 break-words">
              {`${nome} ${sobrenome}`.trim()}
              <span className="block text-sm text-ink-muted">
                {m.groups_attendance_missed({ count: faltasSeguidas })}
              </span>
            </span>
            {telefone ? (
              <PhoneLinks nome={nome} telefone={telefone} />
            ) : (
              <span className="text-sm text-ink-muted">{m.groups_no_phone()}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Member({ membro, celulaId, slug }: { membro: MembroCelula; celulaId: number; slug: string }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const { nome, sobrenome, papel, desde, telefone, flagEu } = membro
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      <Avatar name={`${nome} ${sobrenome}`} src={null} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 break-words">
          <span className="min-w-0">
            {`${nome} ${sobrenome}`.trim()}
            {flagEu && <span className="text-ink-muted"> · {m.groups_members_you()}</span>}
          </span>
          {papel === 'lider' && <Tag tone="info">{m.groups_members_leads()}</Tag>}
        </p>
        <p className="text-sm text-ink-muted">
          {m.groups_members_since({ dia: formatCivilDate(desde, 'short', locale) })}
          {telefone && ` · ${telefone}`}
        </p>
      </div>
      {!flagEu && <MemberActions membro={membro} celulaId={celulaId} slug={slug} />}
    </li>
  )
}
