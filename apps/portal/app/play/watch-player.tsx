import type { ConteudoPlay, SessaoPlay } from '@atrio/contract'
import { useEffect, useState } from 'react'
import { browserStorages } from '../lib/data/storage.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { Player } from '../player/player.tsx'
import { usePlayerControl } from '../player/player-control.ts'
import { playerSource } from '../player/player-source.ts'
import type { Previews } from '../player/seek-preview.tsx'
import { useChurch } from '../shell/church.ts'
import { NextFilm } from './next-film.tsx'
import { filmKey, resumeFilm } from './resume-film.ts'
import { useSignals } from './use-signals.ts'

export type WatchPlayerProps = { conteudo: ConteudoPlay; aberta: SessaoPlay; stop: () => void }

/** The house's player with a film of Play. It was asked for: it begins where the person stopped, on whatever device. */
export function WatchPlayer({ conteudo, aberta, stop }: WatchPlayerProps) {
  const { id, titulo, imagem, autor, anterior, proximo } = conteudo
  const control = usePlayerControl()
  const church = useChurch()
  const [begin] = useState(() =>
    resumeFilm(browserStorages().local, { id, progresso: aberta.progresso, now: Date.now() }),
  )
  useEffect(() => control.jump(begin), [control, begin])
  useSignals(control, { id, sessao: aberta.sessao, onStopped: stop })
  const source = playerSource({ source: aberta.source, code: aberta.codigo, url: aberta.url })
  if (!source) return null
  return (
    <div className="play-watch-stage">
      <Player
        source={source}
        control={control}
        title={titulo}
        artist={autor ?? church?.nome ?? ''}
        imagem={imagem}
        seed={`play ${titulo}`}
        captions={aberta.legendas}
        previews={previewsOf(aberta)}
        placeKey={filmKey(id)}
        previous={neighbour(anterior)}
        next={neighbour(proximo)}
        end={(engine) => <NextFilm engine={engine} next={neighbour(proximo)} />}
      />
      {'code' in source && <p className="mt-2 text-sm text-ink-muted">{m.play_link_note()}</p>}
    </div>
  )
}

const neighbour = (film: ConteudoPlay['proximo']) =>
  film && { to: paths.playWatch(film), titulo: film.titulo }

/** They lie beside the list that is played, and are read with its pass. */
function previewsOf({ folhas, url }: SessaoPlay): Previews | null {
  if (!folhas || !url) return null
  const folder = url.slice(0, url.lastIndexOf('/'))
  return { ...folhas, sheet: (number) => `${folder}/folha-${String(number).padStart(3, '0')}.jpg` }
}
