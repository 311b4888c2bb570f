import { useMemo } from 'react'

/** Narrow and wide elements of each digit in ITF, which banks read boletos by. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']
const WIDE = 3
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

/** Bars and spaces in turn: a digit in the bars, the next one in the spaces between them. */
function draw(digits: string): { width: number; path: string } {
  const widths = [1, 1, 1, 1]
  for (let i = 0; i < digits.length; i += 2) {
    const bars = DIGITS[Number(digits[i])]!
    const spaces = DIGITS[Number(digits[i + 1])]!
    for (let j = 0; j < 5; j++) widths.push(bars[j] === '1' ? WIDE : 1, spaces[j] === '1' ? WIDE : 1)
  }
  widths.push(WIDE, 1, 1)
  let x = QUIET
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 4h${width}v52h-${width}z` : ''
    x += width
    return bar
  })
  return { width: x + QUIET, path: bars.join('') }
}
