import { playStaffCalls, type CallResult, type IgrejaEquipe } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { useEffect } from 'react'
import { Link, useLoaderData, useOutletContext, useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { FilmList } from './film-list.tsx'
import { FilmUpload } from './film-upload.tsx'
import { PlayFigures } from './play-figures.tsx'

export type PlayData = {
  filmes: CallResult<typeof playStaffCalls.listFilmesEquipe>
  numeros: CallResult<typeof playStaffCalls.getNumerosPlay>
}

/** How often it is looked whether a film is prepared by now. */
const LOOK_MS = 5_000

/** Films of Play as they come and are prepared, and who watches. Titles are written where all content is. */
export function PlayPage() {
  const data = useLoaderData<PlayData | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  const { revalidate } = useRevalidator()
  usePageTitle(m.play_section(), igreja.nome)
  const isWorking = data?.filmes.filmes.some(
    ({ situacao, progresso }) =>
      situacao === 'recebida' || situacao === 'preparando' || (situacao === 'pronta' && progresso < 100),
  )
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
  if (!data) return null
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.play_section()}</h1>
        <p className="text-ink-muted">{m.play_section_lead()}</p>
        <p className="flex flex-wrap gap-3">
          <Link className={buttonClass({ variant: 'outline' })} to={`/${igreja.codigo}/conteudo/play`}>
            {m.play_titles()}
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={`/${igreja.codigo}/conteudo/play-rows`}>
            {m.kind_play_tag()}
          </Link>
        </p>
      </div>
      <PlayFigures numeros={data.numeros} />
      <FilmUpload igreja={igreja} {...data.filmes} />
      <FilmList igreja={igreja} {...data.filmes} />
    </div>
  )
}
