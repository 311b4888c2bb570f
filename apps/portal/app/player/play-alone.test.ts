import { expect, it } from 'vitest'
import { beginSound, pauseForOthers } from './one-sound.ts'
import { createState, type Engine } from './engine.ts'
import { playAlone } from './play-alone.ts'

it('pauses a video when another one begins, and not the one that begins', () => {
  const [first, second] = [video(), video()]
  playAlone(first)
  playAlone(second)
  first.play()
  expect(first.read().paused).toBe(false)
  second.play()
  expect([first.read().paused, second.read().paused]).toEqual([true, false])
  first.play()
  expect([first.read().paused, second.read().paused]).toEqual([false, true])
})

it('pauses a video for a sound that is no video, and no longer once it is gone', () => {
  const engine = video()
  const leave = playAlone(engine)
  engine.play()
  beginSound({})
  expect(engine.read().paused).toBe(true)
  leave()
  engine.play()
  beginSound({})
  expect(engine.read().paused).toBe(false)
})

it('says nothing new while it plays on', () => {
  const engine = video()
  playAlone(engine)
  engine.play()
  let others = 0
  pauseForOthers({}, () => others++)
  engine.seek(3)
  expect(others).toBe(0)
  engine.pause()
  engine.play()
  expect(others).toBe(1)
})

function video(): Engine {
  const { read, subscribe, set } = createState()
  return {
    read,
    subscribe,
    play: () => set({ paused: false }),
    pause: () => set({ paused: true }),
    seek: (time) => set({ time }),
    setMuted: (muted) => set({ muted }),
    setVolume: (volume) => set({ volume }),
    setRate: (rate) => set({ rate }),
  }
}
