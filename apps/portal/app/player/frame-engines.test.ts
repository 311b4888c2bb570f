import { describe, expect, it } from 'vitest'
import { clampTime, initialState, nextRate } from './engine.ts'
import { toRecord } from './frame-link.ts'
import { readVimeo } from './vimeo-engine.ts'
import { readYoutube } from './youtube-engine.ts'

const playing = { ...initialState, time: 10, duration: 100, paused: false, waiting: false }

describe('what YouTube’s frame says', () => {
  it('is its place, its volume and its state, as far as a message holds them', () => {
    expect(readYoutube({ event: 'infoDelivery', info: { currentTime: 12.5 } }, playing)).toMatchObject({
      time: 12.5,
      duration: 100,
    })
    expect(
      readYoutube({ event: 'infoDelivery', info: { volume: 40, muted: true, playerState: 2 } }, playing),
    ).toMatchObject({ volume: 0.4, muted: true, paused: true, ended: false })
    expect(readYoutube({ event: 'infoDelivery', info: { playerState: 0 } }, playing)).toMatchObject({
      ended: true,
    })
  })

  it('is its state, also where it says no more', () => {
    expect(said(2)).toMatchObject({ time: 10, paused: true, ended: false })
    expect(said(1)).toMatchObject({ paused: false, waiting: false })
    expect(said(3)).toMatchObject({ waiting: true })
    expect(said(0)).toMatchObject({ paused: true, ended: true })
  })

  it('may be that the video cannot be shown here', () => {
    expect(readYoutube({ event: 'onError', info: 150 }, playing)).toMatchObject({ failed: 'site' })
  })

  it('is not believed where it makes no sense', () => {
    expect(
      readYoutube({ event: 'infoDelivery', info: { currentTime: 'x', duration: null } }, playing),
    ).toMatchObject({ time: 10, duration: 100 })
    expect(readYoutube({ event: 'x', info: 3 }, playing)).toEqual({ waiting: false })
  })
})

describe('what Vimeo’s frame says', () => {
  it('is its place and its state', () => {
    expect(readVimeo({ event: 'timeupdate', data: { seconds: 3, duration: 9 } }, playing)).toMatchObject({
      time: 3,
      duration: 9,
    })
    expect(readVimeo({ event: 'ended', data: {} }, playing)).toMatchObject({ ended: true, paused: true })
    expect(readVimeo({ method: 'getDuration', value: 77 }, playing)).toEqual({ duration: 77 })
  })

  it('fails only where the video is not shown', () => {
    expect(readVimeo({ event: 'error', data: { name: 'NotFoundError' } }, playing)).toMatchObject({
      failed: 'site',
    })
    expect(readVimeo({ event: 'error', data: { name: 'RangeError' } }, playing)).toEqual({})
    expect(readVimeo({ event: 'other' }, playing)).toEqual({})
  })
})

it('messages are objects or JSON of them', () => {
  expect(toRecord('{"event":"ready"}')).toEqual({ event: 'ready' })
  for (const data of ['x', '[]', 'null', 3, null, ['a']]) expect(toRecord(data)).toBeNull()
})

it('a moment stays inside the video', () => {
  expect([clampTime(-1, 10), clampTime(11, 10), clampTime(11, 0)]).toEqual([0, 10, 11])
})

it('speeds go one step at a time and end', () => {
  expect([nextRate(1, 1), nextRate(1, -1), nextRate(2, 1), nextRate(0.5, -1), nextRate(1.1, 1)]).toEqual([
    1.25, 0.75, 2, 0.5, 1.25,
  ])
})

function said(info: number) {
  return readYoutube({ event: 'onStateChange', info }, playing)
}
