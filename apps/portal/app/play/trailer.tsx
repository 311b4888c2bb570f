import { videoOfAddress } from '@atrio/rules'
import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { Player } from '../player/player.tsx'
import { usePlayerControl } from '../player/player-control.ts'
import { playerSource, type PlayerSource } from '../player/player-source.ts'
import { useChurch } from '../shell/church.ts'

/** What an address of a trailer plays; null where there is none, or it is none that a player knows. */
export function trailerSource(address: string | null): PlayerSource | null {
  if (address === null) return null
  const source = address.endsWith('.m3u8') ? 'hls' : 'mp4'
  return videoOfAddress(address) ?? playerSource({ source, code: null, url: address })
}

export type TrailerStageProps = {
  id: number
  source: PlayerSource
  title: string
  imagem: { url: string; alt: string } | null
}

/** The trailer in place of the picture. It was asked for: it begins. */
export function TrailerStage({ id, source, title, imagem }: TrailerStageProps) {
  const control = usePlayerControl()
  const church = useChurch()
  useEffect(() => control.jump(0), [control])
  return (
    <div className="wrap play-trailer">
      <Player
        source={source}
        control={control}
        title={m.play_trailer_of({ title })}
        artist={church?.nome ?? ''}
        imagem={imagem}
        seed={`play ${title}`}
        captions={[]}
        placeKey={`trailer-${id}`}
      />
    </div>
  )
}
