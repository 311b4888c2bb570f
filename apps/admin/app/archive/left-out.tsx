import type { RelatorioCopia } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import { sizeOf } from './size.ts'

const reasons: Record<RelatorioCopia['deixados'][number]['motivo'], () => string> = {
  maximo: m.archive_left_full,
  disco: m.archive_left_disk,
  tempo: m.archive_left_time,
}

/** Films and recordings that an archive is without, each with its reason. */
export function LeftOut({ deixados }: Pick<RelatorioCopia, 'deixados'>) {
  if (deixados.length === 0) return null
  return (
    <section aria-label={m.archive_left_out()} className="grid grid-cols-1 gap-2">
      <h3 className="text-base">{m.archive_left_out()}</h3>
      <ul className="grid list-disc grid-cols-1 gap-1 ps-5 text-sm">
        {deixados.map(({ nome, tamanho, motivo }) => (
          <li key={`${nome} ${tamanho}`} className="wrap-anywhere">
            {m.archive_left_item({ name: nome, size: sizeOf(tamanho), reason: reasons[motivo]() })}
          </li>
        ))}
      </ul>
      <p className="text-sm">{m.archive_left_why()}</p>
    </section>
  )
}
