import type { IgrejaEquipe } from '@atrio/contract'
import { ChevronRight } from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { tasksFor } from './tasks.ts'

/** What somebody may do here, each told on a page of its own. */
export function HelpPage() {
  const igreja = useOutletContext<IgrejaEquipe>()
  const tasks = tasksFor(igreja)
  usePageTitle(m.help(), igreja.nome)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.help()}</h1>
        {tasks.length > 0 && <p className="text-ink-muted">{m.help_lead()}</p>}
      </div>
      {tasks.length === 0 && <p>{m.help_none()}</p>}
      <ul className="ruled empty:hidden">
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={id}
              className="text-ink flex min-h-14 items-center gap-3 py-2 no-underline hover:underline"
            >
              <span className="min-w-0 flex-1 font-semibold wrap-break-word">{title()}</span>
              <ChevronRight aria-hidden="true" className="text-ink-muted size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
