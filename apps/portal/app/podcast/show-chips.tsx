import type { Podcast } from '@atrio/contract'
import { chipClass } from '@atrio/ui'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** The church's podcasts, where it has several. */
export function ShowChips({ podcasts, chosen }: { podcasts: readonly Podcast[]; chosen: string }) {
  if (podcasts.length < 2) return null
  return (
    <nav aria-label={m.podcast_shows()}>
      <ul className="flex flex-wrap gap-2">
        {podcasts.map(({ codigo, titulo }, index) => (
          <li key={codigo}>
            <Link
              className={chipClass}
              to={paths.podcast(index === 0 ? {} : { programa: codigo })}
              preventScrollReset
              aria-current={codigo === chosen ? 'true' : undefined}
            >
              <Check aria-hidden="true" className="chip-check" />
              {titulo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
