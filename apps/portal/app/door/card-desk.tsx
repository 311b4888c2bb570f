import { Button, TextField } from '@atrio/ui'
import { useState, type FormEvent } from 'react'
import { CardVerdict } from '../lib/member-card/card-verdict.tsx'
import { useCardCheck } from '../lib/member-card/use-card-check.ts'
import { m } from '../paraglide/messages.js'
import { Scanner } from './scanner.tsx'
import { signalCard } from './signal.ts'

/** Checks member cards where there is no event with tickets. */
export function CardDesk() {
  const { check, ask } = useCardCheck()
  const [code, setCode] = useState('')
  const read = async (text: string) => signalCard(await ask(text))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    void read(code)
    setCode('')
  }
  return (
    <section aria-labelledby="card-desk" className="ruled stack max-w-2xl gap-5">
      <div>
        <h2 id="card-desk" className="text-xl">
          {m.card_check_title()}
        </h2>
        <p className="mt-1 text-ink-muted">{m.card_desk_intro()}</p>
      </div>
      <CardVerdict check={check} />
      <Scanner onRead={(text) => void read(text)} />
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label={m.card_desk_code()}
          hint={m.card_desk_code_hint()}
          fieldClassName="min-w-0 flex-1 basis-56"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit">{m.door_check()}</Button>
      </form>
    </section>
  )
}
