import {
  liveChatStaffCalls,
  type IgrejaEquipe,
  type MensagemSalaEquipe,
  type SalaEquipe,
} from '@atrio/contract'
import { Button, FormStatus, IconButton, Tag } from '@atrio/ui'
import { Pin, PinOff, Trash2, VolumeX } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { Held, Muted } from './held.tsx'

const EVERY = 5_000

type Act = (acao: 'liberar' | 'remover' | 'silenciar' | 'ouvir' | 'fixar' | 'desafixar', seq: number) => void

/** One room as whoever looks after it sees it, with what can be done about each message. */
export function RoomPanel({ igreja, codigo }: { igreja: IgrejaEquipe; codigo: string }) {
  const [sala, setSala] = useState<SalaEquipe | null>(null)
  const { slug } = igreja
  useReading({ slug, codigo }, setSala)
  const { isBusy, error, start } = useTask(async (acao: Parameters<Act>[0], seq: number) => {
    const params = { slug, codigo }
    setSala(await api(liveChatStaffCalls.moderarSalaEquipe, { params, body: { acao, seq } }))
  })
  const act: Act = (acao, seq) => void start(acao, seq)
  const waiting = new Set(sala?.retidas.map(({ seq }) => seq))
  const said = sala?.mensagens.filter(({ seq }) => !waiting.has(seq)) ?? []
  return (
    <section aria-labelledby="room" className="ruled grid grid-cols-1 gap-3">
      <h2 id="room" className="text-lg">
        {m.room()}
      </h2>
      {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
      {sala?.fixada && (
        <div className="bg-tint text-on-tint flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md p-3">
          <Pin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <p className="min-w-0 flex-1 basis-40 wrap-break-word">
            <span className="sr-only">{m.room_pinned()}: </span>
            <b>{sala.fixada.nome}</b> {sala.fixada.texto}
          </p>
          <Button
            variant="secondary"
            icon={<PinOff />}
            loading={isBusy}
            onClick={() => act('desafixar', sala.fixada!.seq)}
          >
            {m.room_unpin()}
          </Button>
        </div>
      )}
      {sala && sala.retidas.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <h3 className="text-base">{m.room_held()}</h3>
          <Held retidas={sala.retidas} act={(acao, { seq }) => act(acao, seq)} isBusy={isBusy} />
        </div>
      )}
      {sala && said.length === 0 && <p className="text-ink-muted">{m.room_empty()}</p>}
      {said.length > 0 && (
        <ol
          aria-label={m.room_messages()}
          // What scrolls is reached by the keyboard as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="border-line grid max-h-[28rem] grid-cols-1 overflow-y-auto rounded-md border"
        >
          {said.toReversed().map((mensagem) => (
            <Said
              key={mensagem.seq}
              mensagem={mensagem}
              isPinned={mensagem.seq === sala?.fixada?.seq}
              act={act}
            />
          ))}
        </ol>
      )}
      {sala && sala.silenciados.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <h3 className="text-base">{m.room_muted()}</h3>
          <Muted silenciados={sala.silenciados} act={({ seq }) => act('ouvir', seq)} isBusy={isBusy} />
        </div>
      )}
    </section>
  )
}

function Said({
  mensagem: { seq, nome, papel, texto, flagSilenciada },
  isPinned,
  act,
}: {
  mensagem: MensagemSalaEquipe
  isPinned: boolean
  act: Act
}) {
  const canMute = papel !== 'anfitriao' && !flagSilenciada
  return (
    <li className="border-line flex items-start gap-2 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <b className="wrap-break-word">{nome}</b>
          {papel === 'convidado' && <Tag>{m.room_guest()}</Tag>}
          {flagSilenciada && <Tag tone="warn">{m.room_muted_one()}</Tag>}
        </p>
        <p className="wrap-break-word">{texto}</p>
      </div>
      <div className="flex shrink-0">
        {!isPinned && !flagSilenciada && (
          <IconButton icon={<Pin />} label={m.room_pin({ text: texto })} onClick={() => act('fixar', seq)} />
        )}
        {canMute && (
          <IconButton
            icon={<VolumeX />}
            label={m.room_mute({ nome })}
            onClick={() => act('silenciar', seq)}
          />
        )}
        <IconButton
          icon={<Trash2 />}
          label={m.room_remove({ text: texto })}
          onClick={() => act('remover', seq)}
        />
      </div>
    </li>
  )
}

/** Asks again every few seconds; what cannot be reached is asked again. */
function useReading(
  { slug, codigo }: { slug: string; codigo: string },
  show: (sala: SalaEquipe) => void,
): void {
  const look = useCallback(() => {
    if (document.hidden) return
    api(liveChatStaffCalls.getSalaEquipe, { params: { slug, codigo } }).then(show, () => {})
  }, [slug, codigo, show])
  useEffect(() => {
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [look])
}
