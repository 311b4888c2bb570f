import { staffSetupCalls, type CallResult } from '@atrio/contract'
import { Banner, Button, SelectField, TextField } from '@atrio/ui'
import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useKeptState } from '../lib/kept-state.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { MissingPage } from '../shell/failed-page.tsx'
import { useStepUp } from '../shell/step-up.tsx'
import { BeginWith, firstPage, type Beginning } from './begin-with.tsx'
import { likelyChurch, NewChurchFields } from './new-church-fields.tsx'

type Organizacoes = CallResult<(typeof staffSetupCalls)['listOrganizacoesEquipe']>

/** Another church, made by who answers for an organisation. */
export function NewChurchPage() {
  const loaded = useLoaderData<Organizacoes | null>()
  if (!loaded) return null
  return loaded.organizacoes.length === 0 ? <MissingPage isAlone /> : <NewChurch {...loaded} />
}

function NewChurch({ organizacoes }: Organizacoes) {
  const [organizacao, setOrganizacao] = useState(organizacoes[0]!.slug)
  const [nome, setNome] = useState('')
  const [igreja, setIgreja, forget] = useKeptState('nova-igreja', likelyChurch)
  const [comeco, setComeco] = useState<Beginning>('vazia')
  const guarded = useStepUp()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { isBusy, error, start } = useTask(async () => {
    const isNew = organizacao === ''
    const body = {
      organizacao: isNew ? null : organizacao,
      nomeOrganizacao: isNew ? nome.trim() || null : null,
      igreja,
    }
    if (!(await guarded(() => api(staffSetupCalls.createIgrejaEquipe, { body })))) return
    forget()
    await refresh()
    await navigate(firstPage(igreja.codigo, comeco))
  })
  const errors = fieldErrors(error)
  return (
    <EntryFrame title={m.church_new()} lead={m.church_new_lead()}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <SelectField
          label={m.setup_organisation()}
          options={[
            ...organizacoes.map(({ slug, nome: label, quantidade }) => ({
              value: slug,
              label: m.organisation_count({ name: label, count: quantidade }),
            })),
            { value: '', label: m.organisation_new() },
          ]}
          value={organizacao}
          onChange={(event) => setOrganizacao(event.target.value)}
        />
        {organizacao === '' && (
          <TextField
            label={m.organisation_name()}
            required
            maxLength={80}
            error={errors['nomeOrganizacao']}
            value={nome}
            onChange={(event) => setNome(event.target.value)}
          />
        )}
        <NewChurchFields
          igreja={igreja}
          errors={errors}
          onChange={(changes) => setIgreja({ ...igreja, ...changes })}
        />
        <BeginWith value={comeco} onChange={setComeco} />
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
