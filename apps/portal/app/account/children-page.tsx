import { formatShortDate } from '@atrio/rules'
import { Avatar, buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { Baby, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../reader/back-link.tsx'
import { useCriancas } from './use-criancas.ts'

export const meta = () => [{ title: m.account_family() }, { name: 'robots', content: 'noindex' }]

/** The person's children: said once, and at hand wherever a ticket asks who comes. */
export default function ChildrenPage() {
  const loaded = useCriancas()
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.account()}>{m.account_title()}</BackLink>
      <h1>{m.account_family()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.account_family_intro()}</p>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.account_family()} className="stack">
            <Skeleton shape="box" className="h-16" />
            <Skeleton shape="box" className="h-16" />
          </SkeletonGroup>
        }
        isEmpty={({ criancas }) => criancas.length === 0}
        empty={<EmptyState icon={<Baby />} title={m.account_children_none()} />}
      >
        {({ criancas }) => (
          <ul className="divide-y divide-line border-y border-line">
            {criancas.map(({ id, nome, dataNascimento }) => (
              <li key={id}>
                <Link
                  to={paths.child({ childId: id })}
                  className="flex items-center gap-4 py-3 text-ink no-underline hover:bg-sunken"
                >
                  <Avatar name={nome} size="md" />
                  <span className="min-w-0 flex-1 break-words">
                    <span className="block font-medium">{nome}</span>
                    <span className="block text-sm text-ink-muted">
                      {m.account_child_born({ date: formatShortDate(dataNascimento, getLocale()) })}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.child({ childId: 'new' })} className={buttonClass()}>
          {m.account_child_add()}
        </Link>
        <Link to={paths.childInvite()} className={buttonClass({ variant: 'outline' })}>
          {m.account_invite_have()}
        </Link>
      </div>
    </div>
  )
}
