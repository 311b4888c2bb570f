import { ORACAO_LIMITS, prayerCalls as calls, type OracaoMotivo } from '@atrio/contract'
import { max, required, withParams } from '@atrio/rules'
import { CheckboxField, Fieldset, RadioGroup, SelectField, TextField } from '@atrio/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { ConsentFields, consented } from './consent-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { requestOf, type PrayerValues } from './prayer-values.ts'
import { useKeptPicture } from './use-kept-picture.ts'
import { useSendKey } from './use-send-key.ts'
import { whoOptions } from './who-options.ts'
import { WordsField } from './words-field.tsx'

const rules = {
  quem: [required],
  mensagem: [required, withParams(max, { max: ORACAO_LIMITS.mensagem })],
  nome: [withParams(max, { max: ORACAO_LIMITS.nome })],
  idOracaoMotivo: [],
  flagOutraPessoa: [],
  flagConsentimento: [consented],
  flagReceberLigacao: [],
  flagReceberVisita: [],
}

type PrayerFormProps = {
  motivos: readonly OracaoMotivo[]
  /** The church reads a request before the wall shows it. */
  isRead: boolean
  redirectTo: string | null
}

export function PrayerForm({ motivos, isRead, redirectTo }: PrayerFormProps) {
  const { usuario } = useSession()
  const navigate = useNavigate()
  const sendKey = useSendKey()
  const [picture, keepPicture] = useKeptPicture()
  const [refusal, setRefusal] = useState<string | null>(null)
  const pictureButton = useRef<HTMLButtonElement>(null)
  const choosePicture = (next: Blob | null) => {
    setRefusal(null)
    keepPicture(next)
  }
  const form = useAppForm<PrayerValues>({
    name: 'oracao',
    labels: {
      quem: m.prayer_who(),
      mensagem: m.prayer_words(),
      flagConsentimento: m.prayer_consent_given(),
      nome: m.prayer_name(),
      idOracaoMotivo: m.prayer_reason(),
    },
    rules,
    defaultValues: { nome: usuario?.nome ?? '' },
    draft: { secret: [] },
    failureTitle: m.prayer_failed(),
    // What is wrong with the picture is said at the picture.
    onFailure(error) {
      if (!errorCode(error).startsWith('FILE_')) return false
      const { title, detail } = errorMessage(error)
      setRefusal(`${title}. ${detail}`)
      // The fields are still disabled at this moment.
      setTimeout(() => pictureButton.current?.focus())
      return true
    },
    async onSubmit(values) {
      setRefusal(null)
      const body = requestOf(values)
      const headers = sendKey([body, picture?.size ?? 0])
      const { oracao } = await api(
        calls.createOracao,
        { body },
        picture ? { headers, arquivo: picture } : { headers },
      )
      keepPicture(null)
      personalCalls.makeStale([calls.listMinhasOracoes])
      await navigate(paths.prayerSent({ oracao: String(oracao.id), ...(redirectTo && { redirectTo }) }), {
        replace: true,
      })
    },
  })
  const { watch, setValue, register } = form.rhf
  const onWall = watch('quem') === 'mural'
  const who = form.field('quem')
  const { optional: _, ...name } = { optional: undefined, ...form.field('nome') }
  return (
    <AppForm form={form} submitLabel={m.prayer_send()}>
      {/* Nothing is chosen beforehand: to be on the wall is everybody's own decision (Decision 137). */}
      <RadioGroup
        id={who.id}
        label={m.prayer_who()}
        name="quem"
        value={watch('quem') ?? ''}
        onValueChange={(quem) =>
          setValue('quem', quem as PrayerValues['quem'], { shouldDirty: true, shouldValidate: true })
        }
        error={who.error}
        options={whoOptions(isRead)}
        required
      />
      <WordsField
        {...form.field('mensagem')}
        hint={m.prayer_words_hint()}
        typed={watch('mensagem') ?? ''}
        max={ORACAO_LIMITS.mensagem}
        rows={5}
        asksConsent
      />
      {onWall && (
        <>
          <ConsentFields form={form} />
          <TextField
            {...name}
            optional={m.form_optional()}
            hint={m.prayer_name_hint()}
            autoComplete="given-name"
          />
        </>
      )}
      {motivos.length > 0 && (
        <SelectField
          {...form.field('idOracaoMotivo')}
          placeholder={m.prayer_reason_choose()}
          options={motivos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          fieldClassName="max-w-96"
        />
      )}
      {watch('quem') !== 'eu' && (
        <Fieldset legend={m.prayer_extras()} hint={m.prayer_extras_hint()}>
          <CheckboxField label={m.prayer_call()} {...register('flagReceberLigacao')} />
          <CheckboxField label={m.prayer_visit()} {...register('flagReceberVisita')} />
        </Fieldset>
      )}
      <PictureField picture={picture} button={pictureButton} error={refusal} onPicture={choosePicture} />
    </AppForm>
  )
}
