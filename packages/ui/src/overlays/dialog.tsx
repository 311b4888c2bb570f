import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'

export type DialogProps = {
  open: boolean
  /** Asked for by Esc, the close button, or the backdrop; the caller then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The name of the close button. */
  closeLabel: string
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Light in any theme: for what is held up to be read from a screen. */
  bright?: boolean
  /** Whether a click beside the dialog closes it; off for forms that hold unsent text. */
  closeOnBackdrop?: boolean
  /** Whether its content stays in the page while it is closed: for what is opened often and holds much. */
  keep?: boolean
  className?: string
  children?: ReactNode
}

/**
 * A modal dialog: centred on a desktop, from below on a phone. Focus goes to `[data-autofocus]` inside, else to
 * the title, and returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    closeLabel,
    actions,
    size = 'md',
    closeOnBackdrop = true,
    keep = false,
  } = props
  const ref = useModal(open)
  const backdrop = useBackdrop(closeOnBackdrop ? onClose : undefined)
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={classNames('dialog', size !== 'md' && `dialog-${size}`, props.className)}
      data-theme={props.bright ? 'light' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        // The event also bubbles up from file inputs inside; only the dialog's own means Esc.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The event comes late: a dialog that is open again by then was not closed by anyone.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      }}
      {...backdrop}
    >
      {(open || keep) && (
        <div className="dialog-panel">
          <div className="dialog-head">
            <div className="dialog-titles">
              <h2 id={`${id}-title`} className="dialog-title" tabIndex={-1}>
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="dialog-description">
                  {description}
                </p>
              )}
            </div>
            <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
          </div>
          {props.children && <div className="dialog-body">{props.children}</div>}
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

/** A dialog at the side of a desktop and from below on a phone: for lists, filters and long content. */
export function Sheet({ className, ...rest }: DialogProps) {
  return <Dialog {...rest} className={classNames('sheet', className)} />
}

function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const root = document.documentElement
    root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
    dialog.showModal()
    // The close button comes first in the page but is the last thing anyone wants to be on.
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]')
    ;(wanted ?? dialog.querySelector<HTMLElement>('.dialog-title'))?.focus()
    // Closing before removal is what gives the focus back.
    return () => dialog.close()
  }, [open])
  return ref
}

// Both ends of the click must lie on the backdrop: a text selection that slips out must not close a form.
function useBackdrop(onClose: (() => void) | undefined) {
  const pressed = useRef(false)
  if (!onClose) return {}
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && event.target === event.currentTarget) onClose()
    },
  }
}
