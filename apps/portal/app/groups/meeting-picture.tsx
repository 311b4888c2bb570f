import { finalidades, groupsCalls as calls } from '@atrio/contract'
import { Button, FieldError, useToasts } from '@atrio/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { personalCalls, write } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { isTooLarge, toFit } from './fit-picture.ts'

const LIMITS = finalidades.reuniao
const stale = [calls.getReuniao]

type Place = { slug: string; id: number; idReuniao: number }
type MeetingPictureProps = { place: Place; imagem: string | null; dia: string; leads: boolean }

/** The picture of a meeting, for everybody in the group; who leads it adds one, changes it and takes it away. */
export function MeetingPicture({ place, imagem, dia, leads }: MeetingPictureProps) {
  if (!imagem && !leads) return null
  return (
    <section aria-labelledby="meeting-picture">
      <h2 id="meeting-picture" className="font-ui text-lg">
        {m.groups_picture()}
      </h2>
      {imagem && <Shown key={imagem} imagem={imagem} dia={dia} />}
      {leads && <Choose place={place} imagem={imagem} />}
    </section>
  )
}

/** Its address is good for minutes, and for nobody without a network. */
function Shown({ imagem, dia }: { imagem: string; dia: string }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <p className="mt-2 text-ink-muted">{m.groups_picture_unavailable()}</p>
  return (
    <img
      src={`${imagem}&l=1280`}
      alt={m.groups_picture_alt({ dia })}
      decoding="async"
      className="mt-2 max-h-[70vh] max-w-full rounded-md"
      onError={() => setGone(true)}
    />
  )
}

function Choose({ place, imagem }: { place: Place; imagem: string | null }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { show } = useToasts()
  const [busy, setBusy] = useState<'send' | 'remove' | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const attempt = async (what: 'send' | 'remove', doIt: () => Promise<void>) => {
    setBusy(what)
    setRefused(null)
    try {
      await doIt()
    } catch (error) {
      const { title, detail } = errorMessage(error)
      setRefused(`${title}. ${detail}`)
    }
    setBusy(null)
  }
  const send = (file: Blob) =>
    attempt('send', async () => {
      const arquivo = await toFit(file, LIMITS)
      if (isTooLarge(arquivo, LIMITS)) return setRefused(m.groups_picture_big({ mega: MEGA }))
      await api(calls.saveImagemReuniao, { params: place, body: {} }, { arquivo })
      personalCalls.makeStale(stale)
      show({ tone: 'ok', title: m.groups_picture_saved() })
    })
  const remove = (address: string) =>
    attempt('remove', async () => {
      const before = await fileAt(address)
      await write(calls.deleteImagemReuniao, { params: place }, stale)
      show({
        tone: 'ok',
        title: m.groups_picture_removed(),
        ...(before && { action: { label: m.groups_picture_undo(), onAction: () => void send(before) } }),
      })
    })

  return (
    <div className="field mt-2" data-state={refused ? 'invalid' : 'idle'}>
      <p className="field-hint" id={`${id}-hint`}>
        {m.groups_picture_hint()}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.groups_picture()}
        accept={LIMITS.tipos.join()}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <p className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          loading={busy === 'send'}
          icon={<ImagePlus aria-hidden="true" />}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {imagem ? m.groups_picture_change() : m.groups_picture_add()}
        </Button>
        {imagem && (
          <Button
            variant="quiet"
            loading={busy === 'remove'}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void remove(imagem)}
          >
            {m.groups_picture_remove()}
          </Button>
        )}
      </p>
      <FieldError id={`${id}-error`} error={refused ?? undefined} />
    </div>
  )
}

const MEGA = LIMITS.maxBytes / 1024 / 1024

/** What stands at the address of a picture; null where it cannot be had, and then there is no way back. */
async function fileAt(address: string): Promise<Blob | null> {
  const response = await fetch(address).catch(() => null)
  return response?.ok ? response.blob() : null
}
