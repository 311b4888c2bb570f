/** How much of a work of minutes is done; without a number while nothing is counted yet. */
export function Progress({ label, feito, total }: { label: string; feito: number; total: number }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status">{label}</p>
      <progress
        className="w-full"
        aria-label={label}
        {...(total > 0 && { value: Math.min(feito, total), max: total })}
      />
    </div>
  )
}
