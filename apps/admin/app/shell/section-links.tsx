import type { IgrejaEquipe } from '@atrio/contract'
import { classNames } from '@atrio/ui'
import { ExternalLink } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '../paraglide/messages.js'
import { sectionsOf, type Section } from './sections.ts'

const look = 'text-ink flex min-h-11 items-center gap-3 rounded-md px-3 py-2 no-underline'

export function SectionLinks({ igreja, onGo }: { igreja: IgrejaEquipe; onGo?: () => void }) {
  return (
    <nav aria-label={m.sections()}>
      <ul className="grid grid-cols-1 gap-1">
        {sectionsOf(igreja).map((section) => (
          <li key={section.path}>
            {section.portal ? (
              <a href={`${igreja.portal}/${section.path}`} className={classNames(look, 'hover:bg-sunken')}>
                <Words {...section} />
                <span className="sr-only">({m.on_portal()})</span>
                <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              </a>
            ) : (
              <NavLink
                to={section.path === '' ? `/${igreja.codigo}` : `/${igreja.codigo}/${section.path}`}
                end={section.path === ''}
                {...(onGo && { onClick: onGo })}
                className={({ isActive, isPending }) =>
                  classNames(look, isActive || isPending ? 'bg-tint font-semibold' : 'hover:bg-sunken')
                }
              >
                <Words {...section} />
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Words({ label, icon: Icon }: Section) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{label()}</span>
    </>
  )
}
