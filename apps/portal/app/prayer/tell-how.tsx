import { ORACAO_LIMITS, prayerCalls as calls, type MinhaOracao } from '@atrio/contract'
import { max, required, withParams } from '@atrio/rules'
import { Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useAct } from './use-act.ts'
import { useSendKey } from './use-send-key.ts'
import { WordsField } from './words-field.tsx'

const stale = [calls.getMinhaOracao, calls.listMinhasOracoes]
const words = [withParams(max, { max: ORACAO_LIMITS.mensagem })]

/** How it goes on, and that it was answered: two forms, of which one is open. */
export function TellHow({ oracao }: { oracao: MinhaOracao }) {
  const [open, setOpen] = useState<'update' | 'answer' | null>(null)
  const { busy, act } = useAct()
  const { id, respondidaEm } = oracao
  const takeBack = () =>
    act(() => write(calls.saveOracaoRespondida, { params: { id }, body: { flagRespondida: false } }, stale), {
      title: m.prayer_answer_taken_back(),
    })
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="tell-how" className="ruled">
      <h2 id="tell-how" className="font-ui text-lg">
        {m.prayer_tell_title()}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{m.prayer_tell_intro()}</p>
      {open === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setOpen('update')}>
            {m.prayer_update_title()}
          </Button>
          {respondidaEm ? (
            <Button variant="quiet" loading={busy} onClick={() => void takeBack()}>
              {m.prayer_answer_not_yet()}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setOpen('answer')}>
              {m.prayer_answer_title()}
            </Button>
          )}
        </div>
      )}
      {open === 'update' && <UpdateForm id={id} onDone={close} />}
      {open === 'answer' && <AnswerForm id={id} onDone={close} />}
    </section>
  )
}

type FormProps = { id: number; onDone: () => void }

function UpdateForm({ id, onDone }: FormProps) {
  const { show } = useToasts()
  const sendKey = useSendKey()
  const form = useAppForm<{ mensagem: string }>({
    name: `oracao-novidade-${id}`,
    labels: { mensagem: m.prayer_update_label() },
    rules: { mensagem: [required, ...words] },
    draft: { secret: [] },
    failureTitle: m.prayer_update_failed(),
    async onSubmit(body) {
      await write(calls.createOracaoAtualizacao, { params: { id }, body }, stale, { headers: sendKey(body) })
      show({ tone: 'ok', title: m.prayer_update_sent() })
      onDone()
    },
  })
  return (
    <AppForm form={form} submitLabel={m.prayer_update_send()} compact after={<Cancel onClick={onDone} />}>
      <WordsField
        {...form.field('mensagem')}
        hint={m.prayer_update_hint()}
        typed={form.rhf.watch('mensagem') ?? ''}
        max={ORACAO_LIMITS.mensagem}
        asksConsent
      />
    </AppForm>
  )
}

function AnswerForm({ id, onDone }: FormProps) {
  const { show } = useToasts()
  const form = useAppForm<{ testemunho: string }>({
    name: `oracao-respondida-${id}`,
    labels: { testemunho: m.prayer_answer_label() },
    rules: { testemunho: words },
    draft: { secret: [] },
    failureTitle: m.prayer_answer_failed(),
    async onSubmit({ testemunho }) {
      const body = { flagRespondida: true, ...(testemunho?.trim() && { testemunho }) }
      await write(calls.saveOracaoRespondida, { params: { id }, body }, stale)
      show({ tone: 'ok', title: m.prayer_answer_sent(), detail: m.prayer_answer_sent_detail() })
      onDone()
    },
  })
  return (
    <AppForm form={form} submitLabel={m.prayer_answer_send()} compact after={<Cancel onClick={onDone} />}>
      <WordsField
        {...form.field('testemunho')}
        hint={m.prayer_answer_hint()}
        typed={form.rhf.watch('testemunho') ?? ''}
        max={ORACAO_LIMITS.mensagem}
        asksConsent
      />
    </AppForm>
  )
}

function Cancel({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" className="self-start" onClick={onClick}>
      {m.prayer_cancel()}
    </Button>
  )
}
