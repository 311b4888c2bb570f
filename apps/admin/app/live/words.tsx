import { liveChatStaffCalls } from '@atrio/contract'
import { Button, FormStatus, IconButton, RadioGroup, Tag, TextField } from '@atrio/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { Moderation } from './moderation.ts'

type Acao = 'recusar' | 'segurar'

/** Words that no room takes, or that somebody reads first. */
export function Words({ igreja, moderacao: { palavras }, show }: Moderation) {
  const [palavra, setPalavra] = useState('')
  const [acao, setAcao] = useState<Acao>('segurar')
  const params = { slug: igreja.slug }
  const adding = useTask(async () => {
    show(await api(liveChatStaffCalls.savePalavraSala, { params, body: { palavra, acao } }))
    setPalavra(cleared(palavra))
  })
  const removing = useTask(async (id: number) => {
    show(await api(liveChatStaffCalls.deletePalavraSala, { params: { ...params, id } }))
  })
  const refused = fieldErrors(adding.error)['palavra']
  const error = removing.error ?? (refused ? null : adding.error)
  return (
    <section aria-labelledby="words" className="ruled grid grid-cols-1 gap-3">
      <h2 id="words" className="text-lg">
        {m.words()}
      </h2>
      <p className="text-ink-muted text-sm">{m.words_lead()}</p>
      {palavras.length === 0 && <p className="text-ink-muted">{m.words_none()}</p>}
      <ul className="grid max-h-96 grid-cols-1 overflow-y-auto">
        {palavras.map((one) => (
          <li key={one.id} className="border-line flex items-center gap-3 border-b py-1">
            <span className="min-w-0 flex-1 font-semibold wrap-break-word">{one.palavra}</span>
            <Tag tone={one.acao === 'recusar' ? 'bad' : 'warn'}>
              {one.acao === 'recusar' ? m.words_refused() : m.words_held()}
            </Tag>
            <IconButton
              icon={<Trash2 />}
              label={m.words_delete({ word: one.palavra })}
              onClick={() => void removing.start(one.id)}
            />
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
          label={m.words_new()}
          hint={m.words_new_hint()}
          required
          maxLength={40}
          value={palavra}
          error={refused && m.words_too_short()}
          onChange={({ target }) => setPalavra(target.value)}
        />
        <RadioGroup
          label={m.words_then()}
          name="acao"
          value={acao}
          onValueChange={(value) => setAcao(value as Acao)}
          options={[
            { value: 'segurar', label: m.words_hold() },
            { value: 'recusar', label: m.words_refuse() },
          ]}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Button type="submit" variant="secondary" loading={adding.isBusy} className="justify-self-start">
          {m.words_add()}
        </Button>
      </form>
    </section>
  )
}
