/* oxlint-disable react/no-array-index-key -- the parts of a text have no names of their own, and no state */
import './note-text.css'
import { parseNotaText, type NotaBlock, type NotaMomento, type NotaSpan } from '@atrio/rules'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { m } from '../../paraglide/messages.js'

export type NoteTextProps = {
  texto: string
  /** The level of the heading above it in the page's outline. */
  below?: 1 | 2
  /** The broadcast beside which it is read: its moments are gone to there, or are words while there is nowhere to go. */
  beside?: { transmissaoId: number; jump: ((seconds: number) => void) | null }
}

/** A note to be read: its marks become what they mean. */
export function NoteText({ texto, below = 1, beside }: NoteTextProps) {
  const blocks = useMemo(() => outlined(parseNotaText(texto), below), [texto, below])
  if (blocks.length === 0) return <p className="py-6 text-ink-muted">{m.notes_read_empty()}</p>
  return (
    <div className="note-read">
      {blocks.map((block, index) => {
        const words = <Words spans={block.spans} beside={beside} />
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

function Words({ spans, beside }: { spans: readonly NotaSpan[]; beside: NoteTextProps['beside'] }) {
  return spans.map(({ text, strong, stressed, momento }, index) => {
    const said = momento ? <Momento text={text} momento={momento} beside={beside} /> : text
    const inner = stressed ? <em>{said}</em> : said
    return strong ? <strong key={index}>{inner}</strong> : <span key={index}>{inner}</span>
  })
}

/** When something was said: leads into the recording, here or on its page. */
function Momento({
  text,
  momento: { transmissaoId, segundo },
  beside,
}: {
  text: string
  momento: NotaMomento
  beside: NoteTextProps['beside']
}) {
  const label = m.notes_moment({ time: text })
  if (beside?.transmissaoId !== transmissaoId) {
    return (
      <Link
        className="note-moment"
        aria-label={label}
        to={paths.live({ transmissao: transmissaoId, t: segundo })}
      >
        {text}
      </Link>
    )
  }
  const { jump } = beside
  return jump ? (
    <button type="button" className="note-moment" aria-label={label} onClick={() => jump(segundo)}>
      {text}
    </button>
  ) : (
    <span className="note-moment">{text}</span>
  )
}
