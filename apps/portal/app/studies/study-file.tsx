import { ApiError, studiesCalls } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '../lib/data/store.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { useChurch } from '../shell/church.ts'

interface Props {
  id: number
  titulo: string
  formato: string
  /** In bytes. */
  tamanho: number
}

/** Takes a study's file along: its address is good for minutes, and asked for when it is wanted (Decision 292). */
export function StudyFile({ id, titulo, formato, tamanho }: Props) {
  const slug = useChurch()?.slug ?? ''
  const hydrated = useHydrated()
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { url } = await api(studiesCalls.getArquivoEstudo, { params: { slug, id } })
      Object.assign(document.createElement('a'), { href: url, download: `${titulo}.${formato}` }).click()
    } catch (error) {
      const isGone = error instanceof ApiError && error.body.code === 'NOT_FOUND'
      show({
        tone: 'bad',
        title: m.studies_file_failed(),
        detail: isGone ? m.studies_file_gone() : errorMessage(error).title,
      })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outline"
      className="self-start"
      disabled={!hydrated}
      loading={busy}
      onClick={() => void take()}
    >
      <Download aria-hidden="true" />
      {m.studies_file({ kind: formato.toUpperCase(), size: sizeOf(tamanho) })}
    </Button>
  )
}

function sizeOf(bytes: number): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const value = Math.max(1, bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000))
  const format = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(getLocale(), format).format(value)
}
