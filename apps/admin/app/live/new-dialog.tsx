import { liveStaffCalls, type CallResult, type IgrejaEquipe } from '@atrio/contract'
import { Button, CheckboxField, FormStatus, SelectField, Sheet, TextField } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../lib/api.ts'
import { toInstant, toTyped, zoneName } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

type Eventos = CallResult<(typeof liveStaffCalls)['listTransmissoesEquipe']>['eventos']

const DAY = 24 * 60 * 60_000
const HOUR_AND_A_HALF = 90 * 60_000

/** A broadcast that belongs to no weekly service. */
export function NewDialog({
  igreja,
  eventos,
  open,
  onClose,
}: {
  igreja: IgrejaEquipe
  eventos: Eventos
  open: boolean
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [titulo, setTitulo] = useState('')
  const [quando, setQuando] = useState('')
  const [endereco, setEndereco] = useState('')
  const [idEvento, setEvento] = useState<number | null>(null)
  const [isExclusive, setExclusive] = useState(false)
  const inicio = toInstant(quando)
  const chosen = eventos.find(({ id }) => id === idEvento)
  const choose = (text: string) => {
    const evento = eventos.find(({ id }) => String(id) === text)
    setEvento(evento?.id ?? null)
    if (!evento) return
    setTitulo(evento.nome.slice(0, 120))
    setQuando(toTyped(evento.inicio))
  }
  const { isBusy, error, start } = useTask(async () => {
    const fimPrevisto = endOf(inicio!, chosen)
    const { transmissao } = await api(liveStaffCalls.createTransmissao, {
      params: { slug: igreja.slug },
      body: {
        titulo,
        inicio: inicio!,
        fimPrevisto,
        endereco: endereco || null,
        ...(idEvento !== null && { idEvento, flagExclusiva: isExclusive }),
      },
    })
    await navigate(`/${igreja.codigo}/ao-vivo/${transmissao.id}`)
  })
  return (
    <Sheet open={open} onClose={onClose} title={m.live_new()} closeLabel={m.close()} closeOnBackdrop={false}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {eventos.length > 0 && (
          <SelectField
            label={m.live_event()}
            hint={m.live_event_hint()}
            value={idEvento === null ? '' : String(idEvento)}
            options={[
              { value: '', label: m.live_event_none() },
              ...eventos.map(({ id, nome }) => ({ value: String(id), label: nome })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        {idEvento !== null && (
          <CheckboxField
            label={m.live_exclusive()}
            hint={m.live_exclusive_hint()}
            checked={isExclusive}
            onChange={({ target }) => setExclusive(target.checked)}
          />
        )}
        <TextField
          label={m.live_name()}
          required
          maxLength={120}
          value={titulo}
          onChange={({ target }) => setTitulo(target.value)}
        />
        <TextField
          label={m.live_when()}
          hint={zoneName()}
          type="datetime-local"
          required
          value={quando}
          onChange={({ target }) => setQuando(target.value)}
        />
        <TextField
          label={m.live_link()}
          hint={m.live_link_hint()}
          inputMode="url"
          value={endereco}
          onChange={({ target }) => setEndereco(target.value)}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Button type="submit" loading={isBusy} disabled={titulo.trim() === '' || inicio === null}>
          {m.live_make()}
        </Button>
      </form>
    </Sheet>
  )
}

/** With the event, where that ends on the same day; a course of weeks is broadcast evening by evening. */
function endOf(inicio: string, evento: Eventos[number] | undefined): string {
  const begins = Date.parse(inicio)
  const ends = evento ? Date.parse(evento.fim) : 0
  const isSameDay = ends > begins && ends - begins < DAY
  return new Date(isSameDay ? ends : begins + HOUR_AND_A_HALF).toISOString()
}
