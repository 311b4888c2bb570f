import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStorage, type KeyValue } from '../lib/data/storage.ts'
import { saveWatchPlace } from '../player/watch-places.ts'
import { filmKey, noteSaid, resumeFilm } from './resume-film.ts'

const HOUR = 3_600_000
const id = 7
const duracao = 600

let here: KeyValue
beforeEach(() => {
  here = memoryStorage()
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 20, minute))
/** The account's place, which the server heard at a minute of its own clock. */
const account = (posicao: number, minute: number, flagConcluido = false) => ({
  posicao,
  duracao,
  flagConcluido,
  em: at(minute).toISOString(),
})
/** This device plays up to a place, by its own clock. */
const play = (time: number, minute: number, wrong: number) =>
  saveWatchPlace(here, filmKey(id), { time, duration: duracao, at: at(minute).getTime() + wrong })
/** It says so, and the server answers when it heard. */
const say = (minute: number) => noteSaid(here, { id, em: at(minute).toISOString() })
const resume = (progresso: ReturnType<typeof account> | null, wrong = 0) =>
  resumeFilm(here, { id, progresso, now: at(59).getTime() + wrong })

describe.each([
  ['right', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
  ['a year ahead', 8_760 * HOUR],
])('where a film goes on, on a device whose clock is %s', (_clock, wrong) => {
  it('is what another device said since', () => {
    play(100, 1, wrong)
    say(1)
    expect(resume(account(300, 20), wrong)).toBe(300)
    // Also where it stops again before anything is played.
    expect(resume(account(300, 20), wrong)).toBe(300)
  })

  it('is what this device played after it said so', () => {
    resume(account(300, 20), wrong)
    play(330, 21, wrong)
    say(21)
    play(345, 22, wrong)
    expect(resume(account(330, 21), wrong)).toBe(345)
  })

  it('is what this device said when its answer came to nobody', () => {
    play(100, 1, wrong)
    say(1)
    play(130, 2, wrong)
    expect(resume(account(130, 2), wrong)).toBe(130)
  })

  it('is this device’s own where the server heard of nothing', () => {
    play(100, 1, wrong)
    expect(resume(null, wrong)).toBe(100)
  })
})

it('a film that another device saw to its end begins anew', () => {
  play(100, 1, 0)
  say(1)
  expect(resume(account(590, 20, true))).toBe(0)
})

it('the place of one person is not that of the next one on a device', () => {
  play(100, 1, 0)
  say(1)
  expect(resume(null)).toBe(0)
  expect(resume(account(40, 0))).toBe(40)
})

it('of a hundred and one films the one that was heard of first is forgotten, and of others nothing', () => {
  play(100, 1, 0)
  say(1)
  for (let other = 100; other < 200; other++) noteSaid(here, { id: other, em: at(2).toISOString() })
  expect(resume(account(90, 1))).toBe(90)
})

it('survives what others have written', () => {
  for (const text of ['', '{', '3', 'null', '[]']) {
    here.setItem('atrio:play-said', text)
    expect(resume(null)).toBe(0)
  }
})
