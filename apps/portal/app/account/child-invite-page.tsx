import { accountCalls } from '@atrio/contract'
import { max, required, withParams } from '@atrio/rules'
import { Banner, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorCode } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'

export const meta = () => [{ title: m.account_invite_title() }, { name: 'robots', content: 'noindex' }]

const rules = { codigo: [required, withParams(max, { max: 200 })] }

/** Becomes a guardian of the child that a code was made for; a link brings the code along, and nothing happens by itself. */
export default function ChildInvitePage() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()
  const { show } = useToasts()
  const given = search.get('codigo')
  const form = useAppForm<{ codigo: string }>({
    name: 'child-invite',
    labels: { codigo: m.account_invite_code() },
    rules,
    ...(given ? { defaultValues: { codigo: given } } : {}),
    draft: false,
    async onSubmit({ codigo }) {
      if (!user) return
      setRefused(false)
      const { crianca } = await write(
        accountCalls.acceptConviteCrianca,
        { params: { id: user.id }, body: { codigo: codigo.trim() } },
        [accountCalls.listCriancas],
      )
      show({ tone: 'ok', title: m.account_invite_done({ nome: crianca.nome }) })
      await navigate(paths.child({ childId: crianca.id }), { replace: true })
    },
    // The catalogue speaks of a link that was mailed.
    onFailure(error) {
      const isCode = errorCode(error) === 'CODE_INVALID'
      setRefused(isCode)
      return isCode
    },
  })
  return (
    <div className="max-w-md">
      <BackLink to={paths.children()}>{m.account_family()}</BackLink>
      <h1>{m.account_invite_title()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.account_invite_intro()}</p>
      {refused && (
        <Banner tone="bad" live="assertive" className="mb-4" title={m.account_invite_refused()}>
          {m.account_invite_refused_detail()}
        </Banner>
      )}
      <AppForm form={form} submitLabel={m.account_invite_accept()}>
        <TextField
          {...form.field('codigo')}
          valid={false}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
      </AppForm>
    </div>
  )
}
