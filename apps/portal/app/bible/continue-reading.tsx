import { buttonClass } from '@atrio/ui'
import { BookOpenText } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { BibleBook } from './bible-books.ts'
import { useLastPlace } from './last-place.ts'

/** The way back to the chapter that was read last, which only the browser knows. */
export function ContinueReading({ books }: { books: readonly BibleBook[] }) {
  const place = useLastPlace()
  const book = books.find(({ codigo }) => codigo === place?.livro)
  if (!place || !book) return null
  return (
    <p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.bibleChapter(place)}>
        <BookOpenText aria-hidden="true" />
        {m.bible_continue({ lugar: `${book.nome} ${place.capitulo}` })}
      </Link>
    </p>
  )
}
