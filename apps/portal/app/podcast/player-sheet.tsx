import { CheckboxField, IconButton, LiveRegion, Picture, SelectField, Sheet } from '@atrio/ui'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { ChapterList } from './chapter-list.tsx'
import { setRate, setSleep } from './listening.ts'
import { FASTEST, SLOWEST } from './heard.ts'
import type { Track } from './queue.ts'
import { QueueList } from './queue-list.tsx'
import { Scrubber } from './scrubber.tsx'
import { SleepLeft } from './sleep-left.tsx'
import { Transport } from './transport.tsx'
import { usePlayer } from './use-player.ts'

const MINUTES = [5, 10, 15, 30, 45, 60]

export type PlayerSheetProps = {
  open: boolean
  onClose: () => void
  track: Track
  shortcuts: boolean
  onShortcuts: (on: boolean) => void
}

/** The whole player: cover, line, speed, sleep timer and queue. */
export function PlayerSheet({ open, onClose, track, shortcuts, onShortcuts }: PlayerSheetProps) {
  const { sleep } = usePlayer()
  const [chosen, setChosen] = useState('')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={track.title}
      description={track.show}
      closeLabel={m.close()}
      className="listener-sheet"
    >
      <Picture src={track.cover} alt="" seed={`podcast ${track.show}`} ratio="1/1" className="listener-art" />
      <Scrubber />
      <Transport large />
      <div className="listener-settings">
        <Speed />
        <div>
          <SelectField
            label={m.podcast_sleep()}
            value={sleep === null ? '' : sleep === 'end' ? 'end' : chosen}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value)
              if (value === '') setSleep(null)
              else setSleep(value === 'end' ? 'end' : { until: Date.now() + Number(value) * 60_000 })
            }}
            options={[
              { value: '', label: m.podcast_sleep_off() },
              ...MINUTES.map((minutes) => ({
                value: String(minutes),
                label: m.podcast_sleep_minutes({ minutes }),
              })),
              { value: 'end', label: m.podcast_sleep_end() },
            ]}
          />
          {sleep !== null && sleep !== 'end' && <SleepLeft until={sleep.until} />}
        </div>
      </div>
      {open && <ChapterList track={track} />}
      <QueueList />
      <p className="mt-4">
        <Link to={paths.podcast({ programa: track.codigo, episodio: String(track.id) })} onClick={onClose}>
          {m.podcast_go_to()}
        </Link>
      </p>
      <CheckboxField
        className="listener-shortcuts"
        label={m.podcast_shortcuts()}
        hint={m.podcast_shortcuts_hint()}
        checked={shortcuts}
        onChange={({ currentTarget }) => onShortcuts(currentTarget.checked)}
      />
    </Sheet>
  )
}

function Speed() {
  const { rate } = usePlayer()
  const value = m.podcast_speed_value({ rate: rate.toLocaleString(document.documentElement.lang) })
  return (
    <div role="group" aria-label={m.podcast_speed()} className="listener-speed">
      <p className="field-label">{m.podcast_speed()}</p>
      <div className="listener-stepper">
        <IconButton
          label={m.podcast_slower()}
          icon={<Minus aria-hidden="true" />}
          aria-disabled={rate <= SLOWEST}
          onClick={() => setRate(rate - 0.1)}
        />
        <output>{value}</output>
        <IconButton
          label={m.podcast_faster()}
          icon={<Plus aria-hidden="true" />}
          aria-disabled={rate >= FASTEST}
          onClick={() => setRate(rate + 0.1)}
        />
      </div>
      <p className="listener-note">{m.podcast_speed_note()}</p>
      <LiveRegion>{value}</LiveRegion>
    </div>
  )
}
