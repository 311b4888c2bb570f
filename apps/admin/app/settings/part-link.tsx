import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

/** A row that leads to a part of the settings. */
export function PartLink({
  to,
  icon: Icon,
  label,
  about,
}: {
  to: string
  icon?: LucideIcon
  label: string
  about: string
}) {
  return (
    <Link to={to} className="text-ink flex min-h-16 items-center gap-4 py-3 no-underline hover:underline">
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold wrap-break-word">{label}</span>
        <span className="text-ink-muted text-sm wrap-break-word">{about}</span>
      </span>
      <ChevronRight aria-hidden="true" className="text-ink-muted size-5 shrink-0" />
    </Link>
  )
}
