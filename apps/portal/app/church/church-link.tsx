import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isInside, safeHref } from '../lib/security/outside-url.ts'

/** A link whose address a church typed in; without a usable address only its content remains. */
export function ChurchLink(props: { url: string; className?: string; children: ReactNode }) {
  const href = safeHref(props.url)
  if (!href) return <span className={props.className}>{props.children}</span>
  if (isInside(href)) {
    return (
      <Link to={href} className={props.className}>
        {props.children}
      </Link>
    )
  }
  return (
    <a href={href} rel="noopener" className={props.className}>
      {props.children}
    </a>
  )
}
