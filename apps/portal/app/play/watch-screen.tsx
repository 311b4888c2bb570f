import type { ConteudoPlay } from '@atrio/contract'
import { Spinner } from '@atrio/ui'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { pageOf } from './conteudo-words.ts'
import './play.css'
import './watch.css'
import { WatchFailure } from './watch-failure.tsx'
import { WatchPlayer } from './watch-player.tsx'
import { useWatch } from './use-watch.ts'

export type WatchScreenProps = { conteudo: ConteudoPlay; lang: string }

/** The film, once there is a screen for it; else what is in the way, and how to go on. */
export function WatchScreen({ conteudo, lang }: WatchScreenProps) {
  const watching = useWatch(conteudo.id)
  const { titulo, coletanea, proximo } = conteudo
  return (
    <div className="wrap play-watch">
      <BackLink to={pageOf(conteudo)}>
        {coletanea ? m.play_back_to({ title: coletanea.titulo }) : m.play_back_to({ title: titulo })}
      </BackLink>
      {watching.state === 'open' ? (
        <WatchPlayer key={watching.aberta.sessao} conteudo={conteudo} {...watching} />
      ) : watching.state === 'opening' ? (
        <p role="status" className="play-opening">
          <Spinner />
          <span className="sr-only">{m.play_opening()}</span>
        </p>
      ) : (
        <WatchFailure conteudo={conteudo} watching={watching} />
      )}
      <header>
        <h1 lang={lang} className="play-watch-title">
          {titulo}
        </h1>
        {coletanea && (
          <p className="mt-1 text-ink-muted">
            <Link to={pageOf(coletanea)} lang={lang}>
              {coletanea.titulo}
            </Link>
          </p>
        )}
      </header>
      {proximo && (
        <p>
          {m.play_up_next()}:{' '}
          <Link to={pageOf({ id: proximo.id, tipo: 'video' })} lang={lang}>
            {proximo.titulo}
          </Link>
        </p>
      )}
    </div>
  )
}
