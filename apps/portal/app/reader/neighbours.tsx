import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

type Neighbour = { to: string; titulo: string } | null

/** On to the text before and the text after. */
export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null
  return (
    <nav aria-label={m.reader_more()} className="reader-neighbours">
      {previous && (
        <Link rel="prev" to={previous.to}>
          <span>
            <ArrowLeft aria-hidden="true" />
            {m.reader_previous()}
          </span>
          <strong>{previous.titulo}</strong>
        </Link>
      )}
      {next && (
        <Link rel="next" to={next.to} className="reader-neighbour-next">
          <span>
            {m.reader_next()}
            <ArrowRight aria-hidden="true" />
          </span>
          <strong>{next.titulo}</strong>
        </Link>
      )}
    </nav>
  )
}
