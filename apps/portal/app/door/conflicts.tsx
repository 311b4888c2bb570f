import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Banner } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Passagem, Portaria } from './door-rules.ts'

/** Tickets that two doors let in while they could not hear of each other. */
export function Conflicts({ portaria, passagens }: { portaria: Portaria; passagens: readonly Passagem[] }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const found = passagens.filter(({ conflito, desfeita }) => conflito && !desfeita)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="door-conflicts" className="stack gap-3">
      <h2 id="door-conflicts" className="text-xl">
        {m.door_conflicts()}
      </h2>
      {found.map(({ id, codigo, dataEntrada }) => {
        const nome = portaria.ingressos.find((ingresso) => ingresso.codigo === codigo)?.nome
        return (
          <Banner key={id} tone="bad" live="polite" title={m.door_conflict()}>
            {m.door_conflict_detail({
              nome: nome ?? codigo,
              moment: formatInstant(dataEntrada, 'dateTime', locale, timeZone),
            })}
          </Banner>
        )
      })}
    </section>
  )
}
