import './reader.css'
import type { RichTextPart } from '@atrio/rich-text'
import { FrameFacade } from './frame-facade.tsx'

/** A church's text, cleaned by the server (lib/rich-text.server.ts). */
export function RichText({ parts }: { parts: readonly RichTextPart[] }) {
  return (
    <div className="rich-text">
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
    </div>
  )
}
