import { staffSettingsCalls, type AjustesIgreja } from '@atrio/contract'
import { classNames, SelectField } from '@atrio/ui'
import { Link } from 'react-router'
import { Moves } from '../content/moves.tsx'
import { useOrder } from '../content/use-order.ts'
import { m } from '../paraglide/messages.js'
import { SettingsForm } from './settings-form.tsx'

type Campo = AjustesIgreja['cadastro']['campos'][number]['campo']
type How = 'no' | 'account' | 'required'

const names: Record<Campo, () => string> = {
  sobrenome: m.campo_sobrenome,
  telefone: m.set_phone,
  dataNascimento: m.campo_nascimento,
  sexo: m.campo_sexo,
  estadoCivil: m.campo_estado_civil,
  dataCasamento: m.campo_casamento,
  ocupacao: m.campo_ocupacao,
  congregacao: m.campo_congregacao,
  qtdeFilhos: m.campo_filhos,
  observacoes: m.campo_observacoes,
  endereco: m.set_address,
  cpf: () => 'CPF',
}
const all = Object.keys(names) as Campo[]

interface Values {
  /** Every field, in the order in which the church asks. */
  ordem: Campo[]
  como: Record<Campo, How>
}

/** What somebody is asked when they register, what they may add in their account, and in which order. */
export function RegistrationPage() {
  return (
    <SettingsForm<Values>
      title={m.set_registration()}
      lead={m.set_registration_lead()}
      place="cadastro-ordem"
      call={staffSettingsCalls.saveCadastroEquipe}
      read={read}
      toBody={toBody}
      after={
        <p className="text-ink-muted">
          {m.registration_questions()}{' '}
          <Link to="../perguntas" relative="path" className="link">
            {m.custom_title()}
          </Link>
        </p>
      }
    >
      {({ valores, change }) => <Fields valores={valores} change={change} />}
    </SettingsForm>
  )
}

function Fields({
  valores: { ordem, como },
  change,
}: {
  valores: Values
  change: (changes: Partial<Values>) => void
}) {
  const order = useOrder(
    ordem.map((campo) => all.indexOf(campo)),
    async (ids) => {
      change({ ordem: ids.map((id) => all[id]!) })
      return true
    },
  )
  return (
    <>
      <p className="text-ink-muted text-sm">{m.registration_order()}</p>
      <ul className={classNames('ruled', order.dragged !== null && 'select-none')}>
        {order.ids.map((id) => {
          const campo = all[id]!
          return (
            <li
              key={campo}
              data-id={id}
              className={classNames(
                'flex flex-col gap-1 py-3 sm:flex-row sm:items-end sm:gap-2',
                order.dragged === id && 'bg-sunken',
              )}
            >
              <SelectField
                label={names[campo]()}
                fieldClassName="min-w-0 sm:flex-1"
                hint={campo === 'observacoes' ? m.campo_observacoes_hint() : undefined}
                options={[
                  { value: 'no', label: m.ask_no() },
                  { value: 'account', label: m.ask_account() },
                  { value: 'required', label: m.ask_required() },
                ]}
                value={como[campo]}
                onChange={(event) => change({ como: { ...como, [campo]: event.target.value as How } })}
              />
              <span className="self-end">
                <Moves id={id} name={names[campo]()} order={order} />
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function read({ cadastro: { versao, campos } }: AjustesIgreja): { versao: number; valores: Values } {
  const asked = campos.map(({ campo }) => campo)
  const howOf = (campo: Campo): How => {
    const one = campos.find((known) => known.campo === campo)
    return one ? (one.flagObrigatorio ? 'required' : 'account') : 'no'
  }
  const como = Object.fromEntries(all.map((campo) => [campo, howOf(campo)])) as Record<Campo, How>
  return { versao, valores: { ordem: [...asked, ...all.filter((campo) => !asked.includes(campo))], como } }
}

function toBody({ ordem, como }: Values) {
  const asked = ordem.filter((campo) => como[campo] !== 'no')
  return { campos: asked.map((campo) => ({ campo, flagObrigatorio: como[campo] === 'required' })) }
}
