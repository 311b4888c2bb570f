import { classNames } from '@atrio/ui'

/** Figures with what they are of; on a narrow screen it scrolls by itself. */
export function ReportTable({
  caption,
  heads,
  rows,
  isShown = false,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** Whether its title is to be seen: where nothing above says it. */
  isShown?: boolean
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full border-collapse text-start">
        <caption className={isShown ? 'pb-2 text-start font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr className="text-ink-muted border-line border-b text-sm">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={cell(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')} className="border-line border-b">
              {row.map((text, index) =>
                index === 0 ? (
                  <th key={heads[index]} scope="row" className={classNames(cell(index), 'font-normal')}>
                    {text}
                  </th>
                ) : (
                  <td key={heads[index]} className={cell(index)}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cell(index: number): string {
  return index === 0 ? 'min-w-32 py-2 pe-4 text-start align-top' : 'py-2 ps-4 text-end align-top tabular-nums'
}
