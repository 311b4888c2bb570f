import type { ReactNode } from 'react'

/** Speaks its content whenever that changes. It must be in the page before the message is. */
export function LiveRegion({ children, assertive = false }: { children?: ReactNode; assertive?: boolean }) {
  return (
    <div
      className="sr-only"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {children}
    </div>
  )
}
