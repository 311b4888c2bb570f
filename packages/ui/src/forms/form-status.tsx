import type { ReactNode } from 'react'
import { Banner } from '../feedback/banner.tsx'
import type { Tone } from '../feedback/tone-icon.tsx'

export type FormStatusProps = { tone: Tone; title: ReactNode; detail?: ReactNode; action?: ReactNode }

/** What became of a form: title, detail and the way on. Announced when it appears. */
export function FormStatus({ tone, title, detail, action }: FormStatusProps) {
  return (
    <Banner tone={tone} title={title} actions={action} live={tone === 'bad' ? 'assertive' : 'polite'}>
      {detail}
    </Banner>
  )
}
