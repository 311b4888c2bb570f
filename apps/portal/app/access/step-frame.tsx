import { useEffect, useRef, type ReactNode } from 'react'

/** One step: its title takes the focus when the step is reached, so that everyone learns where they are. */
export function StepFrame(props: { title: string; intro?: ReactNode; children: ReactNode; arrive: boolean }) {
  const { title, intro, children, arrive } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrive) heading.current?.focus()
  }, [arrive])
  return (
    <div className="stack gap-6">
      <header className="stack gap-2">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro && <div className="text-ink-muted">{intro}</div>}
      </header>
      {children}
    </div>
  )
}
