import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type TagProps = {
  tone?: 'plain' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A state or kind in one or two words. The word carries the meaning, the tone supports it. */
export function Tag({ tone = 'plain', icon, className, children }: TagProps) {
  return (
    <span className={classNames('tag', tone !== 'plain' && `tag-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}
