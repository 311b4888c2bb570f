import { useId, type ReactNode } from 'react'

/** One of the parts of the checkout, numbered. */
export function Block({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card gap-4 p-5">
      <h2 id={id} className="flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="grid size-8 flex-none place-content-center rounded-full bg-tint text-base font-semibold text-on-tint"
        >
          {step}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
