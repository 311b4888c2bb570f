import './reader.css'
import type { RichTextPart } from '@atrio/rich-text'
import { useRef, useState, type MouseEvent } from 'react'
import { VersePopover } from '../bible/verse-popover.tsx'
import { FrameFacade } from './frame-facade.tsx'

/** A church's text, cleaned by the server (lib/rich-text.server.ts). Its Bible references open the words they name. */
export function RichText({ parts }: { parts: readonly RichTextPart[] }) {
  const popover = useRef<HTMLDivElement>(null)
  const [referencia, setReferencia] = useState('')
  // The links stand in HTML of the church's, out of React's hands (link-references.server.ts).
  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a.verse-link')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || !popover.current?.showPopover) return
    event.preventDefault()
    setReferencia(link.textContent)
    popover.current.showPopover()
  }
  return (
    // Keys reach it, too: pressing Enter on a link is a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="rich-text" onClick={open}>
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          // The parts of one text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <FrameFacade key={index} {...part} />
        ),
      )}
      <VersePopover ref={popover} referencia={referencia} />
    </div>
  )
}
