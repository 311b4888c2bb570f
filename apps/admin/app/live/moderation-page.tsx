import { hasRight, liveChatStaffCalls, type IgrejaEquipe, type ModeracaoEquipe } from '@atrio/contract'
import { FormStatus, SelectField } from '@atrio/ui'
import { useState } from 'react'
import { useLoaderData, useOutletContext, useRevalidator, useSearchParams } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { Hands } from './hands.tsx'
import { Held, Muted, Reported } from './held.tsx'
import { HostsRoom } from './hosts-room.tsx'
import { roomName, type Moderation } from './moderation.ts'
import { Moderators } from './moderators.tsx'
import { OwnRooms } from './own-rooms.tsx'
import { RoomPanel } from './room-panel.tsx'
import { Words } from './words.tsx'

/** Where whoever looks after rooms finds all that waits in them, and what goes for all of them. */
export function ModerationPage() {
  const loaded = useLoaderData<ModeracaoEquipe | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.rooms(), igreja.nome)
  if (!loaded) return null
  return <OpenModeration igreja={igreja} loaded={loaded} />
}

function OpenModeration({ igreja, loaded }: { igreja: IgrejaEquipe; loaded: ModeracaoEquipe }) {
  const [{ moderacao, from }, setSeen] = useState({ moderacao: loaded, from: loaded })
  const { revalidate } = useRevalidator()
  if (from !== loaded) setSeen({ moderacao: loaded, from: loaded })
  const page: Moderation = {
    igreja,
    moderacao,
    show: (answer) => {
      setSeen({ moderacao: answer, from: loaded })
      // What was asked for before it may come after it, and knows less.
      void revalidate()
    },
  }
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
      <div className="grid grid-cols-1 gap-2 xl:col-span-2">
        <h1>{m.rooms()}</h1>
        <p className="text-ink-muted max-w-3xl">{m.rooms_lead()}</p>
      </div>
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        <Hands igreja={igreja} />
        <Waiting {...page} />
        <Room {...page} />
      </div>
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        {hasRight(igreja.papeis, { area: 'aoVivo', may: 'change' }) && <OwnRooms {...page} />}
        <Words {...page} />
        {hasRight(igreja.papeis, { area: 'moderacao', may: 'publish' }) && <Moderators {...page} />}
      </div>
    </div>
  )
}

/** Of all rooms, whichever of them is looked at. */
function Waiting({ igreja, moderacao }: Moderation) {
  const { revalidate } = useRevalidator()
  const { isBusy, error, start } = useTask(
    async (
      acao: 'liberar' | 'remover' | 'dispensar' | 'ouvir',
      { sala: codigo, seq }: { sala: string; seq: number },
    ) => {
      const params = { slug: igreja.slug, codigo }
      await api(liveChatStaffCalls.moderarSalaEquipe, { params, body: { acao, seq } })
      await revalidate()
    },
  )
  const { retidas, denunciadas, silenciados } = moderacao
  return (
    <>
      {denunciadas.length > 0 && (
        <section aria-labelledby="reported" className="ruled grid grid-cols-1 gap-3">
          <h2 id="reported" className="text-lg">
            {m.room_reported()}
          </h2>
          <Reported denunciadas={denunciadas} act={(acao, one) => void start(acao, one)} isBusy={isBusy} />
        </section>
      )}
      <section aria-labelledby="held" className="ruled grid grid-cols-1 gap-3">
        <h2 id="held" className="text-lg">
          {m.room_held()}
        </h2>
        {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
        {retidas.length === 0 && <p className="text-ink-muted">{m.rooms_held_none()}</p>}
        <Held retidas={retidas} act={(acao, one) => void start(acao, one)} isBusy={isBusy} />
      </section>
      <section aria-labelledby="muted" className="ruled grid grid-cols-1 gap-3">
        <h2 id="muted" className="text-lg">
          {m.room_muted()}
        </h2>
        {silenciados.length === 0 && <p className="text-ink-muted">{m.rooms_muted_none()}</p>}
        <Muted silenciados={silenciados} act={(one) => void start('ouvir', one)} isBusy={isBusy} />
      </section>
    </>
  )
}

/** One room at a time, by the address. */
function Room({ igreja, moderacao: { salas } }: Moderation) {
  const [query, setQuery] = useSearchParams()
  const { revalidate } = useRevalidator()
  const chosen = salas.find(({ codigo }) => codigo === query.get('sala')) ?? salas[0]
  if (!chosen) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectField
        label={m.rooms_which()}
        value={chosen.codigo}
        onChange={({ target }) => setQuery({ sala: target.value }, { replace: true })}
        options={salas.map((sala) => ({ value: sala.codigo, label: roomName(sala) }))}
      />
      <RoomPanel
        key={chosen.codigo}
        igreja={igreja}
        codigo={chosen.codigo}
        onActed={() => void revalidate()}
      />
      {chosen.idTransmissao !== null && (
        <HostsRoom key={chosen.idTransmissao} igreja={igreja} id={chosen.idTransmissao} />
      )}
    </div>
  )
}
