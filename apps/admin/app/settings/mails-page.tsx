import {
  emailTipos,
  staffMailsCalls,
  type EmailsIgreja,
  type EmailTextos,
  type EmailTextosPorIdioma,
  type EmailTipo,
  type IgrejaEquipe,
} from '@atrio/contract'
import { SelectField, TextArea } from '@atrio/ui'
import { useState } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { usePageTitle } from '../shell/page-title.ts'
import { MailPreview } from './mail-preview.tsx'
import { PartForm } from './part-form.tsx'

type Idioma = keyof EmailTextosPorIdioma

const kinds: Record<EmailTipo, () => string> = {
  activation: m.mails_activation,
  'igreja-linked': m.mails_linked,
  'celula-aceita': m.mails_group,
  'carteirinha-emitida': m.mails_card,
  'pedido-aprovado': m.mails_paid,
  'pedido-aguardando': m.mails_waiting,
  'ingresso-recebido': m.mails_ticket,
  'evento-lembrete': m.mails_event,
  'transmissao-lembrete': m.mails_live,
  'culto-alterado': m.mails_service,
  comunicado: m.mails_notice,
}

const languages = [
  { value: 'pt-BR', label: 'Português' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const

/** What the church says in its mails beside what each says by itself. */
export function MailsPage() {
  const loaded = useLoaderData<{ emails: EmailsIgreja } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.mails_title(), igreja.nome)
  if (!loaded) return null
  const { versao, textos, idiomas } = loaded.emails
  return (
    <PartForm<{ textos: EmailTextosPorIdioma }>
      key={versao}
      title={m.mails_title()}
      lead={m.mails_lead()}
      place="emails"
      call={staffMailsCalls.saveEmailsEquipe}
      slug={igreja.slug}
      stored={{ versao, valores: { textos } }}
    >
      {({ valores, change, errors }) => (
        <Fields
          slug={igreja.slug}
          idiomas={idiomas}
          textos={valores.textos}
          errors={errors}
          onChange={(next) => change({ textos: next })}
        />
      )}
    </PartForm>
  )
}

function Fields({
  slug,
  idiomas,
  textos,
  errors,
  onChange,
}: {
  slug: string
  /** What the church's mails speak. */
  idiomas: readonly Idioma[]
  textos: EmailTextosPorIdioma
  errors: Record<string, string>
  onChange: (textos: EmailTextosPorIdioma) => void
}) {
  const [chosen, setIdioma] = useState<Idioma>(idiomas.includes(getLocale()) ? getLocale() : idiomas[0]!)
  const [tipo, setTipo] = useState<EmailTipo>('activation')
  // What is refused is on the screen, in whichever language it stands.
  const refused = (['pt-BR', 'en', 'es'] as const).find((one) => hasErrors(errors, one))
  const idioma = refused && !hasErrors(errors, chosen) ? refused : chosen
  const own = textos[idioma]
  const set = (changes: Partial<EmailTextos>) => onChange({ ...textos, [idioma]: { ...own, ...changes } })
  const errorOf = (campo: string) => errors[`textos.${idioma}.${campo}`]
  return (
    <>
      <SelectField
        label={m.mails_language()}
        hint={m.mails_language_hint()}
        // One that is refused is there as well, offered or not.
        options={languages.filter(({ value }) => value === idioma || idiomas.includes(value))}
        value={idioma}
        onChange={(event) => setIdioma(event.target.value as Idioma)}
      />
      <TextArea
        label={m.mails_greeting()}
        hint={m.mails_greeting_hint({ chave: '{igreja}' })}
        optional={m.optional()}
        rows={2}
        maxLength={160}
        error={errorOf('saudacao')}
        value={own.saudacao}
        onChange={(event) => set({ saudacao: event.target.value })}
      />
      <TextArea
        label={m.mails_signature()}
        optional={m.optional()}
        rows={3}
        maxLength={400}
        error={errorOf('assinatura')}
        value={own.assinatura}
        onChange={(event) => set({ assinatura: event.target.value })}
      />
      <SelectField
        label={m.mails_kind()}
        options={emailTipos.map((value) => ({
          value,
          label: own.paragrafos[value] ? `${kinds[value]()} •` : kinds[value](),
        }))}
        value={tipo}
        onChange={(event) => setTipo(event.target.value as EmailTipo)}
      />
      <TextArea
        label={m.mails_paragraph()}
        hint={m.mails_paragraph_hint()}
        optional={m.optional()}
        rows={4}
        maxLength={800}
        error={errorOf(tipo)}
        value={own.paragrafos[tipo] ?? ''}
        onChange={(event) => set({ paragrafos: { ...own.paragrafos, [tipo]: event.target.value } })}
      />
      <MailPreview slug={slug} idioma={idioma} tipo={tipo} textos={own} />
    </>
  )
}

const hasErrors = (errors: Record<string, string>, idioma: Idioma) =>
  Object.keys(errors).some((name) => name.startsWith(`textos.${idioma}.`))
