import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import './back-link.css'

export type BackLinkProps = { to: string; lang?: string | undefined; children: string }

/** The way back to the list that a page belongs to, above its title. */
export function BackLink({ to, lang, children }: BackLinkProps) {
  return (
    <Link className="back-link no-print" to={to}>
      <ArrowLeft aria-hidden="true" />
      <span lang={lang}>{children}</span>
    </Link>
  )
}
