import { liveChatStaffCalls } from '@atrio/contract'
import { Button, FormStatus, SelectField, TextField } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { roomName, type Moderation } from './moderation.ts'

/** Volunteers who look after rooms and are of no staff. */
export function Moderators({ igreja, moderacao: { moderadores, salas }, show }: Moderation) {
  const [email, setEmail] = useState('')
  const [sala, setSala] = useState('')
  const params = { slug: igreja.slug }
  const granting = useTask(async () => {
    const body = { email, sala: sala || null }
    show(await api(liveChatStaffCalls.createModeradorSala, { params, body }))
    setEmail('')
  })
  const taking = useTask(async (id: number) => {
    show(await api(liveChatStaffCalls.deleteModeradorSala, { params: { ...params, id } }))
  })
  const error = granting.error ?? taking.error
  return (
    <section aria-labelledby="moderators" className="ruled grid grid-cols-1 gap-3">
      <h2 id="moderators" className="text-lg">
        {m.moderators()}
      </h2>
      <p className="text-ink-muted text-sm">{m.moderators_lead()}</p>
      <ul className="grid grid-cols-1">
        {moderadores.map((one) => (
          <li
            key={one.id}
            className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 last:border-b-0"
          >
            <div className="grid min-w-0 flex-1 basis-48 grid-cols-1">
              <span className="font-semibold wrap-break-word">{one.nome}</span>
              <span className="text-ink-muted text-sm wrap-break-word">{one.email}</span>
              <span className="text-ink-muted text-sm wrap-break-word">
                {one.sala === null ? m.moderators_all() : roomName(one.sala)}
              </span>
            </div>
            <Button
              variant="quiet"
              loading={taking.isBusy}
              aria-label={m.moderators_take_of({ nome: one.nome })}
              onClick={() => void taking.start(one.id)}
            >
              {m.moderators_take()}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="bg-sunken grid grid-cols-1 gap-4 rounded-md p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void granting.start()
        }}
      >
        <TextField
          label={m.moderators_email()}
          hint={m.team_email_hint()}
          type="email"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          label={m.moderators_where()}
          value={sala}
          onChange={({ target }) => setSala(target.value)}
          options={[
            { value: '', label: m.moderators_all() },
            ...salas.map((one) => ({ value: one.codigo, label: roomName(one) })),
          ]}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Button type="submit" variant="secondary" loading={granting.isBusy} className="justify-self-start">
          {m.moderators_add()}
        </Button>
      </form>
    </section>
  )
}
