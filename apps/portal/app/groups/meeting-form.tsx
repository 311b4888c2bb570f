import { ApiError, groupsCalls as calls, studiesCalls, type ErrorBody, type Reuniao } from '@atrio/contract'
import { max, required, withParams } from '@atrio/rules'
import { CheckboxField, SelectField, TextArea, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { MeetingConflict } from './meeting-conflict.tsx'

type Values = {
  data: string
  tema: string
  estudo: string
  anotacoes: string
  pedidosOracao: string
  visitantes: string
  flagCancelada: boolean
}

type MeetingFormProps = {
  slug: string
  celulaId: number
  /** One that is not there yet has no version. */
  reuniao: Omit<Reuniao, 'id' | 'versao'> & Partial<Pick<Reuniao, 'id' | 'versao'>>
}

/** What was talked and prayed about at a meeting, and who was a guest. */
export function MeetingForm({ slug, celulaId, reuniao }: MeetingFormProps) {
  const navigate = useNavigate()
  const { show } = useToasts()
  const [conflict, setConflict] = useState<{ reuniao: number; versao: number } | null>(null)
  const estudos = useCall(studiesCalls.listEstudos, { params: { slug }, query: { limit: 50 } })
  const isOld = reuniao.versao !== undefined

  const save = async (values: Values, versao: number | undefined) => {
    const saved = await write(
      calls.saveReuniao,
      {
        params: { slug, id: celulaId },
        body: { ...bodyOf(values), ...(versao !== undefined && { versao }) },
      },
      [calls.getReuniao, calls.listReunioes],
    )
    show({ tone: 'ok', title: m.groups_write_saved() })
    await navigate(paths.groupMeeting({ celulaId, meetingId: saved.reuniao.id }))
  }
  const form = useAppForm<Values>({
    name: `reuniao-${celulaId}`,
    labels: {
      data: m.groups_write_day(),
      tema: m.groups_write_theme(),
      estudo: m.groups_meeting_study(),
      anotacoes: m.groups_meeting_notes(),
      pedidosOracao: m.groups_meeting_prayers(),
      visitantes: m.groups_write_guests(),
    },
    rules: {
      data: [required],
      tema: [withParams(max, { max: 200 })],
      anotacoes: [withParams(max, { max: 5000 })],
      pedidosOracao: [withParams(max, { max: 2000 })],
    },
    defaultValues: {
      data: reuniao.data,
      tema: reuniao.tema ?? '',
      estudo: reuniao.estudo ? String(reuniao.estudo.id) : '',
      anotacoes: reuniao.anotacoes ?? '',
      pedidosOracao: reuniao.pedidosOracao ?? '',
      visitantes: (reuniao.nomesVisitantes ?? []).join('\n'),
      flagCancelada: reuniao.flagCancelada,
    },
    draft: false,
    failureTitle: m.groups_write_failed(),
    onSubmit: (values) => save(values, reuniao.versao),
    onFailure: (error) => {
      const found = conflictOf(error)
      setConflict(found)
      return found !== null
    },
  })
  const keepMine = async (versao: number) => {
    try {
      await save(form.rhf.getValues(), versao)
    } catch (error) {
      const again = conflictOf(error)
      if (again) setConflict(again)
      else {
        const { title, detail } = errorMessage(error)
        show({ tone: 'bad', title, detail })
      }
    }
  }
  return (
    <div className="stack max-w-2xl gap-6">
      {conflict && (
        <MeetingConflict
          key={conflict.versao}
          slug={slug}
          celulaId={celulaId}
          id={conflict.reuniao}
          onMine={() => keepMine(conflict.versao)}
        />
      )}
      {!isOld && <p className="text-ink-muted">{m.groups_write_then()}</p>}
      <AppForm form={form} submitLabel={m.groups_write_save()}>
        <TextField {...form.field('data')} type="date" readOnly={isOld} />
        <CheckboxField {...form.rhf.register('flagCancelada')} label={m.groups_write_cancelled()} />
        <TextField {...form.field('tema')} hint={m.groups_write_theme_hint()} />
        <SelectField
          {...form.field('estudo')}
          placeholder={m.groups_write_no_study()}
          options={studyOptions(reuniao.estudo, estudos.data?.estudos ?? [])}
        />
        <TextArea {...form.field('anotacoes')} hint={m.groups_write_seen_by_all()} rows={5} />
        <TextArea {...form.field('pedidosOracao')} hint={m.groups_write_seen_by_all()} rows={4} />
        <TextArea {...form.field('visitantes')} hint={m.groups_write_guests_hint()} rows={3} />
      </AppForm>
    </div>
  )
}

type Estudo = { id: number; titulo: string }

/** One that is not among the newest, or not shown any more, stays chosen. */
function studyOptions(own: Estudo | null, all: readonly Estudo[]) {
  const known = own && !all.some(({ id }) => id === own.id) ? [own, ...all] : all
  return known.map(({ id, titulo }) => ({ value: String(id), label: titulo }))
}

function bodyOf({ data, tema, estudo, anotacoes, pedidosOracao, visitantes, flagCancelada }: Values) {
  return {
    data,
    tema: tema.trim() || null,
    estudo: estudo ? Number(estudo) : null,
    anotacoes: anotacoes.trim() || null,
    pedidosOracao: pedidosOracao.trim() || null,
    visitantes: visitantes
      .split('\n')
      .map((nome) => nome.trim().slice(0, 80))
      .filter(Boolean)
      .slice(0, 50),
    flagCancelada,
  }
}

function conflictOf(error: unknown): { reuniao: number; versao: number } | null {
  if (!(error instanceof ApiError)) return null
  const { code, detalhes }: ErrorBody = error.body
  if (code !== 'GROUP_MEETING_CHANGED') return null
  return { reuniao: Number(detalhes?.['reuniao']), versao: Number(detalhes?.['versao']) }
}
