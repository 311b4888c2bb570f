import type { ReactNode } from 'react'

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a href={`#${target}`} className="skip-link">
      {children}
    </a>
  )
}
