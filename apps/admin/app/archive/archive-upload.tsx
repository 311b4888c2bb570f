import { copiaArquivo, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { codeOf } from '../lib/api.ts'
import { sendParts } from '../lib/send-parts.ts'
import { m } from '../paraglide/messages.js'

const refusals: Record<string, () => string> = {
  FILE_TYPE: m.archive_wrong_format,
  FILE_DAMAGED: m.archive_wrong_damaged,
  VERSION_CONFLICT: m.archive_wrong_not_empty,
}

/** Sends an archive in parts: a line that breaks goes on where it was. */
export function ArchiveUpload({ igreja, isAnother }: { igreja: IgrejaEquipe; isAnother: boolean }) {
  const [sending, setSending] = useState<{ name: string; part: number; controller: AbortController } | null>(
    null,
  )
  const [failed, setFailed] = useState<string | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()
  const send = async (chosen: File) => {
    if (chosen.size > copiaArquivo.maxBytes || chosen.size === 0) return setFailed(m.archive_wrong_large())
    const controller = new AbortController()
    setFailed(null)
    setSending({ name: chosen.name, part: 0, controller })
    try {
      await sendParts(igreja.slug, chosen, {
        tipo: copiaArquivo.tipo,
        signal: controller.signal,
        onProgress: (part) => setSending((now) => now && { ...now, part }),
      })
      await revalidate()
    } catch (error) {
      setFailed(
        controller.signal.aborted
          ? m.archive_stopped()
          : (refusals[codeOf(error)] ?? m.archive_send_failed)(),
      )
    }
    setSending(null)
  }
  if (sending) {
    const percent = Math.floor(sending.part * 100)
    return (
      <div className="grid grid-cols-1 gap-2">
        <p className="wrap-anywhere">{m.archive_sending({ name: sending.name, percent })}</p>
        <progress value={percent} max={100} aria-label={sending.name} className="w-full" />
        <Button variant="outline" className="justify-self-start" onClick={() => sending.controller.abort()}>
          {m.archive_stop()}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <input
        ref={file}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={m.archive_choose()}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void send(chosen)
        }}
      />
      <Button
        variant={isAnother ? 'outline' : 'primary'}
        icon={<Upload />}
        className="justify-self-start"
        onClick={() => file.current?.click()}
      >
        {isAnother ? m.archive_choose_another() : m.archive_choose()}
      </Button>
      {failed && <Banner tone="bad" live="assertive" title={failed} />}
    </div>
  )
}
