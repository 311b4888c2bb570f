import { privacyCalls } from '@atrio/contract'
import { required } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Link, useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { SecretField } from '../forms/secret-field.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorCode } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { changeUsuario } from '../lib/session/session-store.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'

const rules = { senha: [required] }

interface Values {
  [campo: string]: string
  senha: string
}

export const meta = () => [{ title: m.privacy_confirm_title() }, { name: 'robots', content: 'noindex' }]

/** The password, and the account is asked to go. A wrong one is said at the field, and nobody is logged out (Spec §8). */
export default function ConfirmDeleteUserPage() {
  const { user, usuario } = useSession()
  const navigate = useNavigate()
  const form = useAppForm<Values>({
    name: 'confirm-delete-user',
    labels: { senha: m.privacy_password() },
    rules,
    async onSubmit({ senha }) {
      if (!user || !usuario) return
      const { pedido } = await write(
        privacyCalls.createExclusao,
        { params: { id: user.id }, query: { igreja: usuario.igreja.id }, body: { senha } },
        [privacyCalls.getExclusao, privacyCalls.getHistorico],
      )
      changeUsuario({ dataExclusao: pedido.apagarEm })
      await navigate(paths.deleteUserSuccess(), { replace: true })
    },
    onFailure(error) {
      if (errorCode(error) !== 'PASSWORD_INCORRECT') return false
      form.refuse([{ campo: 'senha', regra: 'passwordIncorrect' }])
      // The field is still disabled at this moment.
      setTimeout(() => form.rhf.setFocus('senha', { shouldSelect: true }))
      return true
    },
  })
  if (!user || !usuario) return null
  return (
    <div className="max-w-md">
      <BackLink to={paths.deleteUser()}>{m.privacy_delete_title()}</BackLink>
      <h1>{m.privacy_confirm_title()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.privacy_confirm_detail()}</p>
      <AppForm
        form={form}
        submitLabel={m.privacy_confirm()}
        after={
          <Link to={paths.ownData()} className={buttonClass({ variant: 'quiet', block: true })}>
            {m.privacy_keep()}
          </Link>
        }
      >
        <input
          type="email"
          autoComplete="username"
          value={user.email}
          readOnly
          hidden
          aria-label={m.field_email()}
        />
        <SecretField {...form.field('senha')} valid={false} />
      </AppForm>
    </div>
  )
}
