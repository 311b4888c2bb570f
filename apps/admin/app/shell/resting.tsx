import type { ReactNode } from 'react'

/** Fields that take nothing while what they hold is sent: what is typed then would be neither sent nor kept. */
export function Resting({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <div className="contents" inert={when}>
      {children}
    </div>
  )
}
