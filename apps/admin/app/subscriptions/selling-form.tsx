import { subscriptionsStaffCalls, type PlanosEquipe } from '@atrio/contract'
import { Banner, Button, SelectField, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

type Configuracao = PlanosEquipe['configuracao']

/** What who has no plan sees, how long Play may be tried, and how it ends where nobody pays. */
export function SellingForm({ slug, configuracao }: { slug: string; configuracao: Configuracao }) {
  const [values, setValues] = useState(configuracao)
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    await api(subscriptionsStaffCalls.saveConfiguracaoAssinatura, { params: { slug }, body: values })
    show({ tone: 'ok', title: m.set_saved() })
    await refresh()
  })
  const number = (name: 'telas' | 'diasTeste' | 'carenciaDias', min: number, max: number) => ({
    type: 'number' as const,
    inputMode: 'numeric' as const,
    required: true,
    min,
    max,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: Number(event.target.value) }),
  })
  return (
    <section aria-labelledby="selling" className="grid grid-cols-1 gap-4">
      <h2 id="selling" className="text-lg">
        {m.sub_selling()}
      </h2>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <SelectField
          label={m.sub_seen()}
          value={values.tipoVisibilidadeConteudo}
          onChange={(event) =>
            setValues({
              ...values,
              tipoVisibilidadeConteudo: event.target.value as Configuracao['tipoVisibilidadeConteudo'],
            })
          }
          options={[
            { value: 'cadeado', label: m.sub_seen_cadeado() },
            { value: 'publico', label: m.sub_seen_publico() },
            { value: 'oculto', label: m.sub_seen_oculto() },
          ]}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
          <TextField label={m.sub_screens()} {...number('telas', 1, 20)} />
          <TextField label={m.sub_trial()} hint={m.sub_trial_hint()} {...number('diasTeste', 0, 90)} />
          <TextField label={m.sub_grace()} hint={m.sub_grace_hint()} {...number('carenciaDias', 0, 60)} />
        </div>
        {error !== null && (
          <Banner tone="bad" live="assertive">
            {errorText(error)}
          </Banner>
        )}
        <Button type="submit" loading={isBusy} className="justify-self-start">
          {m.save()}
        </Button>
      </form>
    </section>
  )
}
