import { itfElements } from '@atrio/rules'
import { useMemo } from 'react'

const QUIET = 10

/** The barcode of a boleto. */
export function ItfCode({ digits, label }: { digits: string; label: string }) {
  const { width, path } = useMemo(() => draw(digits), [digits])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 60`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="block h-16 w-full rounded-sm bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

function draw(digits: string): { width: number; path: string } {
  let x = QUIET
  const bars = itfElements(digits).map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 4h${width}v52h-${width}z` : ''
    x += width
    return bar
  })
  return { width: x + QUIET, path: bars.join('') }
}
