import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

export type ErrorSummaryProps = {
  title: ReactNode
  errors: readonly { fieldId: string; message: ReactNode }[]
}

/** The errors of a refused form, each a link to its field. Takes focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="notice notice-bad outline-none">
      <CircleAlert aria-hidden="true" className="notice-icon" />
      <div className="notice-body">
        <p className="notice-title">{title}</p>
        <ul className="notice-list">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // The address stays as it is: the way back must not lead through every error.
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
