import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type EmptyStateProps = {
  /** A picture: usually one outline icon. */
  icon?: ReactNode
  title: ReactNode
  /** Why it is empty, in one or two sentences. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  /** The level of the title in the page's outline. */
  level?: 1 | 2 | 3
  className?: string
}

/** What a place without content says: what it is, why it is empty, and one thing to do. */
export function EmptyState({ icon, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('empty', className)}>
      {icon && (
        <span className="empty-art" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="empty-title">{title}</Heading>
      {children && <div className="empty-text">{children}</div>}
      {action && <div className="empty-actions">{action}</div>}
    </div>
  )
}
