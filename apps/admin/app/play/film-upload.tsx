import { FILM_BYTES, type CallResult, type IgrejaEquipe, type playStaffCalls } from '@atrio/contract'
import { Banner, Button, SelectField } from '@atrio/ui'
import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import { sendFilm } from './send-film.ts'

type Filmes = CallResult<typeof playStaffCalls.listFilmesEquipe>
type Sending = { name: string; part: number; controller: AbortController }

/** Sends a film, with how much of it has gone. It may be called off, and goes on from there when it is chosen again. */
export function FilmUpload({ igreja, titulos, flagPrepara }: { igreja: IgrejaEquipe } & Filmes) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [conteudo, setConteudo] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const label = useId()
  const { revalidate } = useRevalidator()
  const send = async (chosen: File) => {
    if (chosen.size > FILM_BYTES || chosen.size === 0) return setFailed(m.play_film_too_large())
    const controller = new AbortController()
    setFailed(null)
    setSending({ name: chosen.name, part: 0, controller })
    try {
      await sendFilm(igreja.slug, chosen, {
        conteudo: conteudo === '' ? null : Number(conteudo),
        signal: controller.signal,
        onProgress: (part) => setSending((now) => now && { ...now, part }),
      })
      await revalidate()
    } catch {
      setFailed(controller.signal.aborted ? m.play_film_called_off() : m.play_film_failed())
    }
    setSending(null)
  }
  const percent = Math.floor((sending?.part ?? 0) * 100)
  return (
    <section aria-labelledby={label} className="grid grid-cols-1 gap-4">
      <h2 id={label} className="text-lg">
        {m.play_film_send()}
      </h2>
      {!flagPrepara && (
        <Banner tone="warn" title={m.play_film_no_program()}>
          {m.play_film_no_program_detail()}
        </Banner>
      )}
      <SelectField
        name="conteudo"
        label={m.play_film_of()}
        placeholder={m.play_film_of_none()}
        value={conteudo}
        onChange={({ currentTarget }) => setConteudo(currentTarget.value)}
        options={titulos.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
      />
      {sending ? (
        <div className="grid grid-cols-1 gap-2">
          <p className="wrap-anywhere">{m.play_film_sending({ name: sending.name, percent })}</p>
          <progress value={percent} max={100} aria-label={sending.name} className="w-full" />
          <Button variant="outline" className="justify-self-start" onClick={() => sending.controller.abort()}>
            {m.play_film_stop()}
          </Button>
        </div>
      ) : (
        <>
          <input
            ref={file}
            type="file"
            accept="video/mp4,video/quicktime,video/x-matroska,video/webm,.mp4,.mov,.mkv,.webm"
            aria-label={m.play_film_choose()}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              currentTarget.value = ''
              if (chosen) void send(chosen)
            }}
          />
          <Button icon={<Upload />} className="justify-self-start" onClick={() => file.current?.click()}>
            {m.play_film_choose()}
          </Button>
          <p className="text-ink-muted text-sm">{m.play_film_hint()}</p>
        </>
      )}
      {failed && <Banner tone="bad" live="assertive" title={failed} />}
    </section>
  )
}
