import { m } from '../paraglide/messages.js'
import type { ShellChurch } from '../shell/church.ts'
import { ChurchLink } from './church-link.tsx'
import { MenuIcon } from './menu-icon.tsx'

/** The church's own menu items, in reach of the thumb. */
export function HomeMenu({ items }: { items: ShellChurch['igrejaAppMenu'] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={m.home_shortcuts()} className="wrap pb-8 lg:pb-12">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, titulo, icone, url }) => (
          <li key={id}>
            <ChurchLink
              url={url}
              className="flex h-full min-h-16 items-center gap-4 rounded-md border border-line bg-surface px-4 py-3 font-semibold no-underline hover:border-line-strong"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-tint text-on-tint">
                <MenuIcon nome={icone} />
              </span>
              <span className="min-w-0">{titulo}</span>
            </ChurchLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
