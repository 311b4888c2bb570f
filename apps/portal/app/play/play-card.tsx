import type { ConteudoListado, Progresso } from '@atrio/contract'
import { Picture } from '@atrio/ui'
import { Check, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { factsOf, lockOf, pageOf } from './conteudo-words.ts'
import './play.css'

export type PlayCardProps = {
  conteudo: ConteudoListado
  lang: string
  /** Whether who is here may watch it; null while nobody knows. */
  open: boolean | null
  progress?: Pick<Progresso, 'posicao' | 'duracao' | 'flagConcluido'> | undefined
  /** Where it leads, unless to its page. */
  to?: string
  tabIndex?: number
  priority?: boolean
}

/** One film, series or collection among others. Nothing of it plays by itself. */
export function PlayCard({ conteudo, lang, open, progress, to, tabIndex, priority }: PlayCardProps) {
  const { titulo, imagem, acesso, flagCadeado } = conteudo
  const isLocked = open === false && flagCadeado
  return (
    <Link className="play-card" to={to ?? pageOf(conteudo)} tabIndex={tabIndex}>
      <span className="play-card-art">
        <Picture
          src={imagem?.url ?? null}
          alt=""
          seed={`play ${titulo}`}
          ratio="16/9"
          priority={priority ?? false}
          grows={to ? undefined : pageOf(conteudo)}
        />
        {isLocked && (
          <span className="play-badge play-badge-lock">
            <Lock aria-hidden="true" />
            <span className="sr-only">{lockOf(conteudo)}</span>
          </span>
        )}
        {acesso === 'gratis' && <span className="play-badge">{m.play_free()}</span>}
        {progress && <WatchedBar {...progress} />}
      </span>
      <span className="play-card-title" lang={lang}>
        {titulo}
      </span>
      <span className="play-card-facts">{factsOf(conteudo)}</span>
    </Link>
  )
}

/** How much of it was watched. */
function WatchedBar({ posicao, duracao, flagConcluido }: NonNullable<PlayCardProps['progress']>) {
  const percent = Math.round((100 * posicao) / Math.max(1, duracao))
  if (flagConcluido) {
    return (
      <span className="play-badge play-badge-done">
        <Check aria-hidden="true" />
        {m.play_watched()}
      </span>
    )
  }
  return (
    <span className="play-progress">
      <span style={{ inlineSize: `${percent}%` }} />
      <span className="sr-only">{m.play_watched_part({ percent })}</span>
    </span>
  )
}
