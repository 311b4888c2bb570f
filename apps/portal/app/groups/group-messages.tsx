import { groupsCalls as calls, PRAZO_MENSAGEM_CELULA, type MensagemCelula } from '@atrio/contract'
import { formatInstant, max, required, withParams, type Locale } from '@atrio/rules'
import { Button, TextArea, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

type GroupMessagesProps = { celulaId: number; leads: boolean; locale: Locale }

/** What those who lead a group wrote to it, and for them a way to write. */
export function GroupMessages({ celulaId, leads, locale }: GroupMessagesProps) {
  const slug = useChurch()?.slug ?? ''
  const params = { slug, id: celulaId }
  const { data } = useCall(calls.listMensagensCelula, { params, query: { limit: 10 } })
  if (!data || (data.total === 0 && !leads)) return null
  return (
    <section className="ruled" aria-labelledby="group-messages">
      <h2 id="group-messages" className="font-ui text-lg">
        {m.groups_messages()}
      </h2>
      {leads && <Write params={params} />}
      <ul className="mt-2">
        {data.mensagens.map((mensagem) => (
          <Message key={mensagem.id} mensagem={mensagem} params={params} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

type Params = { slug: string; id: number }

function Write({ params }: { params: Params }) {
  const { show } = useToasts()
  const form = useAppForm<{ texto: string }>({
    name: `mensagem-${params.id}`,
    labels: { texto: m.groups_message() },
    rules: { texto: [required, withParams(max, { max: 2000 })] },
    draft: { secret: [] },
    failureTitle: m.groups_message_failed(),
    async onSubmit({ texto }) {
      await write(calls.createMensagemCelula, { params, body: { texto } }, [calls.listMensagensCelula])
      form.rhf.reset({ texto: '' })
      show({ tone: 'ok', title: m.groups_message_sent() })
    },
  })
  return (
    <div className="mt-3">
      <AppForm form={form} submitLabel={m.groups_message_send()} compact>
        <TextArea
          {...form.field('texto')}
          hint={m.groups_message_hint({ minutos: PRAZO_MENSAGEM_CELULA })}
          rows={3}
        />
      </AppForm>
    </div>
  )
}

type MessageProps = { mensagem: MensagemCelula; params: Params; locale: Locale }

function Message({
  mensagem: { id, texto, autor, dataCadastro, flagPodeApagar },
  params,
  locale,
}: MessageProps) {
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await write(calls.deleteMensagemCelula, { params: { ...params, idMensagem: id } }, [
        calls.listMensagensCelula,
      ])
      show({ tone: 'ok', title: m.groups_message_deleted() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
      setBusy(false)
    }
  }
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="break-words whitespace-pre-line">{texto}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        {autor} · {formatInstant(dataCadastro, 'dateTime', locale, timeZone)}
        {flagPodeApagar && (
          <Button variant="quiet" loading={busy} onClick={() => void remove()}>
            {m.groups_message_delete()}
          </Button>
        )}
      </p>
    </li>
  )
}
