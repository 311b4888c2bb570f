import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type AccountTileProps = { to: string; icon: ReactNode; title: string; detail: string }

/** One thing that a person has or does here; the whole tile leads there. */
export function AccountTile({ to, icon, title, detail }: AccountTileProps) {
  return (
    <li className="card relative gap-1 p-4">
      <span aria-hidden="true" className="mb-1 text-link [&>svg]:size-6">
        {icon}
      </span>
      <Link to={to} className="font-medium text-ink no-underline after:absolute after:inset-0">
        {title}
      </Link>
      <p className="text-sm text-ink-muted">{detail}</p>
    </li>
  )
}
