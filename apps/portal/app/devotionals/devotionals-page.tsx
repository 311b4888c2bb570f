import { devotionalsCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { SelectField } from '@atrio/ui'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import { ListScreen } from '../reader/list-screen.tsx'
import { apiQuery, readFilter, readListSearch } from '../reader/list-url.ts'
import { monthLabel } from '../reader/month-label.ts'
import { ReadingCard } from '../reader/reading-card.tsx'
import { useRootData } from '../shell/church.ts'
import type { Route } from './+types/devotionals-page.ts'
import { TodayTag } from './today-tag.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.devotionals_title(), description: m.devotionals_intro() })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, igreja, params } = churchPage(context)
  const query = new URL(request.url).searchParams
  const search = readListSearch(query)
  const mes = readFilter(query, 'mes', /^\d{4}-(0[1-9]|1[0-2])$/)
  const list = await api(devotionalsCalls.listDevocionais, {
    params,
    query: { ...apiQuery(search), ...(mes ? { mes } : {}) },
  })
  return { ...list, search, mes, fusoHorario: igreja.fusoHorario }
}

export default function DevotionalsPage({ loaderData }: Route.ComponentProps) {
  const { devocionais, total, meses, search, mes, fusoHorario } = loaderData
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  return (
    <ListScreen
      title={m.devotionals_title()}
      intro={m.devotionals_intro()}
      searchLabel={m.devotionals_search()}
      empty={m.devotionals_empty()}
      search={search}
      filters={{ mes }}
      total={total}
      href={paths.devotionals}
      fields={
        meses.length > 1 || mes ? (
          <SelectField
            key={mes}
            name="mes"
            label={m.devotionals_month()}
            fieldClassName="min-w-[min(11rem,100%)]"
            placeholder={m.devotionals_all_months()}
            defaultValue={mes ?? ''}
            options={meses.map((month) => ({ value: month, label: monthLabel(month, locale) }))}
          />
        ) : undefined
      }
    >
      {devocionais.map(({ id, data, titulo, referencia, ...devocional }) => (
        <ReadingCard
          key={id}
          {...devocional}
          to={paths.devotional({ devotionalId: id })}
          titulo={titulo}
          seed={`devocional ${titulo}`}
          eyebrow={[formatCivilDate(data, 'weekday', locale), referencia].filter(Boolean).join(' · ')}
          tag={<TodayTag data={data} timeZone={fusoHorario} />}
        />
      ))}
    </ListScreen>
  )
}
