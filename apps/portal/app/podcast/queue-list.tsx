import { IconButton, LiveRegion } from '@atrio/ui'
import { ArrowDown, ArrowUp, GripVertical, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { listen, removeFromQueue, setQueue } from './listening.ts'
import { move } from './queue.ts'
import { usePlayer } from './use-player.ts'
import { useDragOrder } from './use-drag-order.ts'

/** What plays next, to be put in order by dragging or, all the same, by buttons (WCAG 2.5.7). */
export function QueueList() {
  const { queue } = usePlayer()
  const [said, setSaid] = useState('')
  const go = (from: number, to: number) => {
    const track = queue[from]
    if (!track || to < 0 || to >= queue.length || from === to) return
    setQueue(move(queue, from, to))
    setSaid(m.podcast_moved({ title: track.title, position: to + 1 }))
  }
  const { list, dragged, handleProps } = useDragOrder(go)
  return (
    <section className="listener-queue" aria-label={m.podcast_queue()}>
      <h3>{m.podcast_queue()}</h3>
      <LiveRegion>{said}</LiveRegion>
      {queue.length === 0 ? (
        <p className="listener-note">{m.podcast_queue_empty()}</p>
      ) : (
        <ol ref={list}>
          {queue.map((track, index) => {
            const { key, title, show } = track
            return (
              <li key={key} data-dragged={dragged === index || undefined}>
                <span className="listener-grip" aria-hidden="true" {...handleProps(index)}>
                  <GripVertical />
                </span>
                <span className="listener-queue-titles">
                  <span className="listener-title">{title}</span>
                  <span className="listener-show">{show}</span>
                </span>
                <span className="listener-queue-actions">
                  <IconButton
                    label={m.podcast_play_now({ title })}
                    icon={<Play aria-hidden="true" />}
                    onClick={() => listen(track)}
                  />
                  <IconButton
                    label={m.podcast_move_up({ title })}
                    icon={<ArrowUp aria-hidden="true" />}
                    aria-disabled={index === 0}
                    onClick={() => go(index, index - 1)}
                  />
                  <IconButton
                    label={m.podcast_move_down({ title })}
                    icon={<ArrowDown aria-hidden="true" />}
                    aria-disabled={index === queue.length - 1}
                    onClick={() => go(index, index + 1)}
                  />
                  <IconButton
                    label={m.podcast_queue_remove({ title })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => {
                      removeFromQueue(key)
                      setSaid(m.podcast_queue_removed())
                    }}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
