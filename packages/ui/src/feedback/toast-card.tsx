import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { ToneIcon, type Tone } from './tone-icon.tsx'

export type Toast = {
  id: number
  tone?: Tone
  title: string
  detail?: string
  /** One thing to do about it, such as undo. */
  action?: { label: string; onAction: () => void }
  /** Milliseconds until it leaves: 6,000, or 10,000 with an action, unless said otherwise. */
  duration?: number
}

export type ToastCardProps = {
  toast: Toast
  /** Someone looks at the messages or is in them: the time stands still. */
  paused: boolean
  dismissLabel: string
  onDismiss: (id: number) => void
}

/** One passing message. */
export function ToastCard({ toast, paused, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, tone, title, detail, action, duration = action ? 10_000 : 6_000 } = toast
  const remaining = useRef(duration)
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => onDismiss(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - started
    }
  }, [paused, id, onDismiss])
  return (
    <li className="toast">
      {tone && <ToneIcon tone={tone} />}
      <div className="toast-body">
        <p className="toast-title">{title}</p>
        {detail && <p className="toast-detail">{detail}</p>}
      </div>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            onDismiss(id)
            action.onAction()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} icon={<X />} onClick={() => onDismiss(id)} />
    </li>
  )
}
