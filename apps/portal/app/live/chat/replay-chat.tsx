import './chat.css'
import { liveCalls, type FalaTransmissao } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'
import { mediaTime } from '../../player/media-time.ts'
import { usePlayerTime, type PlayerControl } from '../../player/player-control.ts'
import { useChurch } from '../../shell/church.ts'

const MOST_SHOWN = 200
/** What comes within so many seconds is at hand before it is due. */
const AHEAD = 60

/** What was written then, as far as the recording has come; each leads to its moment. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function ReplayChat({
  transmissaoId,
  control,
}: {
  transmissaoId: number
  control: PlayerControl
}) {
  const time = usePlayerTime(control) ?? 0
  const { falas, isWhole } = useFalas(transmissaoId, time + AHEAD)
  const log = useRef<HTMLDivElement>(null)
  const shown = falas.filter(({ segundo }) => segundo <= time).slice(-MOST_SHOWN)
  const last = shown.at(-1)?.seq
  useLayoutEffect(() => {
    if (last !== undefined) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last])
  return (
    <section className="chat" aria-label={m.chat_title()}>
      <div className="chat-body">
        <div
          ref={log}
          className="chat-log"
          role="log"
          aria-live="off"
          aria-label={m.chat_log()}
          // What scrolls is reached by the keyboard as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {shown.length === 0 && (
            <p className="chat-empty">
              {isWhole && falas.length === 0 ? m.chat_replay_none() : m.chat_replay_soon()}
            </p>
          )}
          <ol>
            {shown.map((fala) => (
              <Fala key={fala.seq} fala={fala} control={control} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function Fala({
  fala: { nome, papel, texto, segundo },
  control,
}: {
  fala: FalaTransmissao
  control: PlayerControl
}) {
  const when = mediaTime(segundo)
  return (
    <li className="chat-line chat-line-plain">
      <p className="chat-who">
        <b>{nome}</b>
        {papel === 'anfitriao' && <Tag tone="brand">{m.chat_host()}</Tag>}
        <button
          type="button"
          className="chat-at"
          aria-label={m.chat_replay_jump({ time: when })}
          onClick={() => control.jump(segundo)}
        >
          {when}
        </button>
      </p>
      <p className="chat-text">{texto}</p>
    </li>
  )
}

interface Known {
  falas: readonly FalaTransmissao[]
  proximo: number | null
}

/** Page after page, as far as the recording has come; what cannot be had is asked for again as it goes on. */
function useFalas(id: number, until: number): { falas: readonly FalaTransmissao[]; isWhole: boolean } {
  const slug = useChurch()!.slug
  const [{ falas, proximo }, setKnown] = useState<Known>({ falas: [], proximo: 0 })
  const wants = proximo !== null && (falas.at(-1)?.segundo ?? -1) < until
  useEffect(() => {
    if (!wants) return
    let isOver = false
    const query = proximo ? { depois: proximo } : {}
    api(liveCalls.listFalasTransmissao, { params: { slug, id }, query }).then(
      (answer) => {
        const add = (before: Known) => ({
          falas: [...before.falas, ...answer.falas],
          proximo: answer.proximo,
        })
        return isOver ? undefined : setKnown(add)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [slug, id, wants, proximo])
  return { falas, isWhole: proximo === null }
}
