import { describe, expect, it } from 'vitest'
import { playerAction } from './player-keys.ts'

const plain = { ctrlKey: false, altKey: false, metaKey: false, target: null }
const on = (...matching: string[]) =>
  ({
    closest: (selector: string) => (matching.some((part) => selector.includes(part)) ? {} : null),
  }) as unknown as EventTarget
const press = (key: string, more: Partial<Parameters<typeof playerAction>[0]> = {}) =>
  playerAction({ ...plain, key, ...more })

describe('playerAction', () => {
  it('knows every key of the house', () => {
    for (const key of [' ', 'k', 'j', 'l', 'm', 'f', 'c', ',', '.', '<', '>']) {
      expect(press(key)).not.toBeNull()
    }
    expect(press('ArrowLeft')).toEqual({ kind: 'seek', by: -5 })
    expect(press('l')).toEqual({ kind: 'seek', by: 10 })
    expect(press('K')).toEqual({ kind: 'toggle' })
    expect(press('>')).toEqual({ kind: 'rate', by: 1 })
  })

  it('leaves other keys and the browser’s own alone', () => {
    for (const key of ['Tab', 'Enter', 'Escape', 'a', 'F5', 'Home']) expect(press(key)).toBeNull()
    expect(press('l', { ctrlKey: true })).toBeNull()
    expect(press('ArrowLeft', { altKey: true })).toBeNull()
  })

  it('leaves a button its space bar, a menu its letters, and a slider its arrows', () => {
    expect(press(' ', { target: on('button') })).toBeNull()
    expect(press('k', { target: on('button') })).toEqual({ kind: 'toggle' })
    expect(press('m', { target: on('[role="menu"]') })).toBeNull()
    expect(press('ArrowUp', { target: on('[data-own-arrows]') })).toBeNull()
    expect(press('m', { target: on('[data-own-arrows]') })).toEqual({ kind: 'mute' })
  })
})
