import type { ConteudoListado, Progresso } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { Lock, Play } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { lockOf } from './conteudo-words.ts'

export type WatchButtonProps = {
  conteudo: Pick<ConteudoListado, 'id' | 'titulo' | 'planos'>
  open: boolean | null
  progress?: Progresso | undefined
}

/** Leads to the film; or to the plans, which lead back to it. */
export function WatchButton({ conteudo, open, progress }: WatchButtonProps) {
  const watch = paths.playWatch(conteudo)
  if (open === false) {
    return (
      <span className="play-locked">
        <Link className={buttonClass()} to={paths.playPlans({ redirectTo: watch })}>
          <Lock aria-hidden="true" />
          {m.play_see_plans()}
        </Link>
        <span>{lockOf(conteudo)}</span>
      </span>
    )
  }
  const at = progress && !progress.flagConcluido && progress.posicao > 5 ? progress.posicao : null
  return (
    <Link className={buttonClass()} to={watch} rel="nofollow">
      <Play aria-hidden="true" />
      {at === null ? m.play_watch() : m.play_resume({ time: mediaTime(at) })}
    </Link>
  )
}
