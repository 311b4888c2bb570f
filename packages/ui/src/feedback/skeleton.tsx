import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type SkeletonProps = {
  shape?: 'text' | 'box' | 'circle'
  /** Its size, as utilities: `w-3/5`, `h-40`. A text's height follows its font size. */
  className?: string
}

/** A grey stand-in for one piece of content, of the size the content will have. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames('skeleton', `skeleton-${shape}`, className)} />
}

/** A region whose content is on its way; says so once to assistive technology. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
