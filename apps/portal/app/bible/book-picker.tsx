import { classNames } from '@atrio/ui'
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'
import type { BibleBook } from './bible-books.ts'

export type BookPickerProps = {
  books: readonly BibleBook[]
  traducao: string
  com?: string | undefined
  current?: { livro: string; capitulo: number } | undefined
  /** After a chapter was chosen. */
  onChoose?: () => void
  level?: 2 | 3
}

/** A book, then a chapter: two taps. Without script a book leads to its first chapter. */
export function BookPicker({ books, current, level = 2, ...rest }: BookPickerProps) {
  const [open, setOpen] = useState(current?.livro)
  const Heading = `h${level}` as const
  const id = useId()
  const parts = [
    { title: m.bible_old_testament(), books: books.filter(({ novo }) => !novo) },
    { title: m.bible_new_testament(), books: books.filter(({ novo }) => novo) },
  ]
  return (
    <div className="flex flex-col gap-8">
      {parts.map((part, index) => (
        <section key={part.title} aria-labelledby={`${id}${index}`}>
          <Heading id={`${id}${index}`} className="mb-3 text-lg">
            {part.title}
          </Heading>
          <ul className="bible-books">
            {part.books.map((book) => (
              <BookEntry
                key={book.codigo}
                {...rest}
                book={book}
                isOpen={open === book.codigo}
                chapter={current?.livro === book.codigo ? current.capitulo : undefined}
                onToggle={() => setOpen(open === book.codigo ? undefined : book.codigo)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type BookEntryProps = Pick<BookPickerProps, 'traducao' | 'com' | 'onChoose'> & {
  book: BibleBook
  isOpen: boolean
  /** The chapter that is being read, in this book. */
  chapter: number | undefined
  onToggle: () => void
}

function BookEntry({ book, traducao, com, isOpen, chapter, onToggle, onChoose }: BookEntryProps) {
  const to = (capitulo: number) => paths.bibleChapter({ traducao, livro: book.codigo, capitulo }, { com })
  // Only a script opens a book in place: from then on it is a button that says so, and answers the space bar.
  const opens = useInBrowser(() => true, false) && book.capitulos > 1
  const expand = (event: MouseEvent) => {
    if (!opens || event.metaKey || event.ctrlKey || event.shiftKey) return onChoose?.()
    event.preventDefault()
    onToggle()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onToggle()
  }
  return (
    <li className={classNames(isOpen && 'bible-book-open')}>
      <Link
        className="bible-book"
        to={to(1)}
        {...(opens && { role: 'button', 'aria-expanded': isOpen, onKeyDown: press })}
        aria-current={chapter === undefined ? undefined : 'true'}
        onClick={expand}
      >
        {book.nome}
      </Link>
      {isOpen && book.capitulos > 1 && (
        <ul className="bible-chapters" aria-label={m.bible_chapters_of({ livro: book.nome })}>
          {Array.from({ length: book.capitulos }, (_, index) => index + 1).map((capitulo) => (
            <li key={capitulo}>
              <Link
                className="bible-chapter"
                to={to(capitulo)}
                prefetch="intent"
                aria-label={m.bible_chapter_of({ livro: book.nome, capitulo })}
                aria-current={capitulo === chapter ? 'page' : undefined}
                onClick={onChoose}
              >
                {capitulo}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
