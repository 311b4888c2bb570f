import { Button } from '@atrio/ui'
import { ALargeSmall, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { ListenButton } from './listen-button.tsx'
import { ReaderAppearance } from './reader-appearance.tsx'
import { ShareButton } from './share-button.tsx'

export type ReaderToolsProps = {
  title: string
  url: string
  /** Id of the element that is read aloud. */
  target: string
  lang: string
}

/** What one can do with a text besides reading it. */
export function ReaderTools({ title, url, target, lang }: ReaderToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="reader-tools no-print">
      <div
        role="group"
        aria-label={m.reader_tools()}
        className="-ms-3 flex flex-wrap items-center lg:flex-col lg:items-start"
      >
        <Button
          variant="quiet"
          icon={<ALargeSmall aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {m.reader_appearance()}
        </Button>
        <ShareButton title={title} url={url} />
        <Button
          variant="quiet"
          icon={<Printer aria-hidden="true" />}
          className="max-sm:hidden"
          onClick={() => window.print()}
        >
          {m.reader_print()}
        </Button>
        {/* The voice stops where another text begins. */}
        <ListenButton key={url} target={target} lang={lang} />
      </div>
      {isOpen && <ReaderAppearance id={panel} />}
    </div>
  )
}
