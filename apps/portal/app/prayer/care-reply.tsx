import { ORACAO_LIMITS, prayerCalls as calls, type OracaoMensagem } from '@atrio/contract'
import { max, required, withParams } from '@atrio/rules'
import { useToasts } from '@atrio/ui'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useSendKey } from './use-send-key.ts'
import { WordsField } from './words-field.tsx'

type CareReplyProps = { id: number; slug: string; onSent: (mensagem: OracaoMensagem) => void }

/** An answer in the name of the church, to who asked and to nobody else. */
export function CareReply({ id, slug, onSent }: CareReplyProps) {
  const { show } = useToasts()
  const sendKey = useSendKey()
  const form = useAppForm<{ mensagem: string }>({
    name: `oracao-resposta-${id}`,
    labels: { mensagem: m.prayer_desk_reply_label() },
    rules: { mensagem: [required, withParams(max, { max: ORACAO_LIMITS.mensagem })] },
    draft: { secret: [] },
    async onSubmit(body) {
      const request = { params: { slug, id }, body }
      const stale = [calls.listOracoesCuidado]
      const { mensagem } = await write(calls.createOracaoResposta, request, stale, { headers: sendKey(body) })
      form.rhf.reset()
      show({ tone: 'ok', title: m.prayer_desk_reply_sent() })
      onSent(mensagem)
    },
  })
  return (
    <section aria-label={m.prayer_desk_reply()} className="ruled">
      <AppForm form={form} submitLabel={m.prayer_desk_reply()} compact>
        <WordsField
          {...form.field('mensagem')}
          hint={m.prayer_desk_reply_hint()}
          typed={form.rhf.watch('mensagem') ?? ''}
          max={ORACAO_LIMITS.mensagem}
        />
      </AppForm>
    </section>
  )
}
