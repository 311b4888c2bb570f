import { Button, FormStatus, TextField } from '@atrio/ui'
import { useState, type ReactNode } from 'react'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

type Named = {
  id: number
  nome: string
  email: string
  /** Where it counts, in words. */
  where?: string
}

/** Who is named by an e-mail address, each to be taken off again, and the form that names one more. */
export function NamedPeople({
  people,
  add,
  take,
  children,
}: {
  people: readonly Named[]
  add: (email: string) => Promise<void>
  take: (id: number) => Promise<void>
  /** What else the form asks. */
  children?: ReactNode
}) {
  const [email, setEmail] = useState('')
  const adding = useTask(async () => {
    await add(email)
    setEmail(cleared(email))
  })
  const taking = useTask(take)
  const error = adding.error ?? taking.error
  return (
    <>
      <ul className="grid grid-cols-1">
        {people.map((one) => (
          <li
            key={one.id}
            className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 last:border-b-0"
          >
            <div className="grid min-w-0 flex-1 basis-48 grid-cols-1">
              <span className="font-semibold wrap-break-word">{one.nome}</span>
              <span className="text-ink-muted text-sm wrap-break-word">{one.email}</span>
              {one.where && <span className="text-ink-muted text-sm wrap-break-word">{one.where}</span>}
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
          void adding.start()
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
        {children}
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Button type="submit" variant="secondary" loading={adding.isBusy} className="justify-self-start">
          {m.moderators_add()}
        </Button>
      </form>
    </>
  )
}
