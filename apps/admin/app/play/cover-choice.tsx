import { playStaffCalls, type CallResult, type FilmeEquipe, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

type Quadros = CallResult<typeof playStaffCalls.listQuadrosFilmeEquipe>['quadros']

/** Frames of a film, of which one may be the cover of its title while that has none. */
export function CoverChoice({ igreja, filme: { id, nome } }: { igreja: IgrejaEquipe; filme: FilmeEquipe }) {
  const [quadros, setQuadros] = useState<Quadros | null>(null)
  const { revalidate } = useRevalidator()
  const params = { slug: igreja.slug, id }
  const look = useTask(async () => {
    setQuadros((await api(playStaffCalls.listQuadrosFilmeEquipe, { params })).quadros)
  })
  const choose = useTask(async (quadro: number) => {
    await api(playStaffCalls.saveCapaFilmeEquipe, { params, body: { quadro } })
    await revalidate()
  })
  const error = look.error ?? choose.error
  return (
    <div className="grid grid-cols-1 gap-2">
      {quadros === null ? (
        <Button
          variant="outline"
          className="justify-self-start"
          icon={<ImageIcon />}
          loading={look.isBusy}
          onClick={() => void look.start()}
        >
          {m.play_cover_look()}
        </Button>
      ) : (
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="mb-2 text-sm font-semibold">{m.play_cover()}</legend>
          <div className="grid max-w-2xl grid-cols-2 gap-3 sm:grid-cols-3">
            {quadros.map(({ quadro, imagem }) => (
              <button
                key={quadro}
                type="button"
                className="border-line hover:border-action grid gap-1 rounded-sm border p-1 text-start text-sm"
                disabled={choose.isBusy}
                onClick={() => void choose.start(quadro)}
              >
                <img
                  src={imagem}
                  alt={m.play_cover_scene({ number: quadro, name: nome })}
                  className="aspect-video w-full object-cover"
                />
                <span>{m.play_cover_use()}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {error !== null && <Banner tone="bad" live="assertive" title={errorText(error)} />}
    </div>
  )
}
