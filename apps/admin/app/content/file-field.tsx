import { closedFileCalls, conteudoArquivos, type ConteudoArquivo } from '@atrio/contract'
import { Button, classNames, Field, type FieldFrame } from '@atrio/ui'
import { Download, FileUp, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { kindsOf, useFileUpload, type FileSending } from './use-file-upload.ts'

type Props = FieldFrame & {
  slug: string
  of: ConteudoArquivo
  address: string | null
  onAddress: (address: string | null) => void
  /** Of a recording, in seconds. */
  onLength: (seconds: number) => void
  onSending: (isSending: boolean) => void
}

/** A file that is chosen or dropped, and sent in parts: what broke off goes on when it is chosen again. */
export function FileField({ slug, of, address, onAddress, onLength, onSending, ...frame }: Props) {
  const { sending, refused, send, cancel } = useFileUpload(slug, of, onAddress)
  const label = useId()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { formatos, maxBytes, publico } = conteudoArquivos[of]
  const isSending = sending !== null
  const tell = useEffectEvent(onSending)
  useEffect(() => {
    tell(isSending)
    return () => tell(false)
  }, [isSending])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void send(file)
  }
  return (
    <Field
      {...frame}
      label={<span id={label}>{frame.label}</span>}
      hint={[
        m.file_hint({ kinds: kindsOf(of), mega: maxBytes / 1024 / 1024 }),
        !publico && m.file_closed_hint(),
      ]
        .filter(Boolean)
        .join(' ')}
      error={refused ?? frame.error}
    >
      {(control) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={label}
          aria-describedby={control['aria-describedby']}
        >
          <div
            className={classNames(
              'border-line-strong bg-surface grid grid-cols-1 gap-4 rounded-md border p-4',
              !address && 'border-dashed',
              isOver && 'bg-tint',
            )}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            {address && !isSending && (
              <Shown key={address} slug={slug} of={of} address={address} onLength={onLength} />
            )}
            {sending && <Progress sending={sending} onCancel={cancel} />}
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="secondary" icon={<FileUp />} onClick={() => input.current?.click()}>
                {address ? m.file_replace() : m.file_choose()}
              </Button>
              {address && (
                <Button variant="quiet" icon={<Trash2 />} onClick={() => onAddress(null)}>
                  {m.file_remove()}
                </Button>
              )}
              {!address && (
                <span className="text-ink-muted hidden text-sm pointer-fine:inline">{m.file_drop()}</span>
              )}
            </div>
            <input
              ref={input}
              type="file"
              hidden
              accept={[...formatos.map((one) => `.${one}`), ...(of === 'audio' ? ['audio/*'] : [])].join(',')}
              aria-label={m.file_choose()}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void send(file)
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
          </div>
        </div>
      )}
    </Field>
  )
}

function Shown({
  slug,
  of,
  address,
  onLength,
}: Pick<Props, 'slug' | 'of' | 'onLength'> & { address: string }) {
  const kind = (/\.(\w+)$/.exec(address)?.[1] ?? '').toUpperCase()
  if (!conteudoArquivos[of].publico) return <Closed slug={slug} address={address} kind={kind} />
  if (of === 'audio' && address.startsWith('/'))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- who sends a recording hears it back
      <audio
        controls
        preload="metadata"
        src={address}
        className="w-full"
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          Number.isFinite(duration) && onLength(Math.max(1, Math.round(duration)))
        }
      />
    )
  return (
    <a className="link justify-self-start wrap-anywhere" href={address} download>
      {m.file_open({ kind })}
    </a>
  )
}

/** What not everybody may see opens by an address that is asked for when it is pressed (Decision 292). */
function Closed({ slug, address, kind }: { slug: string; address: string; kind: string }) {
  const { start, isBusy, error } = useTask(async () => {
    const { url } = await api(closedFileCalls.getArquivoEquipe, {
      params: { slug },
      query: { arquivo: address },
    })
    const name = `${m.field_arquivo()}.${kind.toLowerCase()}`
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
  })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <p className="text-ink-muted">{m.file_closed({ kind })}</p>
      <Button variant="quiet" icon={<Download />} loading={isBusy} onClick={() => void start()}>
        {m.file_open({ kind })}
      </Button>
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </div>
  )
}

function Progress({ sending: { name, part }, onCancel }: { sending: FileSending; onCancel: () => void }) {
  const percent = Math.floor(part * 100)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="wrap-anywhere">{m.file_sending({ name, percent })}</p>
      <progress aria-label={name} max={100} value={percent} className="accent-action h-2 w-full" />
      <Button variant="quiet" icon={<X />} className="justify-self-start" onClick={onCancel}>
        {m.file_cancel()}
      </Button>
    </div>
  )
}
