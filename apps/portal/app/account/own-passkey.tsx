import { accessCalls, type ChaveAcesso } from '@atrio/contract'
import { required } from '@atrio/rules'
import { buttonClass, TextField, useToasts } from '@atrio/ui'
import { Link, useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'

const rules = { nome: [required] }

/** A passkey by its name, which is the person's to choose. */
export function OwnPasskey({ userId, chave }: { userId: number; chave: ChaveAcesso }) {
  const navigate = useNavigate()
  const { show } = useToasts()
  const form = useAppForm<{ nome: string }>({
    name: 'passkey',
    labels: { nome: m.passkey_name() },
    rules,
    draft: false,
    defaultValues: { nome: chave.nome },
    async onSubmit({ nome }) {
      await write(
        accessCalls.saveChave,
        { params: { id: userId, idChave: chave.id }, body: { nome: nome.trim() } },
        [accessCalls.listChaves],
      )
      show({ tone: 'ok', title: m.passkey_named(), detail: nome.trim() })
      await navigate(paths.security(), { replace: true })
    },
  })
  return (
    <>
      <h1 className="mb-6 break-words">{chave.nome}</h1>
      <AppForm form={form} submitLabel={m.passkey_save()}>
        <TextField {...form.field('nome')} maxLength={60} autoComplete="off" hint={m.passkey_name_hint()} />
      </AppForm>
      <section aria-labelledby="passkey-remove" className="ruled mt-10">
        <h2 id="passkey-remove" className="text-xl">
          {m.passkey_remove()}
        </h2>
        <p className="mt-1 mb-3 text-ink-muted">{m.passkey_remove_intro()}</p>
        <Link
          to={paths.passkeyDelete({ passkeyId: chave.id })}
          className={buttonClass({ variant: 'outline' })}
        >
          {m.passkey_remove()}
        </Link>
      </section>
    </>
  )
}
