import { Section } from '@atrio/ui'
import { GraduationCap, HandHeart, Library, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

const places: readonly { to: string; icon: LucideIcon; title: () => string; text: () => string }[] = [
  { to: paths.ebds(), icon: GraduationCap, title: m.ebds_title, text: m.ebds_intro },
  { to: paths.publicationTypes(), icon: Library, title: m.publications_title, text: m.publications_intro },
  { to: paths.ministries(), icon: HandHeart, title: m.ministries_title, text: m.ministries_intro },
]

/** On the church home, the ways to what is not news of the day. */
export function ExploreBlock() {
  const church = useChurch()
  const open = places.filter(({ to }) => church && !church.closedPages.includes(to))
  if (open.length === 0) return null
  return (
    <Section title={m.reader_explore()}>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {open.map(({ to, icon: Icon, title, text }) => (
          <li key={to} className="ruled">
            <h3>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 text-link no-underline hover:underline"
              >
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                {title()}
              </Link>
            </h3>
            <p className="text-ink-muted">{text()}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
