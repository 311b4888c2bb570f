import { IconButton, Menu, MenuItem } from '@atrio/ui'
import {
  Captions as CaptionsIcon,
  CaptionsOff,
  Gauge,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { RATES, type Engine, type EngineState } from './engine.ts'
import { mediaTime } from './media-time.ts'
import { SeekBar } from './seek-bar.tsx'
import type { Previews } from './seek-preview.tsx'
import type { Caption, Captions } from './use-captions.ts'

export type PlayerBarProps = {
  engine: Engine
  state: EngineState
  video: RefObject<HTMLVideoElement | null>
  tracks: readonly Omit<Caption, 'url'>[]
  captions: Captions
  fullscreen: { isFull: boolean; toggle: () => void }
  /** It is on air: nobody goes back or forth in it. */
  live: boolean
  previews?: Previews | null | undefined
}

/** The controls of a video that we play ourselves. */
export function PlayerBar(props: PlayerBarProps) {
  const { engine, state, video, tracks, captions, fullscreen, live, previews } = props
  const { time, duration, paused, muted, volume } = state
  const canFloat = useInBrowser(() => document.pictureInPictureEnabled, false)
  return (
    <div className="player-bar" role="group" aria-label={m.player_controls()}>
      {!live && <SeekBar engine={engine} state={state} previews={previews} />}
      <div className="player-buttons">
        <IconButton
          label={paused ? m.player_play() : m.player_pause()}
          icon={paused ? <Play /> : <Pause />}
          onClick={() => (paused ? engine.play() : engine.pause())}
        />
        {!live && (
          <>
            <IconButton
              label={m.player_back()}
              icon={<RotateCcw />}
              className="player-wide"
              onClick={() => engine.seek(time - 10)}
            />
            <IconButton
              label={m.player_forward()}
              icon={<RotateCw />}
              className="player-wide"
              onClick={() => engine.seek(time + 10)}
            />
          </>
        )}
        <IconButton
          label={muted ? m.player_unmute() : m.player_mute()}
          icon={muted ? <VolumeX /> : <Volume2 />}
          onClick={() => engine.setMuted(!muted)}
        />
        <input
          type="range"
          className="player-volume player-wide"
          data-own-arrows
          aria-label={m.player_volume()}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          onChange={({ target }) => engine.setVolume(Number(target.value))}
        />
        <span className="player-time">
          {live ? (
            m.player_live()
          ) : (
            <>
              {mediaTime(time)} <span className="player-of">/ {mediaTime(duration)}</span>
            </>
          )}
        </span>
        <CaptionsButton tracks={tracks} captions={captions} />
        {!live && <SpeedMenu engine={engine} rate={state.rate} />}
        {canFloat && (
          <IconButton
            label={m.player_pip()}
            icon={<PictureInPicture2 />}
            className="player-wide"
            onClick={() => void floatVideo(video.current)}
          />
        )}
        <IconButton
          label={fullscreen.isFull ? m.player_fullscreen_exit() : m.player_fullscreen()}
          icon={fullscreen.isFull ? <Minimize /> : <Maximize />}
          onClick={fullscreen.toggle}
        />
      </div>
    </div>
  )
}

function CaptionsButton({ tracks, captions }: Pick<PlayerBarProps, 'tracks' | 'captions'>) {
  if (tracks.length === 0) return null
  const icon = captions.shown ? <CaptionsIcon /> : <CaptionsOff />
  if (tracks.length === 1) {
    return (
      <IconButton
        label={m.player_captions()}
        aria-pressed={captions.shown !== null}
        icon={icon}
        onClick={() => captions.toggle()}
      />
    )
  }
  return (
    <Menu
      trigger={(props): ReactElement => <IconButton {...props} label={m.player_captions()} icon={icon} />}
    >
      {tracks.map(({ idioma, nome }) => (
        <MenuItem
          key={idioma}
          lang={idioma}
          checked={captions.shown === idioma}
          onClick={() => captions.choose(idioma)}
        >
          {nome}
        </MenuItem>
      ))}
      <MenuItem checked={captions.shown === null} onClick={() => captions.choose(null)}>
        {m.player_captions_off()}
      </MenuItem>
    </Menu>
  )
}

function SpeedMenu({ engine, rate }: { engine: Engine; rate: number }) {
  return (
    <Menu
      trigger={(props) => (
        <IconButton {...props} label={m.player_speed_now({ rate: `${rate}×` })} icon={<Gauge />} />
      )}
    >
      {RATES.map((choice) => (
        <MenuItem key={choice} checked={choice === rate} onClick={() => engine.setRate(choice)}>
          {choice}×
        </MenuItem>
      ))}
    </Menu>
  )
}

async function floatVideo(video: HTMLVideoElement | null): Promise<void> {
  // The browser refuses before the first picture is there; the button can be pressed again.
  if (document.pictureInPictureElement) await document.exitPictureInPicture().catch(() => {})
  else await video?.requestPictureInPicture().catch(() => {})
}
