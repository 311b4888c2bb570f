import { classNames } from '../class-names.ts'

/** A turning ring. Decorative without `label`; with one it is announced as a status. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  if (!label) return <span aria-hidden="true" className={classNames('spinner', className)} />
  return (
    <span role="status" className="cluster">
      <span aria-hidden="true" className={classNames('spinner', className)} />
      {label}
    </span>
  )
}
