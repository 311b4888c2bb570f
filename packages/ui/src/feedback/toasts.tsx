import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { LiveRegion } from './live-region.tsx'
import { ToastCard, type Toast } from './toast-card.tsx'

export type ToastInput = Omit<Toast, 'id'>
export type Toasts = {
  /** Shows a message and returns its id. */
  show: (toast: ToastInput) => number
  dismiss: (id: number) => void
}

const ToastsContext = createContext<Toasts | undefined>(undefined)

/** The messages of the page that pass by. They never are the only carrier of what they say. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it')
  return toasts
}

export type ToastProviderProps = {
  /** Names the region for assistive technology. */
  label: string
  dismissLabel: string
  children: ReactNode
}

/** Holds the messages and shows them above everything, dialogs included. One per page. */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [paused, setPaused] = useState(false)
  const lastId = useRef(0)
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const show = useCallback((toast: ToastInput) => {
    const id = ++lastId.current
    setToasts((all) => [...all, { ...toast, id }].slice(-maxShown))
    return id
  }, [])
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss])
  const newest = toasts.at(-1)
  const region = useTopLayer(newest?.id)
  const hold = { onPointerEnter: () => setPaused(true), onPointerLeave: () => setPaused(false) }
  const holdFocus = { onFocus: () => setPaused(true), onBlur: () => setPaused(false) }
  return (
    <ToastsContext value={api}>
      {children}
      <LiveRegion>
        {newest && (
          <span key={newest.id}>
            {newest.title} {newest.detail}
          </span>
        )}
      </LiveRegion>
      <section ref={region} popover="manual" aria-label={label} className="toasts" {...hold} {...holdFocus}>
        <ol>
          {toasts.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              paused={paused}
              dismissLabel={dismissLabel}
              onDismiss={dismiss}
            />
          ))}
        </ol>
      </section>
    </ToastsContext>
  )
}

const maxShown = 3

// A dialog that opened later lies above; leaving and entering the top layer brings the messages back on top.
function useTopLayer(newestId: number | undefined) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const region = ref.current
    if (!region) return
    const open = region.matches(':popover-open')
    const covered = open && document.querySelector('dialog:modal') !== null
    if (open && (newestId === undefined || covered)) region.hidePopover()
    if (newestId !== undefined && (!open || covered)) region.showPopover()
  }, [newestId])
  return ref
}
