import type { ConteudoListado } from '@atrio/contract'
import { buttonClass, Picture } from '@atrio/ui'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { factsOf, pageOf } from './conteudo-words.ts'
import { ListButton } from './list-button.tsx'
import { WatchButton } from './watch-button.tsx'

export type PlayHeroProps = { conteudo: ConteudoListado; lang: string; open: boolean | null }

/** The first highlight across the page. It stands still: nothing begins to play by itself. */
export function PlayHero({ conteudo, lang, open }: PlayHeroProps) {
  const { titulo, resumo, imagem, tipo } = conteudo
  return (
    <section className="play-hero" aria-label={titulo}>
      <Picture
        src={imagem?.url ?? null}
        alt={imagem?.alt ?? ''}
        seed={`play ${titulo}`}
        ratio="21/9"
        priority
        className="play-hero-art"
        grows={pageOf(conteudo)}
      />
      <div className="wrap play-hero-words">
        <p className="play-hero-facts">{factsOf(conteudo)}</p>
        <h2 lang={lang}>{titulo}</h2>
        {resumo && <p lang={lang}>{resumo}</p>}
        <div className="play-actions">
          {tipo === 'video' && <WatchButton conteudo={conteudo} open={open} />}
          <Link
            className={buttonClass({ variant: tipo === 'video' ? 'outline' : 'primary' })}
            to={pageOf(conteudo)}
          >
            <Info aria-hidden="true" />
            {m.play_more()}
          </Link>
          <ListButton conteudo={conteudo} />
        </div>
      </div>
    </section>
  )
}
