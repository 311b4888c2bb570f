import { Skeleton } from '@atrio/ui'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { PdfPage } from './pdf-page.tsx'
import { usePdf } from './use-pdf.ts'

// Of the width that there is. A larger page is moved by scrolling its frame, never the whole site.
const SIZES = [60, 80, 100, 130, 170, 220]
const WHOLE_WIDTH = SIZES.indexOf(100)

/** A PDF score on the page, in the size that a music stand asks for. Loaded only where a song has one. */
export function ScoreDocument({ nome, href }: { nome: string; href: string }) {
  const [size, setSize] = useState(WHOLE_WIDTH)
  const found = usePdf(href)
  if (found.state === 'loading') return <Skeleton className="aspect-[1/1.414] max-w-3xl" />
  if (found.state === 'failed') return <p role="status">{m.praise_score_broken()}</p>
  const { numPages } = found.pdf
  const pages = Array.from({ length: numPages }, (_, index) => index + 1)
  return (
    <>
      <div role="group" aria-label={m.praise_score_size()} className="song-stepper mb-4">
        <SizeButton to={size - 1} onSize={setSize} label={m.praise_score_smaller()} icon={<ZoomOut />} />
        <output className="song-stepper-value">{SIZES[size]}%</output>
        <SizeButton to={size + 1} onSize={setSize} label={m.praise_score_larger()} icon={<ZoomIn />} />
      </div>
      <div
        className="song-score-frame"
        role="region"
        aria-label={m.praise_score_picture({ nome })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too
        tabIndex={0}
      >
        <div className="song-score-pages" style={{ width: `${SIZES[size]}%` }}>
          {pages.map((number) => (
            <PdfPage
              key={number}
              pdf={found.pdf}
              number={number}
              label={m.praise_score_page({ nome, number, total: numPages })}
            />
          ))}
        </div>
      </div>
    </>
  )
}

function SizeButton(props: {
  to: number
  onSize: (size: number) => void
  label: string
  icon: React.ReactNode
}) {
  const isOpen = props.to >= 0 && props.to < SIZES.length
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={props.label}
      title={props.label}
      aria-disabled={!isOpen}
      onClick={() => isOpen && props.onSize(props.to)}
    >
      {props.icon}
    </button>
  )
}
