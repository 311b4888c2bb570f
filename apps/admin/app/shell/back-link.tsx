import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way back to where a page belongs, above its title: the address before, unless another one is named. */
export function BackLink({ to = '..', children }: { to?: string; children: ReactNode }) {
  return (
    <Link to={to} relative="path" className="inline-flex min-h-11 items-center gap-2 justify-self-start">
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  )
}
