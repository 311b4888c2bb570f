import { ApiError, finalidades, pictureCalls } from '@atrio/contract'
import { useRef, useState } from 'react'
import { codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { sendFile } from '../lib/send-file.ts'
import { m } from '../paraglide/messages.js'
import { shrinkPicture } from './shrink-picture.ts'

type Sending = { part: number } | null

/** Sends one picture, and says how far it is or why it was not taken. */
export function usePictureUpload(slug: string, onSent: (address: string) => void) {
  const [sending, setSending] = useState<Sending>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const underWay = useRef<AbortController>(null)

  const send = async (file: File) => {
    const control = new AbortController()
    underWay.current?.abort()
    underWay.current = control
    setRefused(null)
    setSending({ part: 0 })
    try {
      const arquivo = await shrinkPicture(file)
      control.signal.throwIfAborted()
      const { imagem } = await sendFile(pictureCalls.saveImagemEquipe, {
        params: { slug },
        arquivo,
        signal: control.signal,
        onProgress: (part) => underWay.current === control && setSending({ part }),
      })
      onSent(imagem)
    } catch (error) {
      if (control.signal.aborted) return
      setRefused(reasonOf(error))
    } finally {
      if (underWay.current === control) setSending(null)
    }
  }
  const cancel = () => {
    underWay.current?.abort()
    setSending(null)
  }
  return { sending, refused, send, cancel }
}

const reasons: Record<string, () => string> = {
  FILE_TYPE: m.picture_unreadable,
  FILE_ACTIVE: m.picture_active,
  FILE_PIXELS: m.picture_pixels,
  FILE_DAMAGED: m.picture_damaged,
  FILE_TOO_LARGE: () => m.picture_too_large({ mega: finalidades.conteudo.maxBytes / 1024 / 1024 }),
  ACCOUNT_LIMIT: m.picture_limit,
}

function reasonOf(error: unknown): string {
  const reason = error instanceof ApiError ? reasons[codeOf(error)] : undefined
  return reason ? reason() : errorText(error)
}
