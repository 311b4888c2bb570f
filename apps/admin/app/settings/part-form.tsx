import type { Call } from '@atrio/contract'
import { useToasts } from '@atrio/ui'
import type { ReactNode } from 'react'
import { api } from '../lib/api.ts'
import { useDraftForm } from '../lib/draft-form.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { DraftForm } from '../shell/draft-form.tsx'
import { useStepUp } from '../shell/step-up.tsx'

export interface PartFormProps<Values extends object> {
  title: string
  lead?: string
  /** Which part of the settings it is, and the call that saves it. */
  place: string
  call: Call
  slug: string
  stored: { versao: number; valores: Values }
  /** Values whose shape on the wire is another one than in the form. */
  toBody?: (valores: Values) => object
  children: (form: {
    valores: Values
    change: (changes: Partial<Values>) => void
    errors: Record<string, string>
  }) => ReactNode
  /** What stands below the form. */
  after?: ReactNode
}

/** A page with one form of the church's settings. */
export function PartForm<Values extends object>({
  title,
  lead,
  place,
  call,
  slug,
  stored,
  toBody,
  children,
  after,
}: PartFormProps<Values>) {
  const { show } = useToasts()
  const guarded = useStepUp()
  const form = useDraftForm<Values, boolean>({
    place: `${slug}/ajustes/${place}`,
    stored,
    run: ({ versao, valores }) =>
      guarded(() =>
        api(call, { params: { slug }, body: { versao, ...(toBody?.(valores) ?? valores) } } as never),
      ),
    onSaved: () => show({ tone: 'ok', title: m.set_saved(), detail: m.date_saved_detail() }),
  })
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <BackLink>{m.settings()}</BackLink>
      <div className="grid grid-cols-1 gap-2">
        <h1>{title}</h1>
        {lead && <p className="text-ink-muted">{lead}</p>}
      </div>
      <DraftForm form={form} isLong>
        {children(form)}
      </DraftForm>
      {after}
    </div>
  )
}
