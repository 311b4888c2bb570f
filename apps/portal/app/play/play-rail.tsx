import type { ConteudoListado, Progresso } from '@atrio/contract'
import { IconButton } from '@atrio/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { PlayCard } from './play-card.tsx'
import { useRail } from './use-rail.ts'

type RailItem = { conteudo: ConteudoListado; to?: string; progress?: Progresso }

export type PlayRailProps = {
  title: string
  /** Where the rest of it is. */
  more?: string
  lang: string
  titleLang?: string | undefined
  items: readonly RailItem[]
  isOpen: (conteudo: ConteudoListado) => boolean | null
}

/** A row of titles: swiped, paged by its buttons, or gone through by arrow keys. */
export function PlayRail({ title, more, lang, titleLang, items, isOpen }: PlayRailProps) {
  const { track, current, scrolls, onKeyDown, onFocus, page } = useRail()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="play-rail">
      <header className="wrap play-rail-head" data-arrows="no">
        <h2 id={heading} lang={titleLang}>
          {more ? <Link to={more}>{title}</Link> : title}
        </h2>
        {scrolls && (
          <span className="play-rail-buttons">
            <IconButton
              label={m.play_previous({ name: title })}
              icon={<ChevronLeft />}
              onClick={() => page(-1)}
            />
            <IconButton
              label={m.play_next({ name: title })}
              icon={<ChevronRight />}
              onClick={() => page(1)}
            />
          </span>
        )}
      </header>
      {/* Keys bubble up to here from the link that has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        aria-labelledby={heading}
        className="play-track"
        data-rail
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {items.map(({ conteudo, to, progress }, index) => (
          <li key={conteudo.id}>
            <PlayCard
              conteudo={conteudo}
              lang={lang}
              open={isOpen(conteudo)}
              progress={progress}
              tabIndex={index === current ? 0 : -1}
              {...(to && { to })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
