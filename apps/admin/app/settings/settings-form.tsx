import type { AjustesIgreja, Call, IgrejaEquipe } from '@atrio/contract'
import { useToasts } from '@atrio/ui'
import type { ReactNode } from 'react'
import { Link, useLoaderData, useOutletContext } from 'react-router'
import { api } from '../lib/api.ts'
import { useDraftForm } from '../lib/draft-form.ts'
import { m } from '../paraglide/messages.js'
import { FormFoot } from '../shell/form-foot.tsx'
import { usePageTitle } from '../shell/page-title.ts'

interface Props<Values extends object> {
  title: string
  lead?: string
  /** Which part of the settings it is, and the call that saves it. */
  place: string
  call: Call
  /** What is stored, as the form has it. */
  read: (ajustes: AjustesIgreja) => { versao: number; valores: Values }
  /** Values whose shape on the wire is another one than in the form. */
  toBody?: (valores: Values) => object
  children: (form: {
    valores: Values
    change: (changes: Partial<Values>) => void
    errors: Record<string, string>
  }) => ReactNode
}

/** A page with one form of the church's settings. */
export function SettingsForm<Values extends object>(props: Props<Values>) {
  const loaded = useLoaderData<{ ajustes: AjustesIgreja } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(props.title, igreja.nome)
  if (!loaded) return null
  const stored = props.read(loaded.ajustes)
  return <Form key={stored.versao} {...props} slug={igreja.slug} stored={stored} />
}

function Form<Values extends object>({
  title,
  lead,
  place,
  call,
  slug,
  stored,
  toBody,
  children,
}: Props<Values> & { slug: string; stored: { versao: number; valores: Values } }) {
  const { show } = useToasts()
  const form = useDraftForm<Values, unknown>({
    place: `${slug}/ajustes/${place}`,
    stored,
    run: ({ versao, valores }) =>
      api(call, { params: { slug }, body: { versao, ...(toBody?.(valores) ?? valores) } } as never),
    onSaved: () => show({ tone: 'ok', title: m.set_saved(), detail: m.date_saved_detail() }),
  })
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <Link to=".." relative="path" className="link justify-self-start">
        {m.settings()}
      </Link>
      <div className="grid grid-cols-1 gap-2">
        <h1>{title}</h1>
        {lead && <p className="text-ink-muted">{lead}</p>}
      </div>
      <form
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        {children(form)}
        <FormFoot form={form} />
      </form>
    </div>
  )
}
