/* oxlint-disable react/no-array-index-key -- the parts of a text have no names of their own, and no state */
import { parseNotaText, type NotaBlock, type NotaSpan } from '@atrio/rules'
import { useMemo } from 'react'
import { m } from '../paraglide/messages.js'

export type NoteTextProps = {
  texto: string
  /** The level of the heading above it in the page's outline. */
  below?: 1 | 2
}

/** A note to be read: its marks become what they mean. */
export function NoteText({ texto, below = 1 }: NoteTextProps) {
  const blocks = useMemo(() => outlined(parseNotaText(texto), below), [texto, below])
  if (blocks.length === 0) return <p className="py-6 text-ink-muted">{m.notes_read_empty()}</p>
  return (
    <div className="note-read">
      {blocks.map((block, index) => {
        const words = <Words spans={block.spans} />
        if (block.kind === 'heading') {
          const Heading = `h${block.rank}` as 'h2'
          return <Heading key={index}>{words}</Heading>
        }
        if (block.kind === 'quote') return <blockquote key={index}>{words}</blockquote>
        if (block.kind === 'paragraph') return <p key={index}>{words}</p>
        return block.marker === null ? (
          <ul key={index}>
            <li>{words}</li>
          </ul>
        ) : (
          <ol key={index}>
            <li>
              {block.marker} {words}
            </li>
          </ol>
        )
      })}
    </div>
  )
}

/** Headings step down one level at a time, however they were typed. */
function outlined(blocks: readonly NotaBlock[], below: number) {
  let last = below
  return blocks.map((block) => {
    const wanted = block.kind === 'heading' ? block.level + below : last
    last = Math.min(wanted, last + 1)
    return { ...block, rank: last }
  })
}

function Words({ spans }: { spans: readonly NotaSpan[] }) {
  return spans.map(({ text, strong, stressed }, index) => {
    const inner = stressed ? <em>{text}</em> : text
    return strong ? <strong key={index}>{inner}</strong> : <span key={index}>{inner}</span>
  })
}
