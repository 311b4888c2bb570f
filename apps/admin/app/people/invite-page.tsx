import { accountStaffCalls, type CallResult, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useLoaderData, useNavigate, useOutletContext } from 'react-router'
import { refusedFields } from '../content/refused-fields.ts'
import { api, codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { PersonFields, toDados } from './person-fields.tsx'

const NOBODY = { nome: '', sobrenome: '', telefone: '', dataNascimento: '', congregacao: '' }

/** Takes somebody into the people of the church. */
export function InvitePage() {
  const loaded = useLoaderData<CallResult<(typeof accountStaffCalls)['listUsuariosEquipe']> | null>()
  const { slug, codigo, nome } = useOutletContext<IgrejaEquipe>()
  const [email, setEmail] = useState('')
  const [values, setValues] = useState(NOBODY)
  const navigate = useNavigate()
  const { show } = useToasts()
  usePageTitle(m.people_invite(), nome)
  const { isBusy, error, start } = useTask(async () => {
    const body = { email, ...toDados(values) }
    const { id } = await api(accountStaffCalls.convidarUsuario, { params: { slug }, body })
    show({ tone: 'ok', title: m.people_invited() })
    await navigate(`/${codigo}/pessoas/${id}`)
  })
  if (!loaded) return null
  const refusals = refusedFields(error)
  const isElsewhere = error !== null && Object.keys(refusals).length === 0
  return (
    <div className="grid max-w-xl grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink to={`/${codigo}/pessoas`}>{m.people_all()}</BackLink>
        <h1>{m.people_invite()}</h1>
        <p className="text-ink-muted">{m.people_invite_lead()}</p>
      </div>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <TextField
          label={m.email()}
          type="email"
          required
          maxLength={254}
          value={email}
          error={refusals['email']}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PersonFields
          values={values}
          congregacoes={loaded.congregacoes}
          refusals={refusals}
          onChange={setValues}
        />
        {isElsewhere && (
          <Banner tone="bad" live="assertive">
            {codeOf(error) === 'ACCOUNT_EXISTS' ? m.people_exists() : errorText(error)}
          </Banner>
        )}
        <Button type="submit" loading={isBusy} className="justify-self-start">
          {m.people_invite_send()}
        </Button>
      </form>
    </div>
  )
}
