import { eventsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { buttonClass, SelectField } from '@atrio/ui'
import { CalendarPlus } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { usePrice } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListChips } from '../reader/list-chips.tsx'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, listQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/events-page.ts'
import { EventoCard } from './evento-card.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.events_title(), description: m.events_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, params, igreja } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const filters = {
    quando: readFilter(query, 'quando', /^passados$/),
    categoria: readFilter(query, 'categoria'),
    preco: readFilter(query, 'preco', /^(gratuito|pago)$/),
    lugar: readFilter(query, 'lugar', /^(online|presencial)$/),
  }
  const list = await api(eventsCalls.listEventos, {
    params,
    query: { ...apiQuery(search), ...(given(filters) as Filters) },
  })
  return { ...list, search, filters, timeZone: igreja.fusoHorario, idioma: igreja.idioma }
}

type Filters = {
  quando?: 'passados'
  categoria?: string
  preco?: 'gratuito' | 'pago'
  lugar?: 'online' | 'presencial'
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { eventos, total, categorias, search, filters, timeZone, idioma } = loaderData
  const root = useRootData()
  const locale = root?.locale ?? FALLBACK_LOCALE
  const price = usePrice()
  const past = filters.quando === 'passados'
  return (
    <ListScreen
      title={past ? m.events_past_title() : m.events_title()}
      intro={m.events_intro()}
      searchLabel={m.events_search()}
      empty={m.events_empty()}
      search={search}
      filters={filters}
      total={total}
      href={paths.events}
      aside={<Subscribe origin={root?.origin ?? ''} />}
      chips={
        <ListChips
          label={m.events_categories()}
          options={categorias.map((name) => ({ value: name, label: name }))}
          chosen={filters.categoria}
          href={(categoria) => paths.events(listQuery({ ...search, page: 1 }, { ...filters, categoria }))}
        />
      }
      fields={
        <>
          {filters.categoria && <input type="hidden" name="categoria" value={filters.categoria} />}
          <SelectField
            key={`quando ${filters.quando}`}
            name="quando"
            label={m.events_when()}
            fieldClassName="min-w-28"
            placeholder={m.events_when_next()}
            defaultValue={filters.quando ?? ''}
            options={[{ value: 'passados', label: m.events_when_past() }]}
          />
          <SelectField
            key={`preco ${filters.preco}`}
            name="preco"
            label={m.events_price()}
            fieldClassName="min-w-28"
            placeholder={m.events_price_all()}
            defaultValue={filters.preco ?? ''}
            options={[
              { value: 'gratuito', label: m.events_price_free() },
              { value: 'pago', label: m.events_price_paid() },
            ]}
          />
          <SelectField
            key={`lugar ${filters.lugar}`}
            name="lugar"
            label={m.events_place()}
            fieldClassName="min-w-28"
            placeholder={m.events_place_all()}
            defaultValue={filters.lugar ?? ''}
            options={[
              { value: 'presencial', label: m.events_place_here() },
              { value: 'online', label: m.events_online() },
            ]}
          />
        </>
      }
    >
      {eventos.map((evento) => (
        <EventoCard
          key={evento.id}
          evento={evento}
          price={price}
          timeZone={timeZone}
          locale={locale}
          lang={localeOf(idioma) ?? FALLBACK_LOCALE}
          past={past}
        />
      ))}
    </ListScreen>
  )
}

/** Calendars that read `webcal:` follow the feed: what changes here changes there. */
function Subscribe({ origin }: { origin: string }) {
  return (
    <a
      className={buttonClass({ variant: 'outline' })}
      href={origin.replace(/^https?:/, 'webcal:') + paths.eventsCalendar()}
    >
      <CalendarPlus aria-hidden="true" />
      {m.events_subscribe()}
    </a>
  )
}

function given(values: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
