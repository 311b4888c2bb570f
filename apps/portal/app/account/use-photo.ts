import { accountCalls, finalidades } from '@atrio/contract'
import { useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { personalCalls, write } from '../lib/personal/personal-calls.ts'
import { api } from '../lib/session/api-client.ts'
import { retrySession, useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

const stale = [accountCalls.getUsuario, accountCalls.listUsuarios]

/** Choosing, sending and deleting the person's photo. */
export function usePhoto() {
  const { user, usuario } = useSession()
  const slug = useChurch()?.slug ?? ''
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const { show } = useToasts()
  const params = { slug, userId: user?.id ?? 0 }

  const attempt = async (doIt: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await doIt()
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setBusy(false)
  }

  const send = (file: Blob) =>
    attempt(async () => {
      await api(accountCalls.saveImagem, { params, body: {} }, { arquivo: file })
      personalCalls.makeStale(stale)
      await retrySession()
      setPicture(null)
      show({ tone: 'ok', title: m.account_photo_saved() })
    })

  const choose = async (file: File) => {
    setFailure(null)
    const opened = isPhoto(file) ? await createImageBitmap(file).catch(() => null) : null
    // The server refuses what cannot be framed, and names the rule; what is no photo at all needs no way there.
    if (opened) setPicture(opened)
    else if (file.size <= finalidades.foto.maxBytes) await send(file)
    else setFailure(unreadable())
  }

  const remove = () =>
    attempt(async () => {
      const before = usuario?.imagem ? await fileAt(usuario.imagem) : null
      await write(accountCalls.deleteImagem, { params }, stale)
      await retrySession()
      show({
        tone: 'ok',
        title: m.account_photo_deleted(),
        ...(before && { action: { label: m.account_photo_undo(), onAction: () => void send(before) } }),
      })
    })

  return {
    picture,
    busy,
    failure,
    choose: (file: File) => void choose(file),
    send,
    remove,
    cancel: () => setPicture(null),
  }
}

function isPhoto({ type }: File): boolean {
  return (finalidades.foto.tipos as readonly string[]).includes(type)
}

function unreadable(): ErrorMessage {
  return {
    title: m.account_photo_unreadable(),
    detail: m.account_photo_unreadable_detail({ mega: finalidades.foto.maxBytes / 1024 / 1024 }),
    action: m.account_photo_file(),
  }
}

/** What stands at the address of a picture; null where it cannot be had, and then there is no way back. */
async function fileAt(address: string): Promise<Blob | null> {
  const response = await fetch(address).catch(() => null)
  return response?.ok ? response.blob() : null
}
