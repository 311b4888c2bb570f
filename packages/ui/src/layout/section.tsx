import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type SectionProps = {
  title: ReactNode
  /** A short line above the title. */
  eyebrow?: ReactNode
  /** A sentence or two below the title. */
  intro?: ReactNode
  /** A link at the end of the heading row, such as "All events". */
  action?: ReactNode
  /** `band` sets the section apart from its neighbours. */
  ground?: 'plain' | 'band'
  level?: 1 | 2 | 3
  id?: string
  className?: string
  children: ReactNode
}

/** A part of a page: heading row, content, and the vertical rhythm between parts. */
export function Section(props: SectionProps) {
  const { title, eyebrow, intro, action, ground = 'plain', level = 2, id, className, children } = props
  const ownId = useId()
  const headingId = `${id ?? ownId}-title`
  const Heading = `h${level}` as const
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames('section', ground === 'band' && 'band', className)}
    >
      <div className="wrap">
        <div className="section-head">
          <div>
            {eyebrow && <p className="eyebrow">{eyebrow}</p>}
            <Heading id={headingId}>{title}</Heading>
            {intro && <p className="section-intro">{intro}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  )
}
