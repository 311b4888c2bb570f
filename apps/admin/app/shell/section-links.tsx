import type { IgrejaEquipe } from '@atrio/contract'
import { classNames } from '@atrio/ui'
import { NavLink } from 'react-router'
import { m } from '../paraglide/messages.js'
import { sectionsOf } from './sections.ts'

export function SectionLinks({ igreja, onGo }: { igreja: IgrejaEquipe; onGo?: () => void }) {
  return (
    <nav aria-label={m.sections()}>
      <ul className="grid grid-cols-1 gap-1">
        {sectionsOf(igreja).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path === '' ? `/${igreja.codigo}` : `/${igreja.codigo}/${path}`}
              end={path === ''}
              {...(onGo && { onClick: onGo })}
              className={({ isActive, isPending }) =>
                classNames(
                  'text-ink flex min-h-11 items-center gap-3 rounded-md px-3 py-2 no-underline',
                  isActive || isPending ? 'bg-tint font-semibold' : 'hover:bg-sunken',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 wrap-break-word">{label()}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
