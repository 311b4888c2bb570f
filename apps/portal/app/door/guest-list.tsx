import { FALLBACK_LOCALE, formatInstant, formatTicketCode } from '@atrio/rules'
import { Button, Tag, TextField, VisuallyHidden } from '@atrio/ui'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { entryOf, type Passagem, type Portaria } from './door-rules.ts'

type GuestListProps = {
  portaria: Portaria
  passagens: readonly Passagem[]
  onLetIn: (codigo: string) => void
  onUndo: (uuid: string, codigo: string) => void
}

const SHOWN = 50

/** Everybody who may come, for who forgot the ticket at home. */
export function GuestList({ portaria, passagens, onLetIn, onUndo }: GuestListProps) {
  const [busca, setBusca] = useState('')
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const found = search(portaria, useDeferredValue(busca))
  const status = { pendente: m.door_pendente(), cancelada: m.door_cancelada() }
  return (
    <section aria-labelledby="door-guests" className="stack gap-4">
      <h2 id="door-guests" className="text-xl">
        {m.door_guests()}
      </h2>
      {portaria.ingressos.length > 0 && (
        <TextField
          type="search"
          label={m.door_search()}
          lead={<Search aria-hidden="true" />}
          value={busca}
          onChange={(event) => setBusca(event.currentTarget.value)}
        />
      )}
      <ul className="divide-y divide-line">
        {found.slice(0, SHOWN).map(({ id, codigo, nome, ingresso, situacao }) => {
          const entry = entryOf(codigo, { portaria, passagens })
          const name = nome ?? m.door_no_name()
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium break-words">{name}</p>
                <p className="text-sm text-ink-muted">
                  {ingresso} · {formatTicketCode(codigo)}
                </p>
              </div>
              {situacao !== 'ativa' && (
                <Tag tone={situacao === 'pendente' ? 'warn' : 'bad'}>{status[situacao]}</Tag>
              )}
              {entry && (
                <>
                  <Tag tone="ok">
                    {m.door_is_in({ time: formatInstant(entry.dataEntrada, 'time', locale, timeZone) })}
                  </Tag>
                  <Button variant="quiet" onClick={() => onUndo(entry.uuid, codigo)}>
                    {m.door_undo()}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                </>
              )}
              {!entry && situacao === 'ativa' && (
                <Button variant="outline" onClick={() => onLetIn(codigo)}>
                  {m.door_let_in()}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {found.length === 0 && (
        <p className="text-ink-muted">
          {portaria.ingressos.length > 0 ? m.door_not_found() : m.door_no_guests()}
        </p>
      )}
      {found.length > SHOWN && <p className="text-ink-muted">{m.door_more({ count: SHOWN })}</p>}
    </section>
  )
}

function search({ ingressos }: Portaria, busca: string): Portaria['ingressos'] {
  const words = fold(busca).split(/\s+/).filter(Boolean)
  return ingressos.filter(({ nome, codigo }) => {
    const text = `${fold(nome ?? '')} ${codigo.toLowerCase()} ${formatTicketCode(codigo).toLowerCase()}`
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
