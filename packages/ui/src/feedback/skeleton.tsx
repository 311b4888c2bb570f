import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type SkeletonProps = {
  shape?: 'text' | 'box' | 'circle'
  /** CSS lengths. A text's height follows its font size. */
  width?: string
  height?: string
  className?: string
}

/** A grey stand-in for one piece of content, of the size the content will have. */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton', `skeleton-${shape}`, className)}
      style={{ width, height: height ?? (shape === 'circle' ? width : undefined) }}
    />
  )
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
