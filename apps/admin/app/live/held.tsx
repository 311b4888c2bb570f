import type { CuidadoSala } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { Check, CheckCheck, Trash2, Volume2 } from 'lucide-react'
import { formatMoment } from '../lib/church-time.ts'
import { formatAge } from '../lib/language.ts'
import { m } from '../paraglide/messages.js'

type Retida = CuidadoSala['retidas'][number]
type Denunciada = CuidadoSala['denunciadas'][number]
type Silenciado = CuidadoSala['silenciados'][number]

/** Messages that wait to be read first: let through, or removed. */
export function Held({
  retidas,
  act,
  isBusy,
}: {
  retidas: readonly Retida[]
  act: (acao: 'liberar' | 'remover', retida: Retida) => void
  isBusy: boolean
}) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {retidas.map((retida) => (
        <li
          key={`${retida.sala} ${retida.seq}`}
          className="bg-warn-tint grid grid-cols-1 gap-2 rounded-md p-3"
        >
          <p className="text-ink-muted text-sm">
            <b className="text-ink wrap-break-word">{retida.nome}</b> · {formatAge(retida.em)}
          </p>
          <p className="wrap-break-word">{retida.texto}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<CheckCheck />}
              loading={isBusy}
              onClick={() => act('liberar', retida)}
            >
              {m.room_release()}
            </Button>
            <Button variant="quiet" icon={<Trash2 />} loading={isBusy} onClick={() => act('remover', retida)}>
              {m.room_remove_held()}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What readers have said should not be there: taken away, or let stand. */
export function Reported({
  denunciadas,
  act,
  isBusy,
}: {
  denunciadas: readonly Denunciada[]
  act: (acao: 'remover' | 'dispensar', denunciada: Denunciada) => void
  isBusy: boolean
}) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {denunciadas.map((one) => (
        <li key={`${one.sala} ${one.seq}`} className="bg-bad-tint grid grid-cols-1 gap-2 rounded-md p-3">
          <p className="text-ink-muted text-sm">
            <b className="text-ink wrap-break-word">{one.nome}</b> · {formatAge(one.em)} ·{' '}
            {m.room_reports({ count: one.quantas })}
          </p>
          <p className="wrap-break-word">{one.texto}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<Trash2 />}
              loading={isBusy}
              onClick={() => act('remover', one)}
            >
              {m.room_remove_held()}
            </Button>
            <Button variant="quiet" icon={<Check />} loading={isBusy} onClick={() => act('dispensar', one)}>
              {m.room_dismiss()}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Who is read by moderators alone for now. */
export function Muted({
  silenciados,
  act,
  isBusy,
}: {
  silenciados: readonly Silenciado[]
  act: (silenciado: Silenciado) => void
  isBusy: boolean
}) {
  return (
    <ul className="ruled">
      {silenciados.map((one) => (
        <li key={`${one.sala} ${one.seq}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="grid min-w-0 flex-1 basis-40 grid-cols-1">
            <span className="font-semibold wrap-break-word">{one.nome}</span>
            <span className="text-ink-muted text-sm">
              {m.room_muted_until({ when: formatMoment(one.ate) })}
            </span>
          </div>
          <Button
            variant="secondary"
            icon={<Volume2 />}
            loading={isBusy}
            aria-label={m.room_unmute_of({ nome: one.nome })}
            onClick={() => act(one)}
          >
            {m.room_unmute()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
