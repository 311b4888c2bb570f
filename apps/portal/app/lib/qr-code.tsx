import { useMemo } from 'react'
import { encode } from 'uqr'

export type QrCodeProps = { text: string; label: string; className: string }

/** Black on white in every theme: readers need the contrast and the quiet border. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares(data)} fill="#000" />
    </svg>
  )
}

/** One stroke for each run of dark squares in a row. */
function squares(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`
    }
  }
  return path
}
