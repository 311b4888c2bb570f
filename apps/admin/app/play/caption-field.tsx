import { playStaffCalls, type FilmeEquipe, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { Captions } from 'lucide-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

const languages = [
  ['pt-BR', 'Português'],
  ['en', 'English'],
  ['es', 'Español'],
] as const
type Idioma = (typeof languages)[number][0]

/** Captions of a film as WebVTT files, one for each language. */
export function CaptionField({ igreja, filme }: { igreja: IgrejaEquipe; filme: FilmeEquipe }) {
  const file = useRef<HTMLInputElement>(null)
  const wanted = useRef<Idioma>('pt-BR')
  const { revalidate } = useRevalidator()
  const save = useTask(async (idioma: Idioma, texto: string) => {
    const params = { slug: igreja.slug, id: filme.id }
    await api(playStaffCalls.saveLegendaEquipe, { params, body: { idioma, texto } })
    await revalidate()
  })
  const has = (idioma: Idioma) => filme.legendas.some((one) => one.idioma === idioma)
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-sm font-semibold">{m.play_captions()}</legend>
      <input
        ref={file}
        type="file"
        accept=".vtt,text/vtt"
        aria-label={m.play_captions()}
        className="sr-only"
        tabIndex={-1}
        onChange={async ({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) await save.start(wanted.current, await chosen.slice(0, 200_000).text())
        }}
      />
      <div className="flex flex-wrap gap-2">
        {languages.map(([idioma, nome]) => (
          <Button
            key={idioma}
            variant="outline"
            icon={<Captions />}
            loading={save.isBusy}
            onClick={() => {
              if (has(idioma)) return void save.start(idioma, '')
              wanted.current = idioma
              return file.current?.click()
            }}
          >
            {has(idioma)
              ? m.play_captions_remove({ language: nome })
              : m.play_captions_add({ language: nome })}
          </Button>
        ))}
      </div>
      {save.error !== null && <Banner tone="bad" live="assertive" title={errorText(save.error)} />}
    </fieldset>
  )
}
