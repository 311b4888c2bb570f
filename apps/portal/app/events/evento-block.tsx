import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Card, Picture, Section } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { eventoWhen } from './evento-when.ts'
import type { EventoBlock as Evento } from './load-block.server.ts'

/** The next events, on the church home: one large, two small. Nothing of buying tickets comes with it. */
// The default is what `lazy` asks for.
// oxlint-disable-next-line import/no-default-export
export default function EventoBlock({ data: eventos }: { data: Evento[] }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <Section title={m.events_block()} action={<Link to={paths.events()}>{m.events_block_all()}</Link>}>
      <ul className={eventos[0]?.imagem ? 'lead' : 'card-grid'}>
        {eventos.map((evento, index) => (
          <Card
            key={evento.id}
            as="li"
            layout={index === 0 ? 'column' : 'row'}
            media={
              evento.imagem && (
                <Picture
                  src={evento.imagem.url}
                  alt={evento.imagem.alt}
                  seed={evento.nome}
                  ratio="16/9"
                  grows={paths.event({ eventId: evento.id })}
                />
              )
            }
            eyebrow={eventoWhen(evento, locale, church?.fusoHorario ?? 'UTC')}
            link={
              <Link to={paths.event({ eventId: evento.id })} lang={lang}>
                {evento.nome}
              </Link>
            }
          >
            {evento.flagOnline ? m.events_online() : <span lang={lang}>{evento.local}</span>}
          </Card>
        ))}
      </ul>
    </Section>
  )
}
