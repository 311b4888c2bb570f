import './reader.css'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Picture, Tag } from '@atrio/ui'
import { Languages } from 'lucide-react'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { BackLink } from './back-link.tsx'
import { languageName } from './language-name.ts'
import { useReaderSettings } from './reader-settings.ts'
import { ReaderTools } from './reader-tools.tsx'

export type ReaderProps = {
  /** The list that this belongs to. */
  back: { to: string; label: string }
  title: string
  /** What kind of text it is, or what it is about. */
  kicker?: ReactNode
  /** Date, author and the like, each a short text. */
  facts: readonly (string | null)[]
  minutos: number
  /** Absent where a picture would only push the text down. */
  picture?: { imagem: { url: string; alt: string } | null; seed: string }
  /** What is read aloud and printed. */
  children: ReactNode
  /** What follows the text: neighbours, progress. */
  after?: ReactNode
}

/** A text to be read in peace: its size, letters, colours and width are the reader's own. */
export function Reader(props: ReaderProps) {
  const { back, title, kicker, facts, minutos, picture, children, after } = props
  const { size, font, theme, width } = useReaderSettings()
  const church = useChurch()
  const root = useRootData()
  const { pathname, search } = useLocation()
  const text = useId()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const isForeign = root !== undefined && root.locale !== lang
  return (
    <div
      className="reader"
      data-theme={theme === 'auto' ? undefined : theme === 'dark' ? 'dark' : 'light'}
      data-reader-theme={theme}
      data-reader-font={font}
      data-reader-width={width}
      style={{ '--reader-size': size / 100 } as CSSProperties}
    >
      <div className="reader-progress no-print" aria-hidden="true" />
      <article className="reader-column">
        <header className="reader-head">
          <BackLink to={back.to}>{back.label}</BackLink>
          {kicker && <p className="eyebrow">{kicker}</p>}
          <h1 lang={lang}>{title}</h1>
          <p className="reader-facts">
            {[...facts, m.reader_minutes({ count: minutos })].filter(Boolean).join(' · ')}
          </p>
          {isForeign && (
            <Tag icon={<Languages aria-hidden="true" />}>
              {m.reader_language({ language: languageName(lang, root.locale) })}
            </Tag>
          )}
        </header>
        <ReaderTools title={title} url={(root?.origin ?? '') + pathname + search} target={text} lang={lang} />
        {picture && (
          <Picture
            src={picture.imagem?.url ?? null}
            alt={picture.imagem?.alt ?? ''}
            seed={picture.seed}
            ratio={picture.imagem ? '16/9' : '21/9'}
            priority
            grows={pathname}
            className="reader-picture"
          />
        )}
        <div id={text} lang={lang} className="reader-text">
          {children}
        </div>
        {after && <footer className="reader-after no-print">{after}</footer>}
      </article>
    </div>
  )
}
