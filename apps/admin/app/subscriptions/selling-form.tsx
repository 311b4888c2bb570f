import { subscriptionsStaffCalls, type PlanosEquipe } from '@atrio/contract'
import { SelectField, TextField, useToasts } from '@atrio/ui'
import { api } from '../lib/api.ts'
import { useDraftForm } from '../lib/draft-form.ts'
import { m } from '../paraglide/messages.js'
import { DraftForm } from '../shell/draft-form.tsx'

type Configuracao = PlanosEquipe['configuracao']
type Valores = Omit<Configuracao, 'versao'>

/** What who has no plan sees, how long Play may be tried, and how it ends where nobody pays. */
export function SellingForm({ slug, configuracao }: { slug: string; configuracao: Configuracao }) {
  const { versao, ...valores } = configuracao
  const { show } = useToasts()
  const form = useDraftForm<Valores, unknown>({
    place: `${slug}/planos-venda`,
    stored: { versao, valores },
    run: (given) =>
      api(subscriptionsStaffCalls.saveConfiguracaoAssinatura, {
        params: { slug },
        body: { versao: given.versao, ...given.valores },
      }),
    onSaved: () => show({ tone: 'ok', title: m.set_saved() }),
  })
  const { valores: values, change } = form
  const number = (name: 'telas' | 'diasTeste' | 'carenciaDias', min: number, max: number) => ({
    type: 'number' as const,
    inputMode: 'numeric' as const,
    required: true,
    min,
    max,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) => change({ [name]: Number(event.target.value) }),
  })
  return (
    <section aria-labelledby="selling" className="grid grid-cols-1 gap-4">
      <h2 id="selling" className="text-lg">
        {m.sub_selling()}
      </h2>
      <DraftForm form={form}>
        <SelectField
          label={m.sub_seen()}
          value={values.tipoVisibilidadeConteudo}
          onChange={(event) =>
            change({
              tipoVisibilidadeConteudo: event.target.value as Configuracao['tipoVisibilidadeConteudo'],
            })
          }
          options={[
            { value: 'cadeado', label: m.sub_seen_cadeado() },
            { value: 'publico', label: m.sub_seen_publico() },
            { value: 'oculto', label: m.sub_seen_oculto() },
          ]}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3 sm:items-end">
          <TextField label={m.sub_screens()} {...number('telas', 1, 20)} />
          <TextField label={m.sub_trial()} hint={m.sub_trial_hint()} {...number('diasTeste', 0, 90)} />
          <TextField label={m.sub_grace()} hint={m.sub_grace_hint()} {...number('carenciaDias', 0, 60)} />
        </div>
      </DraftForm>
    </section>
  )
}
