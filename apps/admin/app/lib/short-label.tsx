/** Words of a button: on a phone the first of them alone, so that three buttons stand side by side; its name stays. */
export function ShortLabel({ short, children }: { short: string; children: string }) {
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{children}</span>
    </>
  )
}
