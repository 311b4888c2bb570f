import { liveChatStaffCalls, type AcaoModeracao, type ModoSala, type SalaEquipe } from '@atrio/contract'
import { Button, CheckboxField, FormStatus, RadioGroup, Sheet, useToasts } from '@atrio/ui'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { WAITS, waitName, waitOf } from './waits.ts'

interface Place {
  slug: string
  codigo: string
}

/** How a room is written in, and what was done in it. */
export function RoomTools({
  slug,
  codigo,
  modo,
  show,
  undo,
  onClose,
}: Place & {
  modo: ModoSala
  show: (sala: SalaEquipe) => void
  undo: (id: number) => Promise<void>
  onClose: () => void
}) {
  const [wanted, setWanted] = useState(modo)
  const toasts = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    show(await api(liveChatStaffCalls.saveModoEquipe, { params: { slug, codigo }, body: wanted }))
    toasts.show({ tone: 'ok', title: m.room_tools_saved() })
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.room_tools()}
      closeLabel={m.close()}
      actions={
        <Button loading={isBusy} onClick={() => void start()}>
          {m.room_tools_save()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <RadioGroup
          label={m.rooms_slow()}
          name="modoLento"
          value={String(wanted.modoLento)}
          onValueChange={(value) => setWanted({ ...wanted, modoLento: waitOf(value) })}
          options={WAITS.map((seconds) => ({ value: String(seconds), label: waitName(seconds) }))}
        />
        <CheckboxField
          label={m.room_hosts_only()}
          checked={wanted.flagSoAnfitrioes}
          onChange={({ target }) => setWanted({ ...wanted, flagSoAnfitrioes: target.checked })}
        />
        <CheckboxField
          label={m.room_guest_links()}
          checked={wanted.flagLinksConvidados}
          onChange={({ target }) => setWanted({ ...wanted, flagLinksConvidados: target.checked })}
        />
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        <Log slug={slug} codigo={codigo} undo={undo} />
      </div>
    </Sheet>
  )
}

function Log({ slug, codigo, undo }: Place & { undo: (id: number) => Promise<void> }) {
  const [{ acoes, proximo }, setSeen] = useState<{ acoes: AcaoModeracao[] | null; proximo: number | null }>({
    acoes: null,
    proximo: null,
  })
  const read = useCallback(
    (cursor?: number) =>
      api(liveChatStaffCalls.listAcoesEquipe, {
        params: { slug, codigo },
        query: cursor === undefined ? {} : { cursor },
      }),
    [slug, codigo],
  )
  useEffect(() => {
    // What was done stands beside what the sheet is for: without it the rest can be used.
    read().then(setSeen, () => {})
  }, [read])
  const { isBusy, error, start } = useTask(async (cursor: number) => {
    const more = await read(cursor)
    setSeen({ acoes: [...(acoes ?? []), ...more.acoes], proximo: more.proximo })
  })
  const bringBack = async (id: number) => {
    await undo(id)
    setSeen(await read())
  }
  return (
    <section aria-labelledby="room-log" className="grid grid-cols-1 gap-3">
      <h3 id="room-log" className="text-base">
        {m.room_log()}
      </h3>
      {acoes?.length === 0 && <p className="text-ink-muted">{m.room_log_empty()}</p>}
      <ol className="ruled">
        {acoes?.map(({ id, acao, alvo, texto, moderador, em, idRemocao }) => (
          <li key={id} className="grid grid-cols-1 gap-1 py-3">
            <p className="wrap-break-word">{words[acao]({ who: alvo ?? m.room_log_somebody() })}</p>
            {texto && (
              <blockquote className="border-line border-s-4 ps-3 wrap-break-word">{texto}</blockquote>
            )}
            <p className="text-ink-muted text-sm wrap-break-word">
              {moderador ?? m.room_log_somebody()} · {formatMoment(em)}
            </p>
            {idRemocao !== null && (
              <Button
                variant="outline"
                className="justify-self-start"
                onClick={() => void bringBack(idRemocao).catch(() => {})}
              >
                {m.room_undo()}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
      {proximo !== null && (
        <Button
          variant="secondary"
          loading={isBusy}
          className="justify-self-start"
          onClick={() => void start(proximo)}
        >
          {m.room_log_more()}
        </Button>
      )}
    </section>
  )
}

const words: Record<AcaoModeracao['acao'], (given: { who: string }) => string> = {
  remover: m.room_log_remove,
  remover_de: m.room_log_remove_all,
  restaurar: m.room_log_restore,
  silenciar: m.room_log_mute,
  ouvir: m.room_log_unmute,
  modo: m.room_log_mode,
  liberar: m.room_log_release,
  fixar: m.room_log_pin,
  desafixar: m.room_log_unpin,
  dispensar: m.room_log_dismiss,
}
