import { groupsCalls } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { whenText } from './celula-words.ts'
import { MyAlerts } from './my-alerts.tsx'

/** What somebody has of the church's groups, asked for in the browser: the page itself is everybody's. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function MyGroups({ locale, lang }: { locale: Locale; lang: Locale }) {
  return (
    <>
      <OwnGroups locale={locale} lang={lang} />
      <MyAlerts locale={locale} />
    </>
  )
}

function OwnGroups({ locale, lang }: { locale: Locale; lang: Locale }) {
  const { user } = useSession()
  const slug = useChurch()?.slug ?? ''
  const request = user && { params: { slug }, query: { usuario: '1' as const, limit: 50 } }
  const { data } = useCall(groupsCalls.listCelulas, request)
  if (!data || data.celulas.length === 0) return null
  return (
    <section aria-labelledby="my-groups" className="ruled w-full">
      <h2 id="my-groups" className="text-xl">
        {m.groups_mine()}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.celulas.map((celula) => (
          <li key={celula.id}>
            <Link className="font-semibold" lang={lang} to={paths.group({ celulaId: celula.id })}>
              {celula.nome}
            </Link>
            <p className="text-ink-muted">
              {whenText(celula, locale)} ·{' '}
              {celula.participacao?.papel === 'lider'
                ? m.groups_mine_role_lider()
                : m.groups_mine_role_membro()}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <CalendarFeed />
      </div>
    </section>
  )
}
