import './events.css'
import { eventsCalls, liveCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { Picture } from '@atrio/ui'
import { useState } from 'react'
import { data, redirect } from 'react-router'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage, orNull } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { RichText } from '../reader/rich-text.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/event-page.ts'
import { EventoAbout } from './evento-about.tsx'
import { EventoBar } from './evento-bar.tsx'
import { EventoOnAir } from './evento-on-air.tsx'
import { EventoHeader } from './evento-header.tsx'
import { eventoJsonLd } from './evento-json-ld.ts'
import { EventoTickets } from './evento-tickets.tsx'
import { loadMetodos } from './load-evento.server.ts'
import type { Selection } from './selection.ts'
import { useEventoNow } from './use-evento-now.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { evento, jsonLd } = args.loaderData
  return pageMeta(args, {
    title: evento.nome,
    description: evento.resumo,
    image: evento.imagem?.url ?? null,
    jsonLd,
  })
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, igreja, preview, params: church } = churchPage(context)
  const step = buyingStep(new URL(request.url).searchParams)
  if (step && /^[1-9]\d{0,14}$/.test(params.eventId)) {
    throw redirect(paths.eventTickets({ eventId: Number(params.eventId) }, step))
  }
  const { evento } = await orNoEvent(
    api(eventsCalls.getEvento, { params: { ...church, id: params.eventId } }),
  )
  const onAir = await orNull(
    api(liveCalls.listTransmissoes, { params: church, query: { evento: evento.id } }),
  )
  const metodos = await loadMetodos(api, igreja.slug, evento)
  return {
    evento,
    metodos,
    // None where the church broadcasts nothing.
    transmissoes: onAir?.transmissoes ?? [],
    parts: readableParts(evento.descricao, igreja.idioma),
    jsonLd: eventoJsonLd(evento, { origin: new URL(request.url).origin, igreja }),
    renderedAt: preview ?? new Date().toISOString(),
  }
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { evento, metodos, parts, transmissoes } = loaderData
  const [selection, setSelection] = useState<Selection>({})
  const at = useEventoNow(loaderData)
  const church = useChurch()
  const root = useRootData()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const url = (root?.origin ?? '') + paths.event({ eventId: evento.id })
  const buying = { at, metodos, selection, lang }
  return (
    <>
      <BackLink to={paths.events()}>{m.events_title()}</BackLink>
      <div className="event-page">
        <article className="event-main">
          <Picture
            className="event-hero"
            src={evento.imagem?.url ?? null}
            alt={evento.imagem?.alt ?? ''}
            seed={`evento ${evento.nome}`}
            ratio="3/2"
            priority
            grows={paths.event({ eventId: evento.id })}
          />
          <EventoHeader evento={evento} at={at} lang={lang} url={url} />
          {parts.length > 0 && (
            <section lang={lang} aria-label={m.events_about()}>
              <RichText parts={parts} />
            </section>
          )}
          <EventoOnAir
            transmissoes={transmissoes}
            now={at.now}
            timeZone={church?.fusoHorario ?? 'UTC'}
            locale={root?.locale ?? FALLBACK_LOCALE}
          />
          <EventoAbout evento={evento} lang={lang} />
        </article>
        <div className="event-side">
          <EventoTickets {...buying} onSelection={setSelection} />
        </div>
      </div>
      <EventoBar {...buying} />
    </>
  )
}

/** Spec §2: the address of an event may name a step of buying, which has a page of its own. */
function buyingStep(search: URLSearchParams): Record<string, string> | null {
  const named = ['buyingStep', 'fillTicket'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  return named.length > 0 ? { buyingStep: 'fill', ...Object.fromEntries(named) } : null
}

/** Spec §8: Event not available or wrong address. */
async function orNoEvent<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    const { httpStatus } = error as { httpStatus?: number }
    if (httpStatus !== 404 && httpStatus !== 400) throw error
    throw data('EVENT.MESSAGE.ERROR.NOT_FOUND', { status: 404 })
  }
}
