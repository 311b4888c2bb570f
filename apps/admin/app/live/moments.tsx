import { liveStaffCalls, tiposMomento, type MomentoTransmissao, type TipoMomento } from '@atrio/contract'
import { Button, FormStatus, SelectField, Tag, TextArea, TextField } from '@atrio/ui'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import type { Desk } from './desk-page.tsx'
import { momentName } from './moment-names.ts'

/** What is ready to be held out, and what was. */
export function Moments(desk: Desk) {
  const { momentos } = desk.transmissao
  return (
    <section aria-labelledby="moments" className="ruled grid grid-cols-1 gap-3">
      <h2 id="moments" className="text-lg">
        {m.live_moments()}
      </h2>
      {momentos.length === 0 && <p className="text-ink-muted">{m.live_moments_none()}</p>}
      <ul className="grid grid-cols-1">
        {momentos.map((momento) => (
          <Moment key={momento.id} {...desk} momento={momento} />
        ))}
      </ul>
      <NewMoment {...desk} />
    </section>
  )
}

function Moment({ igreja, transmissao, show, momento }: Desk & { momento: MomentoTransmissao }) {
  const params = { slug: igreja.slug, id: transmissao.id, idMomento: momento.id }
  const { isBusy, error, start } = useTask(async (what: 'send' | 'delete') => {
    if (what === 'send') show(await api(liveStaffCalls.enviarMomento, { params, body: {} }))
    else show(await api(liveStaffCalls.deleteMomento, { params }))
  })
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3">
      <div className="grid min-w-0 flex-1 basis-56 grid-cols-1 gap-0.5">
        <span className="text-ink-muted text-sm">{momentName(momento.tipo)}</span>
        <span className="font-semibold wrap-break-word">{momento.texto}</span>
        {momento.opcoes.map((opcao, index) => (
          <span key={opcao} className="text-sm wrap-break-word">
            {opcao}: <span className="tabular-nums">{momento.votos[index] ?? 0}</span>
          </span>
        ))}
        {momento.desvio !== null && (
          <span className="text-ink-muted text-sm">
            {m.live_moment_after({ minutes: Math.round(momento.desvio / 60) })}
          </span>
        )}
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
      </div>
      <div className="flex flex-1 items-center justify-between gap-2 sm:flex-none">
        {momento.enviadoEm ? (
          <Tag tone="ok">{m.live_moment_sent()}</Tag>
        ) : (
          <Button icon={<Send />} loading={isBusy} onClick={() => void start('send')}>
            {m.live_moment_send()}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Trash2 />}
          aria-label={m.live_moment_delete({ text: momento.texto })}
          onClick={() => void start('delete')}
        />
      </div>
    </li>
  )
}

function NewMoment({ igreja, transmissao, show }: Desk) {
  const [tipo, setTipo] = useState<TipoMomento>('palavra')
  const [texto, setTexto] = useState('')
  const [url, setUrl] = useState('')
  const [opcoes, setOpcoes] = useState('')
  const [minutos, setMinutos] = useState('')
  const { isBusy, error, start } = useTask(async () => {
    const answers = opcoes
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    show(
      await api(liveStaffCalls.createMomento, {
        params: { slug: igreja.slug, id: transmissao.id },
        body: {
          tipo,
          texto,
          ...(tipo === 'link' && { url }),
          ...(tipo === 'enquete' && { opcoes: answers }),
          ...(minutos !== '' && { desvio: Math.round(Number(minutos) * 60) }),
        },
      }),
    )
    setTexto(cleared(texto))
    setUrl(cleared(url))
    setOpcoes(cleared(opcoes))
    setMinutos(cleared(minutos))
  })
  return (
    <form
      className="bg-sunken grid grid-cols-1 gap-4 rounded-md p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <h3 className="text-base">{m.live_moment_new()}</h3>
      <SelectField
        label={m.live_moment_kind()}
        value={tipo}
        onChange={({ target }) => setTipo(target.value as TipoMomento)}
        options={tiposMomento.map((value) => ({ value, label: momentName(value) }))}
      />
      <TextField
        label={tipo === 'versiculo' ? m.live_moment_verse() : m.live_moment_text()}
        hint={tipo === 'versiculo' ? m.live_moment_verse_hint() : undefined}
        required
        maxLength={300}
        value={texto}
        onChange={({ target }) => setTexto(target.value)}
      />
      {tipo === 'link' && (
        <TextField
          label={m.live_moment_url()}
          required
          inputMode="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      )}
      {tipo === 'enquete' && (
        <TextArea
          label={m.live_moment_answers()}
          hint={m.live_moment_answers_hint()}
          required
          rows={3}
          value={opcoes}
          onChange={({ target }) => setOpcoes(target.value)}
        />
      )}
      <TextField
        label={m.live_moment_minutes()}
        hint={m.live_moment_minutes_hint()}
        inputMode="numeric"
        pattern="[0-9]{0,4}"
        value={minutos}
        onChange={({ target }) => setMinutos(target.value)}
      />
      {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
      <Button type="submit" variant="secondary" loading={isBusy} className="justify-self-start">
        {m.live_moment_make()}
      </Button>
    </form>
  )
}
