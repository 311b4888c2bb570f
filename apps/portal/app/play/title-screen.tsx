import './play.css'
import { playCalls, type ConteudoPlay } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { Button, Picture } from '@atrio/ui'
import { Captions, Clapperboard } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { RichText } from '../reader/rich-text.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { factsOf, pageOf } from './conteudo-words.ts'
import { ListButton } from './list-button.tsx'
import { PartList } from './part-list.tsx'
import { trailerSource, TrailerStage } from './trailer.tsx'
import { useOpen } from './use-open.ts'
import { WatchButton } from './watch-button.tsx'

export type TitleScreenProps = {
  conteudo: ConteudoPlay
  parts: ComponentProps<typeof RichText>['parts']
  lang: string
}

/** All about one title: what it is, how to watch it, and what it is made of. */
export function TitleScreen({ conteudo, parts, lang }: TitleScreenProps) {
  const [showsTrailer, setShowsTrailer] = useState(false)
  const isOpen = useOpen()
  const progress = useProgress()
  const { id, tipo, titulo, resumo, imagem, autor, coletanea, conteudos, dataPublicacao, flagPronto } =
    conteudo
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const trailer = trailerSource(conteudo.trailer)
  // Of what has parts, the first that is not seen yet.
  const film =
    tipo === 'video'
      ? conteudo
      : (conteudos.find((part) => part.tipo === 'video' && !progress.get(part.id)?.flagConcluido) ??
        conteudos.find((part) => part.tipo === 'video'))
  return (
    <article className="play-page">
      <header className="play-hero play-hero-title">
        {showsTrailer && trailer ? (
          <TrailerStage source={trailer} title={titulo} imagem={imagem} id={id} />
        ) : (
          <Picture
            src={imagem?.url ?? null}
            alt={imagem?.alt ?? ''}
            seed={`play ${titulo}`}
            ratio="21/9"
            priority
            className="play-hero-art"
            grows={pageOf(conteudo)}
          />
        )}
        <div className="wrap play-hero-words">
          {coletanea && (
            <p>
              <Link to={pageOf(coletanea)} lang={lang}>
                {m.play_part_of({ title: coletanea.titulo })}
              </Link>
            </p>
          )}
          <h1 lang={lang}>{titulo}</h1>
          <p className="play-hero-facts">
            {[factsOf(conteudo), autor, formatCivilDate(dataPublicacao, 'long', locale)]
              .filter(Boolean)
              .join(' · ')}
            {conteudo.flagLegendas && (
              <span className="play-fact">
                <Captions aria-hidden="true" />
                {m.play_captions()}
              </span>
            )}
          </p>
          {resumo && (
            <p lang={lang} className="play-lead">
              {resumo}
            </p>
          )}
          <div className="play-actions">
            {film && flagPronto && (
              <WatchButton conteudo={film} open={isOpen(film)} progress={progress.get(film.id)} />
            )}
            {trailer && !showsTrailer && (
              <Button
                variant="outline"
                icon={<Clapperboard aria-hidden="true" />}
                onClick={() => setShowsTrailer(true)}
              >
                {m.play_trailer()}
              </Button>
            )}
            <ListButton conteudo={conteudo} />
          </div>
          {!flagPronto && (
            <p className="play-soon">
              <strong>{m.play_soon()}.</strong> {m.play_soon_detail()}
            </p>
          )}
        </div>
      </header>
      {parts.length > 0 && (
        <section className="wrap" aria-label={m.play_about()}>
          <div lang={lang} className="max-w-[44rem]">
            <RichText parts={parts} />
          </div>
        </section>
      )}
      <PartList conteudo={conteudo} lang={lang} isOpen={isOpen} progress={progress} />
    </article>
  )
}

/** How far the person is in each film; nothing for nobody. */
function useProgress() {
  const igreja = useChurch()?.id ?? 0
  const { status } = useSession()
  const asked = status === 'loggedIn' ? { query: { igreja } } : null
  const { data } = useCall(playCalls.listAssistindoPlay, asked, { insist: true })
  return new Map(data?.itens.map((item) => [item.planoAssinaturaConteudo.id, item]))
}
