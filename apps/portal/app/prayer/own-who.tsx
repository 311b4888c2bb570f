import { prayerCalls as calls, type MinhaOracao } from '@atrio/contract'
import { CheckboxField, RadioGroup, useToasts } from '@atrio/ui'
import { ChevronDown } from 'lucide-react'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { isAboutOthers } from './about-others.ts'
import { ConsentFields, consented, type ConsentValues } from './consent-fields.tsx'
import { whoOptions } from './who-options.ts'

interface WhoValues extends ConsentValues {
  flagReceberLigacao?: boolean
  flagReceberVisita?: boolean
}

const rules = {
  quem: [],
  flagOutraPessoa: [],
  flagConsentimento: [consented],
  flagReceberLigacao: [],
  flagReceberVisita: [],
}

/** Who may see a request can be changed at any time, and so can the wish for a call or a visit. */
export function OwnWho({ oracao }: { oracao: MinhaOracao }) {
  const { id, flagReceberLigacao, flagReceberVisita } = oracao
  const before = whoReads(oracao)
  const { show } = useToasts()
  const form = useAppForm<WhoValues>({
    name: `oracao-quem-${id}`,
    labels: { quem: m.prayer_who(), flagConsentimento: m.prayer_consent_given() },
    rules,
    defaultValues: { quem: before, flagReceberLigacao, flagReceberVisita },
    async onSubmit({ quem, ...values }) {
      const toWall = quem === 'mural' && before !== 'mural'
      const body = {
        flagAtivo: quem !== 'eu',
        flagPublicarMural: quem === 'mural',
        flagReceberLigacao: quem !== 'eu' && values.flagReceberLigacao === true,
        flagReceberVisita: quem !== 'eu' && values.flagReceberVisita === true,
        ...(toWall && {
          flagOutraPessoa: values.flagOutraPessoa === true,
          flagConsentimento: values.flagConsentimento === true,
        }),
      }
      const stale = [calls.getMinhaOracao, calls.listMinhasOracoes]
      await write(calls.saveOracaoVisibilidade, { params: { id }, body }, stale)
      form.rhf.setValue('flagOutraPessoa', false)
      form.rhf.setValue('flagConsentimento', false)
      show({ tone: 'ok', title: m.prayer_who_saved() })
    },
  })
  const { watch, setValue, register } = form.rhf
  const quem = watch('quem') ?? before
  return (
    <details className="group ruled">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-lg font-semibold">
        {m.prayer_who_change()}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3">
        <AppForm form={form} submitLabel={m.prayer_who_save()} compact>
          <RadioGroup
            label={m.prayer_who()}
            name="quem"
            value={quem}
            onValueChange={(next) =>
              setValue('quem', next as WhoValues['quem'], { shouldDirty: true, shouldValidate: true })
            }
            options={whoOptions(false)}
          />
          {quem === 'mural' && before !== 'mural' && (
            <>
              {isAboutOthers(oracao.mensagem) && (
                <p className="rounded-sm bg-info-tint px-3 py-2 text-sm">{m.prayer_consent()}</p>
              )}
              <ConsentFields form={form} />
            </>
          )}
          {quem !== 'eu' && (
            <>
              <CheckboxField label={m.prayer_call()} {...register('flagReceberLigacao')} />
              <CheckboxField label={m.prayer_visit()} {...register('flagReceberVisita')} />
            </>
          )}
        </AppForm>
      </div>
    </details>
  )
}

function whoReads({ flagAtivo, flagPublicarMural }: MinhaOracao): WhoValues['quem'] {
  if (!flagAtivo) return 'eu'
  return flagPublicarMural ? 'mural' : 'equipe'
}
