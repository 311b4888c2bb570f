import { conteudoArquivos } from '@atrio/contract'
import { Button, Field, SelectField, type FieldFrame } from '@atrio/ui'
import { Captions as CaptionsIcon, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { captionLanguages, captionsOf, languageName, readLines, writeLines } from './caption-texts.ts'
import { useFileUpload } from './use-file-upload.ts'

type Props = FieldFrame & {
  slug: string
  text: string
  onText: (text: string | null) => void
  onSending: (isSending: boolean) => void
}

/** Files of captions, one for each language. */
export function CaptionsField({ slug, text, onText, onSending, ...frame }: Props) {
  const captions = readLines(text)
  const left = captionLanguages.filter((one) => captions.every(({ idioma }) => idioma !== one))
  const [chosen, setChosen] = useState<string>()
  const idioma = chosen !== undefined && left.includes(chosen) ? chosen : (left[0] ?? 'pt-BR')
  const [none, setNone] = useState<string | null>(null)
  const { sending, refused, send, cancel } = useFileUpload(slug, 'legenda', (url) =>
    onText(writeLines([...captions, { idioma, url }])),
  )
  const label = useId()
  const input = useRef<HTMLInputElement>(null)
  const isSending = sending !== null
  const tell = useEffectEvent(onSending)
  useEffect(() => {
    tell(isSending)
    return () => tell(false)
  }, [isSending])
  const take = async (file: File) => {
    setNone(null)
    if (file.size > conteudoArquivos.legenda.maxBytes) return send(file)
    const read = await captionsOf(file)
    return 'refused' in read ? setNone(read.refused) : send(read.file)
  }
  return (
    <Field
      {...frame}
      label={<span id={label}>{frame.label}</span>}
      hint={m.captions_hint()}
      error={none ?? refused ?? frame.error}
    >
      {(control) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={label}
          aria-describedby={control['aria-describedby']}
          className="border-line-strong bg-surface grid grid-cols-1 gap-4 rounded-md border p-4"
        >
          {captions.length > 0 && (
            <ul className="ruled">
              {captions.map((one) => (
                <li key={one.idioma} className="flex flex-wrap items-center justify-between gap-x-3">
                  <a className="link" href={one.url} download>
                    {languageName(one.idioma)}
                  </a>
                  <Button
                    variant="quiet"
                    icon={<Trash2 />}
                    onClick={() => onText(writeLines(captions.filter((other) => other !== one)))}
                  >
                    {m.captions_remove({ language: languageName(one.idioma) })}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {sending ? (
            <Button variant="quiet" icon={<X />} className="justify-self-start" onClick={cancel}>
              {m.file_cancel()}
            </Button>
          ) : (
            <div className="flex flex-wrap items-end gap-3">
              <SelectField
                label={m.captions_language()}
                value={idioma}
                onChange={(event) => setChosen(event.target.value)}
                options={left.map((one) => ({ value: one, label: languageName(one) }))}
              />
              <Button variant="secondary" icon={<CaptionsIcon />} onClick={() => input.current?.click()}>
                {m.captions_choose()}
              </Button>
            </div>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".vtt,.srt,text/vtt"
            aria-label={m.captions_choose()}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void take(file)
              currentTarget.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}
