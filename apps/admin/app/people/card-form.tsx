import { cardCalls, type UsuarioEquipe } from '@atrio/contract'
import { Banner, Button, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { refusedFields } from '../content/refused-fields.ts'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** What a card says beside what is known of its person. */
export function CardForm({
  usuario: { id, carteirinha },
  slug,
  onDone,
}: {
  usuario: UsuarioEquipe
  slug: string
  onDone: () => void
}) {
  const [values, setValues] = useState({
    numero: carteirinha?.numero ?? '',
    funcao: carteirinha?.funcao ?? '',
    dataBatismo: '',
    validade: '',
  })
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const { numero, funcao, dataBatismo, validade } = values
    await api(cardCalls.emitirCarteirinha, {
      params: { slug, id },
      body: {
        ...(numero && { numero }),
        funcao: funcao || null,
        ...(dataBatismo && { dataBatismo }),
        validade: validade || null,
      },
    })
    onDone()
    show({ tone: 'ok', title: m.person_card_issued() })
    await refresh()
  })
  const refusals = refusedFields(error)
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: refusals[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <TextField label={m.person_card_number()} required maxLength={20} {...field('numero')} />
      <TextField label={m.person_card_role()} maxLength={80} {...field('funcao')} />
      <TextField type="date" label={m.person_card_baptism()} {...field('dataBatismo')} />
      <TextField
        type="date"
        label={m.person_card_until()}
        hint={m.person_card_until_hint()}
        {...field('validade')}
      />
      {error !== null && Object.keys(refusals).length === 0 && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button type="submit" loading={isBusy} block>
        {m.save()}
      </Button>
    </form>
  )
}
