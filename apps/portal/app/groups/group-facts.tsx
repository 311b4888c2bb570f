import type { Celula } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { Accessibility, Baby, CalendarClock, MapPin, Repeat, UserRound, Wifi } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { frequencyText, leadersText, roomTag, whenText } from './celula-words.ts'

/** When, roughly where, with whom. The place itself is told to who takes part (Decision 133). */
export function GroupFacts({
  celula,
  locale,
}: {
  celula: Omit<Celula, 'descricao' | 'partes'>
  locale: Locale
}) {
  const { bairro, cidade, flagOnline, flagCriancas, flagAcessivel, lideres, frequencia, diaSemana } = celula
  const place = [bairro, cidade].filter(Boolean).join(', ')
  const facts = [
    { Icon: CalendarClock, text: whenText(celula, locale) },
    ...(diaSemana === null ? [] : [{ Icon: Repeat, text: frequencyText[frequencia]() }]),
    ...(place ? [{ Icon: MapPin, text: m.groups_place_area({ bairro: place }) }] : []),
    ...(!place && !flagOnline ? [{ Icon: MapPin, text: m.groups_place_hidden() }] : []),
    ...(flagOnline ? [{ Icon: Wifi, text: m.groups_online() }] : []),
    ...(flagCriancas ? [{ Icon: Baby, text: m.groups_children() }] : []),
    ...(flagAcessivel ? [{ Icon: Accessibility, text: m.groups_accessible() }] : []),
    ...(lideres.length > 0 ? [{ Icon: UserRound, text: leadersText(lideres, locale) }] : []),
  ]
  return (
    <section className="ruled" aria-labelledby="group-facts">
      <h2 id="group-facts" className="font-ui text-lg">
        {m.groups_facts()}
      </h2>
      <ul className="mt-3 grid gap-3">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-ink-muted" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{roomTag(celula).text}</p>
    </section>
  )
}
