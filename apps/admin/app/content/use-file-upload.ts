import { ApiError, conteudoArquivos, type ConteudoArquivo } from '@atrio/contract'
import { useRef, useState } from 'react'
import { codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { sendParts } from '../lib/send-parts.ts'
import { m } from '../paraglide/messages.js'

export interface FileSending {
  name: string
  /** Between 0 and 1. */
  part: number
}

/** Sends one file in parts, and says how far it is or why it was not taken. */
export function useFileUpload(slug: string, of: ConteudoArquivo, onSent: (address: string) => void) {
  const [sending, setSending] = useState<FileSending | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const underWay = useRef<AbortController>(null)
  const { maxBytes } = conteudoArquivos[of]

  const send = async (file: File) => {
    underWay.current?.abort()
    if (file.size === 0) return setRefused(m.file_empty())
    if (file.size > maxBytes) return setRefused(m.file_too_large({ mega: maxBytes / 1024 / 1024 }))
    const control = new AbortController()
    underWay.current = control
    setRefused(null)
    setSending({ name: file.name, part: 0 })
    try {
      const onProgress = (part: number) =>
        underWay.current === control && setSending({ name: file.name, part })
      const sent = await sendParts(slug, file, { tipo: of, signal: control.signal, onProgress })
      onSent((sent as { arquivo: string }).arquivo)
    } catch (error) {
      if (underWay.current === control)
        setRefused(control.signal.aborted ? m.file_stopped() : reasonOf(error, of))
    } finally {
      if (underWay.current === control) setSending(null)
    }
  }
  return { sending, refused, send, cancel: () => underWay.current?.abort() }
}

function reasonOf(error: unknown, of: ConteudoArquivo): string {
  const code = error instanceof ApiError ? codeOf(error) : ''
  if (code === 'FILE_TYPE') return m.file_wrong_kind({ kinds: kindsOf(of) })
  if (code === 'FILE_DAMAGED') return m.file_damaged()
  if (code === 'ACCOUNT_LIMIT') return m.file_limit()
  return error instanceof ApiError ? errorText(error) : m.file_broke_off()
}

/** `PDF, EPUB` */
export function kindsOf(of: ConteudoArquivo): string {
  return conteudoArquivos[of].formatos.join(', ').toUpperCase()
}
