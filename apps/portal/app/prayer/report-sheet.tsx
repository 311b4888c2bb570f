import { ORACAO_LIMITS, prayerCalls as calls } from '@atrio/contract'
import { max, withParams } from '@atrio/rules'
import { Sheet, useToasts } from '@atrio/ui'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { LogInFirst } from './log-in-first.tsx'
import { WordsField } from './words-field.tsx'

type ReportSheetProps = {
  id: number
  /** One of its messages, and not the request itself. */
  idMensagem?: number | undefined
  onClose: () => void
}

/** Tells those who look after the wall that something should not be there. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function ReportSheet({ id, idMensagem, onClose }: ReportSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={idMensagem === undefined ? m.prayer_report_title() : m.prayer_report_message_title()}
      description={m.prayer_report_intro()}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      <LogInFirst why={m.prayer_report_login()}>
        <ReportForm id={id} idMensagem={idMensagem} onSent={onClose} />
      </LogInFirst>
    </Sheet>
  )
}

type ReportFormProps = Omit<ReportSheetProps, 'onClose'> & { onSent: () => void }

function ReportForm({ id, idMensagem, onSent }: ReportFormProps) {
  const { show } = useToasts()
  const form = useAppForm<{ motivo: string }>({
    name: `oracao-denuncia-${id}-${idMensagem ?? ''}`,
    labels: { motivo: m.prayer_report_words() },
    rules: { motivo: [withParams(max, { max: ORACAO_LIMITS.denuncia })] },
    failureTitle: m.prayer_report_failed(),
    draft: { secret: [] },
    async onSubmit({ motivo }) {
      const body = { ...(motivo && { motivo }), ...(idMensagem !== undefined && { idMensagem }) }
      await write(calls.denunciarOracao, { params: { id }, body }, [])
      show({ tone: 'ok', title: m.prayer_report_sent(), detail: m.prayer_report_sent_detail() })
      onSent()
    },
  })
  return (
    <AppForm form={form} submitLabel={m.prayer_report_send()}>
      <WordsField
        {...form.field('motivo')}
        typed={form.rhf.watch('motivo') ?? ''}
        max={ORACAO_LIMITS.denuncia}
        rows={3}
        data-autofocus
      />
    </AppForm>
  )
}
