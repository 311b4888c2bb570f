import './part-list.css'
import type { ConteudoListado, ConteudoPlay, Progresso } from '@atrio/contract'
import { Picture } from '@atrio/ui'
import { Check, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { factsOf, lockOf, pageOf } from './conteudo-words.ts'

export type PartListProps = {
  conteudo: ConteudoPlay
  lang: string
  isOpen: (conteudo: ConteudoListado) => boolean | null
  progress: ReadonlyMap<number, Progresso>
}

/** The parts of a series by season, or of a collection. */
export function PartList({ conteudo, lang, isOpen, progress }: PartListProps) {
  const { conteudos, tipo } = conteudo
  if (conteudos.length === 0) return null
  const seasons = [...new Set(conteudos.map(({ temporada }) => temporada))]
  return (
    <>
      {seasons.map((season) => (
        <section key={season} className="wrap">
          <h2 className="play-parts-title">
            {tipo === 'coletanea'
              ? m.play_parts()
              : season !== null && seasons.length > 1
                ? m.play_season({ number: season })
                : m.play_episodes()}
          </h2>
          <ol className="play-parts">
            {conteudos
              .filter(({ temporada }) => temporada === season)
              .map((part) => (
                <Part
                  key={part.id}
                  part={part}
                  lang={lang}
                  open={isOpen(part)}
                  progress={progress.get(part.id)}
                />
              ))}
          </ol>
        </section>
      ))}
    </>
  )
}

type PartProps = {
  part: ConteudoListado
  lang: string
  open: boolean | null
  progress: Progresso | undefined
}

function Part({ part, lang, open, progress }: PartProps) {
  const { titulo, resumo, imagem, numero, acesso, flagCadeado } = part
  const percent = progress ? Math.round((100 * progress.posicao) / Math.max(1, progress.duracao)) : 0
  return (
    <li className="play-part">
      <span className="play-card-art">
        <Picture src={imagem?.url ?? null} alt="" seed={`play ${titulo}`} ratio="16/9" />
        {open === false && flagCadeado && (
          <span className="play-badge play-badge-lock">
            <Lock aria-hidden="true" />
          </span>
        )}
        {percent > 0 && !progress?.flagConcluido && (
          <span className="play-progress">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
        )}
      </span>
      <div>
        <h3>
          <Link to={pageOf(part)} lang={lang}>
            {numero === null ? titulo : m.play_number({ number: numero, title: titulo })}
          </Link>
        </h3>
        <p className="play-card-facts">
          {factsOf(part)}
          {acesso === 'gratis' && ` · ${m.play_free()}`}
          {open === false && flagCadeado && ` · ${lockOf(part)}`}
          {percent > 0 && !progress?.flagConcluido && ` · ${m.play_watched_part({ percent })}`}
          {progress?.flagConcluido && (
            <span className="play-fact">
              <Check aria-hidden="true" />
              {m.play_watched()}
            </span>
          )}
        </p>
        {resumo && <p lang={lang}>{resumo}</p>}
      </div>
    </li>
  )
}
