import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { ToneIcon, type Tone } from './tone-icon.tsx'

export type BannerProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
  /** Together with `dismissLabel`, adds a close button. */
  onDismiss?: () => void
  dismissLabel?: string
  /** `bar` spans the page below the header; `box` sits among the content. */
  shape?: 'box' | 'bar'
  /** How a banner that appears by itself is announced; none for one that is there from the start. */
  live?: 'polite' | 'assertive'
  className?: string
}

/** A message in the page that stays until its cause is gone. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, onDismiss, dismissLabel, shape = 'box', live } = props
  return (
    <div
      role={live && (live === 'assertive' ? 'alert' : 'status')}
      className={classNames('notice', `notice-${tone}`, shape === 'bar' && 'notice-bar', props.className)}
    >
      <ToneIcon tone={tone} className="notice-icon" />
      <div className="notice-body notice-row">
        {title && <p className="notice-title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton className="notice-close" label={dismissLabel} icon={<X />} onClick={onDismiss} />
      )}
    </div>
  )
}
