import type { Rule } from '@atrio/rules'
import { CheckboxField } from '@atrio/ui'
import type { AppForm } from '../forms/use-app-form.ts'
import { m } from '../paraglide/messages.js'

/** Whom a request is about, where everybody is to read it. */
export interface ConsentValues {
  quem: 'mural' | 'equipe' | 'eu'
  flagOutraPessoa?: boolean
  flagConsentimento?: boolean
}

/** On the wall and about somebody else it needs their consent, as the server asks. */
export const consented: Rule = (value, _, context) => {
  const { quem, flagOutraPessoa } = context?.values ?? {}
  return quem === 'mural' && flagOutraPessoa && !value ? { regra: 'required' } : null
}

/** Whether it is about somebody else, and that they agreed. */
export function ConsentFields<Values extends ConsentValues>({ form }: { form: AppForm<Values> }) {
  // Its own names, whatever else the form has.
  const { rhf, field } = form as unknown as AppForm<ConsentValues>
  const consent = field('flagConsentimento')
  return (
    <>
      <CheckboxField label={m.prayer_other_person()} {...rhf.register('flagOutraPessoa')} />
      {rhf.watch('flagOutraPessoa') && (
        <CheckboxField
          {...rhf.register('flagConsentimento')}
          id={consent.id}
          error={consent.error}
          label={m.prayer_consent_given()}
        />
      )}
    </>
  )
}
