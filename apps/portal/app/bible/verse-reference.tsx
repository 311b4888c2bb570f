import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { VersePopover } from './verse-popover.tsx'

export type VerseReferenceProps = {
  /** In any of our languages, best as `passagemCode` writes it: `jhn 3:16-18`. */
  referencia: string
  children: ReactNode
}

/** A reference in a text: a link to the Bible, which shows the words right there. */
export function VerseReference({ referencia, children }: VerseReferenceProps) {
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !popover.current?.showPopover) return
    event.preventDefault()
    popover.current.showPopover()
  }
  return (
    <>
      <Link
        className="verse-reference"
        to={paths.bible({ busca: referencia })}
        aria-haspopup="dialog"
        aria-controls={id}
        onClick={open}
      >
        {children}
      </Link>
      <VersePopover ref={popover} id={id} referencia={referencia} />
    </>
  )
}
