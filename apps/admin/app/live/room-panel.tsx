import { liveChatStaffCalls, type IgrejaEquipe, type SalaEquipe } from '@atrio/contract'
import { Button, Dialog, FormStatus, useToasts } from '@atrio/ui'
import { Pin, PinOff, SlidersHorizontal } from 'lucide-react'
import { useCallback, useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { useWatched } from '../lib/use-watched.ts'
import { m } from '../paraglide/messages.js'
import { Held, Muted, Reported } from './held.tsx'
import { RoomTools } from './room-tools.tsx'
import { Said, type Act, type Removal } from './said.tsx'

const EVERY = 5_000

/** One room as whoever looks after it sees it, with what can be done about each message. */
export function RoomPanel({
  igreja,
  codigo,
  onActed,
}: {
  igreja: IgrejaEquipe
  codigo: string
  /** For a page that says of the room, too, who is muted and what waits. */
  onActed?: () => void
}) {
  const { slug } = igreja
  const ask = useCallback(
    (): Promise<SalaEquipe> => api(liveChatStaffCalls.getSalaEquipe, { params: { slug, codigo } }),
    [slug, codigo],
  )
  const { answer: sala, show: showSala } = useWatched(ask, EVERY)
  const [asking, setAsking] = useState<Removal | null>(null)
  const [hasTools, setTools] = useState(false)
  const { show } = useToasts()
  const undo = async (id: number) => {
    try {
      showSala(await api(liveChatStaffCalls.desfazerRemocaoEquipe, { params: { slug, codigo, id } }))
      show({ tone: 'ok', title: m.room_restored() })
    } catch (thrown) {
      show({ tone: 'bad', title: errorText(thrown) })
    }
  }
  const { isBusy, error, start } = useTask(async (acao: Parameters<Act>[0], seq: number, nome?: string) => {
    setAsking(null)
    const params = { slug, codigo }
    const answer = await api(liveChatStaffCalls.moderarSalaEquipe, { params, body: { acao, seq } })
    showSala(answer)
    onActed?.()
    const { idRemocao } = answer
    if (idRemocao === null) return
    show({
      title: acao === 'remover_de' && nome ? m.room_removed_all({ name: nome }) : m.room_removed(),
      action: { label: m.room_undo(), onAction: () => void undo(idRemocao) },
    })
  })
  const act: Act = (acao, seq) => void start(acao, seq)
  const waiting = new Set(sala?.retidas.map(({ seq }) => seq))
  const said = sala?.mensagens.filter(({ seq }) => !waiting.has(seq)) ?? []
  return (
    <section aria-labelledby="room" className="ruled grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="room" className="text-lg">
          {m.room()}
        </h2>
        <Button
          variant="secondary"
          icon={<SlidersHorizontal />}
          disabled={!sala}
          onClick={() => setTools(true)}
        >
          {m.room_tools()}
        </Button>
      </div>
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
      {sala && sala.denunciadas.length > 0 && (
        <div className="grid grid-cols-1 gap-2">
          <h3 className="text-base">{m.room_reported()}</h3>
          <Reported denunciadas={sala.denunciadas} act={(acao, { seq }) => act(acao, seq)} isBusy={isBusy} />
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
              ask={setAsking}
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
      {sala && hasTools && (
        <RoomTools
          slug={slug}
          codigo={codigo}
          modo={sala.modo}
          show={showSala}
          undo={undo}
          onClose={() => setTools(false)}
        />
      )}
      <RemovalDialog
        asking={asking}
        onClose={() => setAsking(null)}
        remove={({ what, mensagem }) => void start(what, mensagem.seq, mensagem.nome)}
      />
    </section>
  )
}

/** What is removed is gone for everybody at once: it is asked before, and can be brought back after. */
function RemovalDialog({
  asking,
  onClose,
  remove,
}: {
  asking: Removal | null
  onClose: () => void
  remove: (removal: Removal) => void
}) {
  const isAll = asking?.what === 'remover_de'
  const nome = asking?.mensagem.nome ?? ''
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="sm"
      title={isAll ? m.room_remove_all_title({ name: nome }) : m.room_remove_title()}
      description={isAll ? m.room_remove_all_detail() : m.room_remove_detail()}
      closeLabel={m.close()}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.rooms_keep()}
          </Button>
          <Button variant="danger" onClick={() => asking && remove(asking)}>
            {isAll ? m.room_remove_all() : m.room_remove_one()}
          </Button>
        </>
      }
    >
      {asking?.what === 'remover' && (
        <blockquote className="border-line border-s-4 ps-3 wrap-break-word">
          {asking.mensagem.texto}
        </blockquote>
      )}
    </Dialog>
  )
}
