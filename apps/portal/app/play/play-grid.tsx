import { PlayCard } from './play-card.tsx'
import type { PlayRailProps } from './play-rail.tsx'

/** Titles in rows and columns, as many as fit. */
export function PlayGrid({ items, lang, isOpen }: Pick<PlayRailProps, 'items' | 'lang' | 'isOpen'>) {
  return (
    <ul className="play-grid">
      {items.map(({ conteudo, progress, to }) => (
        <li key={conteudo.id}>
          <PlayCard
            conteudo={conteudo}
            lang={lang}
            open={isOpen(conteudo)}
            progress={progress}
            {...(to && { to })}
          />
        </li>
      ))}
    </ul>
  )
}
