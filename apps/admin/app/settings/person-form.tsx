import {
  funcoes,
  papeisDados,
  staffTeamCalls,
  type Funcao,
  type IgrejaEquipe,
  type PessoaEquipe,
} from '@atrio/contract'
import { Banner, Button, CheckboxField, Fieldset, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { standingName } from '../lib/standing-names.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'

type Papel = (typeof papeisDados)[number]

/** What each charge opens, as `rights` of the contract gives it. */
const chargeHints: Record<Funcao, () => string> = {
  midia: m.charge_midia_hint,
  louvor: m.charge_louvor_hint,
  secretaria: m.charge_secretaria_hint,
  tesouraria: m.charge_tesouraria_hint,
  grupos: m.charge_grupos_hint,
  moderacao: m.charge_moderacao_hint,
  portaria: m.charge_portaria_hint,
  oracao: m.charge_oracao_hint,
}

export function PersonForm({
  igreja: { slug },
  pessoa,
  onDone,
}: {
  igreja: IgrejaEquipe
  pessoa: PessoaEquipe | null
  onDone: () => void
}) {
  const [email, setEmail] = useState('')
  const own = papeisDados.filter((one) => pessoa?.papeis.includes(one))
  const [papeis, setPapeis] = useState<Papel[]>(own)
  const [charges, setCharges] = useState<Funcao[]>(pessoa?.funcoes ?? [])
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const given = { papeis, funcoes: charges }
    const saved = await guarded(() =>
      pessoa
        ? api(staffTeamCalls.savePessoaEquipe, { params: { slug, idUsuario: pessoa.idUsuario }, body: given })
        : api(staffTeamCalls.createPessoaEquipe, { params: { slug }, body: { email, ...given } }),
    )
    if (!saved) return
    onDone()
    show({ tone: 'ok', title: m.team_saved() })
    await refresh()
  })
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {!pessoa && (
        <TextField
          label={m.email()}
          hint={m.team_email_hint()}
          type="email"
          required
          maxLength={254}
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <Fieldset legend={m.team_roles()}>
        {papeisDados.map((papel) => (
          <CheckboxField
            key={papel}
            label={standingName(papel)}
            hint={papel === 'ROLE_ADMIN' ? m.role_admin_hint() : m.role_content_hint()}
            checked={papeis.includes(papel)}
            onChange={() => setPapeis(toggled(papeis, papel))}
          />
        ))}
      </Fieldset>
      <Fieldset legend={m.team_charges()}>
        {funcoes.map((funcao) => (
          <CheckboxField
            key={funcao}
            label={standingName(funcao)}
            hint={chargeHints[funcao]()}
            checked={charges.includes(funcao)}
            onChange={() => setCharges(toggled(charges, funcao))}
          />
        ))}
      </Fieldset>
      {error !== null && (
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

function toggled<One>(list: readonly One[], one: One): One[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
