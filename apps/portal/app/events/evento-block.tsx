import type { EventoListado } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Section } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { eventoWhen } from './evento-when.ts'

/** The next events, on the church home. Nothing of buying tickets comes with it. */
// The default is what `lazy` asks for.
// oxlint-disable-next-line import/no-default-export
export default function EventoBlock({
  blocks: { eventos },
}: {
  blocks: { eventos: EventoListado[] | null }
}) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  if (!eventos || eventos.length === 0) return null
  return (
    <Section title={m.events_block()} action={<Link to={paths.events()}>{m.events_block_all()}</Link>}>
      <ul className="grid gap-4 md:grid-cols-3">
        {eventos.map((evento) => (
          <li key={evento.id} className="card p-5">
            <p className="text-sm text-ink-muted">
              {eventoWhen(evento, locale, church?.fusoHorario ?? 'UTC')}
            </p>
            <h3 className="mt-1 font-read text-xl" lang={lang}>
              <Link to={paths.event({ eventId: evento.id })}>{evento.nome}</Link>
            </h3>
            <p className="mt-2 text-sm text-ink-muted" lang={lang}>
              {evento.flagOnline ? m.events_online() : evento.local}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
