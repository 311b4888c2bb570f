import { staffAccessCalls, staffSetupCalls } from '@atrio/contract'
import { Banner, Button, Fieldset, PasswordField, TextField } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useKeptState } from '../lib/kept-state.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BeginWith, firstPage, type Beginning } from './begin-with.tsx'
import { likelyChurch, NewChurchFields } from './new-church-fields.tsx'

/** The first church of an installation and who runs it; what comes next is their second factor. */
export function SetupPage() {
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [codigo, setCodigo] = useState('')
  const [senha, setSenha] = useState('')
  const [form, setForm, forget] = useKeptState('instalacao', () => ({
    organizacao: '',
    igreja: likelyChurch(),
    pessoa: { nome: '', sobrenome: '', email: '' },
    comeco: 'vazia' as Beginning,
  }))
  const { organizacao, igreja, pessoa, comeco } = form
  const { isBusy, error, start } = useTask(async () => {
    const named = organizacao.trim() || igreja.nome.trim()
    const body = { codigo, organizacao: named, igreja, pessoa: { ...pessoa, senha } }
    await api(staffSetupCalls.createInstalacao, { body })
    forget()
    await api(staffAccessCalls.loginEquipe, { body: { email: pessoa.email, senha } })
    // Their second factor comes next, at the address where they go on.
    await navigate(firstPage(igreja.codigo, comeco))
    await refresh()
  })
  const errors = fieldErrors(error)
  const text = (name: 'nome' | 'sobrenome' | 'email') => ({
    error: errors[`pessoa.${name}`],
    value: pessoa[name],
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, pessoa: { ...pessoa, [name]: event.target.value } }),
  })
  return (
    <EntryFrame title={m.setup_title()} lead={m.setup_lead()}>
      <form
        className="grid grid-cols-1 gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <TextField
          label={m.setup_code()}
          hint={m.setup_code_hint()}
          required
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          error={errors['codigo'] && m.setup_code_wrong()}
          value={codigo}
          onChange={(event) => setCodigo(event.target.value)}
        />
        <Fieldset legend={m.set_church()}>
          <div className="grid grid-cols-1 gap-5">
            <NewChurchFields
              igreja={igreja}
              errors={errors}
              onChange={(changes) => setForm({ ...form, igreja: { ...igreja, ...changes } })}
            />
            <TextField
              label={m.setup_organisation()}
              hint={m.setup_organisation_hint()}
              optional={m.optional()}
              maxLength={80}
              error={errors['organizacao']}
              value={organizacao}
              onChange={(event) => setForm({ ...form, organizacao: event.target.value })}
            />
          </div>
        </Fieldset>
        <Fieldset legend={m.setup_you()}>
          <div className="grid grid-cols-1 gap-5">
            <TextField
              label={m.setup_first_name()}
              required
              maxLength={60}
              autoComplete="given-name"
              {...text('nome')}
            />
            <TextField
              label={m.campo_sobrenome()}
              optional={m.optional()}
              maxLength={60}
              autoComplete="family-name"
              {...text('sobrenome')}
            />
            <TextField
              label={m.email()}
              type="email"
              required
              maxLength={254}
              autoComplete="username"
              {...text('email')}
            />
            <PasswordField
              label={m.password()}
              hint={m.new_password_hint()}
              showLabel={m.password_show()}
              hideButtonLabel={m.password_hide()}
              autoComplete="new-password"
              required
              maxLength={200}
              error={errors['pessoa.senha'] && m.new_password_weak()}
              value={senha}
              onChange={(event) => setSenha(event.target.value)}
            />
          </div>
        </Fieldset>
        <BeginWith value={comeco} onChange={(next) => setForm({ ...form, comeco: next })} />
        {error !== null && (
          <Banner tone="bad" live="assertive">
            {Object.keys(errors).length > 0 ? m.form_refused() : errorText(error)}
          </Banner>
        )}
        <Button type="submit" loading={isBusy} block>
          {m.setup_submit()}
        </Button>
      </form>
    </EntryFrame>
  )
}
