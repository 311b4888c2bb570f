import { staffSettingsCalls, type AjustesIgreja } from '@atrio/contract'
import { SelectField } from '@atrio/ui'
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
type Values = Record<Campo, How>

/** What somebody is asked when they register, and what they may add in their account. */
export function RegistrationPage() {
  return (
    <SettingsForm<Values>
      title={m.set_registration()}
      lead={m.set_registration_lead()}
      place="cadastro"
      call={staffSettingsCalls.saveCadastroEquipe}
      read={read}
      toBody={toBody}
    >
      {({ valores, change }) => (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {all.map((campo) => (
            <SelectField
              key={campo}
              label={names[campo]()}
              hint={campo === 'observacoes' ? m.campo_observacoes_hint() : undefined}
              options={[
                { value: 'no', label: m.ask_no() },
                { value: 'account', label: m.ask_account() },
                { value: 'required', label: m.ask_required() },
              ]}
              value={valores[campo]}
              onChange={(event) => change({ [campo]: event.target.value as How })}
            />
          ))}
        </div>
      )}
    </SettingsForm>
  )
}

function read({ cadastro: { versao, campos } }: AjustesIgreja) {
  const howOf = (campo: Campo): How => {
    const asked = campos.find((one) => one.campo === campo)
    return asked ? (asked.flagObrigatorio ? 'required' : 'account') : 'no'
  }
  return { versao, valores: Object.fromEntries(all.map((campo) => [campo, howOf(campo)])) as Values }
}

function toBody(valores: Values) {
  const asked = all.filter((campo) => valores[campo] !== 'no')
  return { campos: asked.map((campo) => ({ campo, flagObrigatorio: valores[campo] === 'required' })) }
}
