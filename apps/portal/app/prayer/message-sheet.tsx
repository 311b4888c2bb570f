import { ORACAO_LIMITS, prayerCalls as calls } from '@atrio/contract'
import { max, required, withParams } from '@atrio/rules'
import { Sheet, useToasts } from '@atrio/ui'
import { useRevalidator } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { LogInFirst } from './log-in-first.tsx'
import { useSendKey } from './use-send-key.ts'
import { WordsField } from './words-field.tsx'

type MessageSheetProps = { id: number; onClose: () => void }

/** A word of encouragement below a request. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function MessageSheet({ id, onClose }: MessageSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.prayer_message_title()}
      description={m.prayer_message_who()}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      <LogInFirst why={m.prayer_message_login()}>
        <MessageForm id={id} onSent={onClose} />
      </LogInFirst>
    </Sheet>
  )
}

function MessageForm({ id, onSent }: { id: number; onSent: () => void }) {
  const { show } = useToasts()
  const { revalidate } = useRevalidator()
  const sendKey = useSendKey()
  const form = useAppForm<{ mensagem: string }>({
    name: `oracao-mensagem-${id}`,
    labels: { mensagem: m.prayer_message_label() },
    rules: { mensagem: [required, withParams(max, { max: ORACAO_LIMITS.mensagem })] },
    failureTitle: m.prayer_message_failed(),
    draft: { secret: [] },
    async onSubmit({ mensagem }) {
      const body = { idOracao: id, mensagem }
      const stale = [calls.getMinhaOracao, calls.listMinhasMensagensOracao]
      const headers = sendKey(body)
      const { mensagem: sent } = await write(calls.createOracaoMensagem, { body }, stale, { headers })
      const waits = sent.situacao === 'aguardando' && { detail: m.prayer_message_waits() }
      show({ tone: 'ok', title: m.prayer_message_sent(), ...waits })
      onSent()
      await revalidate()
    },
  })
  return (
    <AppForm form={form} submitLabel={m.prayer_message_send()}>
      <WordsField
        {...form.field('mensagem')}
        typed={form.rhf.watch('mensagem') ?? ''}
        max={ORACAO_LIMITS.mensagem}
        rows={4}
        data-autofocus
      />
    </AppForm>
  )
}
