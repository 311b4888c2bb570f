import { accountCalls, type User } from '@atrio/contract'
import { required } from '@atrio/rules'
import { SelectField, useToasts } from '@atrio/ui'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { retrySession, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

type Idioma = User['idioma']

/** Each in its own language: whoever does not read this one finds theirs. */
const IDIOMAS = [
  { value: 'pt_BR', label: 'Português' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const satisfies readonly { value: Idioma; label: string }[]

/** The language of what is mailed; that of the page is chosen at the foot of it. */
export function IdiomaPart() {
  const { user } = useSession()
  const { show } = useToasts()
  const form = useAppForm<{ idioma: Idioma }>({
    name: 'data-idioma',
    labels: { idioma: m.account_idioma() },
    rules: { idioma: [required] },
    ...(user ? { defaultValues: { idioma: user.idioma } } : {}),
    draft: false,
    async onSubmit({ idioma }) {
      await write(accountCalls.updateUsuario, { body: { idioma } }, [accountCalls.getMe])
      await retrySession()
      show({ tone: 'ok', title: m.data_update_done() })
    },
  })
  return (
    <section aria-labelledby="data-idioma" className="ruled">
      <h2 id="data-idioma" className="text-xl">
        {m.account_idioma_title()}
      </h2>
      <p className="mt-1 text-ink-muted">{m.account_idioma_detail()}</p>
      <div className="mt-4 max-w-md">
        <AppForm form={form} compact submitLabel={m.account_part_save({ part: m.account_idioma_title() })}>
          <SelectField {...form.field('idioma')} options={IDIOMAS} />
        </AppForm>
      </div>
    </section>
  )
}
