import { camposComprador, type EventoAberto } from '@atrio/contract'
import { CheckboxField, Fieldset } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { methodNames } from '../money/method-words.ts'
import { dataName } from './data-names.ts'
import type { TicketsForm } from './form.ts'
import { MomentField, NumberField } from './inputs.tsx'
import { Rows } from './rows.tsx'

const flags = [
  ['flagOnline', m.sale_online, m.sale_online_hint],
  ['flagAssumirTaxasServico', m.sale_fees, m.sale_fees_hint],
  ['flagJuros', m.sale_interest, null],
  ['flagOrganizadorPessoa', m.sale_person, null],
] as const

interface Props {
  form: TicketsForm
  errors: Record<string, string>
  onChange: (changes: Partial<TicketsForm>) => void
}

/** What holds for every ticket of an event. */
export function SaleFields({
  form,
  errors,
  methods,
  onChange,
}: Props & { methods: EventoAberto['metodos'] }) {
  const error = (name: string) => errors[`bilheteria.${name}`]
  return (
    <section aria-labelledby="sale" className="grid grid-cols-1 gap-5">
      <h2 id="sale">{m.event_sale()}</h2>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <NumberField
          label={m.sale_capacity()}
          hint={m.sale_capacity_hint()}
          isOptional
          error={error('capacidade')}
          value={form.capacidade}
          onNumber={(capacidade) => onChange({ capacidade })}
        />
        <NumberField
          label={m.sale_instalments()}
          error={error('qtdeMaxParcelas')}
          value={form.qtdeMaxParcelas}
          onNumber={(qtdeMaxParcelas) => onChange({ qtdeMaxParcelas })}
        />
        <NumberField
          label={m.sale_refund_days()}
          error={error('diasReembolso')}
          value={form.diasReembolso}
          onNumber={(diasReembolso) => onChange({ diasReembolso })}
        />
      </div>
      <Methods form={form} methods={methods} onChange={onChange} />
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <NumberField
          label={m.sale_days_cash()}
          error={error('diasDinheiro')}
          value={form.diasDinheiro}
          onNumber={(diasDinheiro) => onChange({ diasDinheiro })}
        />
        <NumberField
          label={m.sale_days_slip()}
          error={error('diasBoleto')}
          value={form.diasBoleto}
          onNumber={(diasBoleto) => onChange({ diasBoleto })}
        />
        <NumberField
          label={m.sale_offer_hours()}
          error={error('ofertaHoras')}
          value={form.ofertaHoras}
          onNumber={(ofertaHoras) => onChange({ ofertaHoras })}
        />
      </div>
      <div className="grid grid-cols-1 gap-2">
        {flags.map(([name, label, hint]) => (
          <CheckboxField
            key={name}
            label={label()}
            hint={hint?.()}
            checked={form[name] === true}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
        ))}
      </div>
      <Fieldset legend={m.sale_data()}>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {camposComprador.map((name) => (
            <CheckboxField
              key={name}
              label={dataName(name)}
              checked={form.camposObrigatorios.includes(name)}
              onChange={(event) =>
                onChange({
                  camposObrigatorios: event.target.checked
                    ? [...form.camposObrigatorios, name]
                    : form.camposObrigatorios.filter((one) => one !== name),
                })
              }
            />
          ))}
        </div>
      </Fieldset>
    </section>
  )
}

/** Of what the church takes, what this event does; all of it is no list, so that what the church adds comes along. */
function Methods({
  form: { metodos },
  methods,
  onChange,
}: Pick<Props, 'form' | 'onChange'> & { methods: EventoAberto['metodos'] }) {
  if (methods.length < 2) return null
  const isTaken = (one: string) => metodos === null || metodos.includes(one)
  const set = (one: string, isOn: boolean) => {
    const next = methods.filter((other) => (other === one ? isOn : isTaken(other)))
    onChange({ metodos: next.length === methods.length ? null : next })
  }
  return (
    <Fieldset legend={m.sale_methods()} hint={m.sale_methods_hint()}>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {methods.map((one) => (
          <CheckboxField
            key={one}
            label={methodNames[one]()}
            // It is paid in some way.
            disabled={isTaken(one) && methods.filter(isTaken).length === 1}
            checked={isTaken(one)}
            onChange={(event) => set(one, event.target.checked)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** The evenings of a course or a series. */
export function EveningRows({ form, errors, onChange }: Props) {
  return (
    <Rows
      title={m.evenings()}
      hint={m.evenings_hint()}
      level={2}
      rows={form.encontros}
      nameOf={(_, index) => m.evening_n({ n: index + 1 })}
      add={{ label: m.evening_add(), make: () => ({ inicio: '', fim: '' }), most: 60 }}
      onRows={(encontros) => onChange({ encontros })}
    >
      {(row, change, index) => {
        const error = (name: string) => errors[`bilheteria.encontros.${index}.${name}`]
        return (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <MomentField
              label={m.moment_from()}
              error={error('inicio')}
              value={row.inicio}
              onMoment={(inicio) => change({ inicio: inicio ?? '' })}
            />
            <MomentField
              label={m.moment_until()}
              error={error('fim')}
              value={row.fim}
              onMoment={(fim) => change({ fim: fim ?? '' })}
            />
          </div>
        )
      }}
    </Rows>
  )
}
