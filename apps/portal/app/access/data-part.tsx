import { accountCalls } from '@atrio/contract'
import { todayIn } from '@atrio/rules'
import { useToasts } from '@atrio/ui'
import type { ReactNode } from 'react'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorCode } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { retrySession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import type { AccessChurch } from './access-church.ts'
import { PersonField, type PersonCampo } from './person-field.tsx'
import { labelsOf, rulesOf } from './register-rules.ts'
import { toPart, type RegisterValues } from './register-values.ts'
import type { Lookups } from './use-lookups.ts'

export type DataPartProps = {
  id: string
  title: string
  detail?: ReactNode
  campos: readonly PersonCampo[]
  church: AccessChurch
  lookups: Lookups
  known: RegisterValues
}

/** A few fields of a person with a button of their own: what stands in another part is not touched. */
export function DataPart({ id, title, detail, campos, church, lookups, known }: DataPartProps) {
  const { show } = useToasts()
  const locale = getLocale()
  const form = useAppForm<RegisterValues>({
    name: `data-${id}`,
    labels: labelsOf(campos),
    rules: rulesOf(church, campos),
    context: { locale, today: todayIn(church.fusoHorario) },
    defaultValues: known,
    draft: false,
    failureTitle: m.data_update_failed(),
    async onSubmit(values) {
      await write(accountCalls.updateUsuario, { body: toPart(values, campos, locale) }, [
        accountCalls.getUsuario,
        accountCalls.listDocumentos,
        accountCalls.listUsuarios,
      ])
      // What the pages know of the person is what was just saved.
      await retrySession()
      show({ tone: 'ok', title: m.data_update_done(), detail: title })
    },
    onFailure(error) {
      if (errorCode(error) !== 'CPF_IN_USE') return false
      form.refuse([{ campo: 'cpf', regra: 'cpfInUse' }])
      return true
    },
  })
  return (
    <section aria-labelledby={`data-${id}`} className="ruled">
      <h2 id={`data-${id}`} className="text-xl">
        {title}
      </h2>
      {detail && <p className="mt-1 break-words text-ink-muted">{detail}</p>}
      {campos.length > 0 && (
        <div className="mt-4">
          <AppForm form={form} compact submitLabel={m.account_part_save({ part: title })}>
            <div className={campos.length > 1 ? 'field-columns' : 'max-w-md'}>
              {campos.map((campo) => (
                <PersonField key={campo} campo={campo} form={form} church={church} lookups={lookups} />
              ))}
            </div>
          </AppForm>
        </div>
      )}
    </section>
  )
}
