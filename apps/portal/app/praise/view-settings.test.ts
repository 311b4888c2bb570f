import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings, readSettings, withSong } from './view-settings.ts'

describe('readSettings', () => {
  it('gives back what was kept', () => {
    const kept = withSong({ ...defaultSettings, fontZoom: 148, notation: 'nashville', speed: 9 }, 7, {
      chordTranspose: -11,
      capo: 2,
    })
    expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('takes no zoom, key or fret that cannot be, whatever was kept', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (fontZoom, chordTranspose, capo) => {
        const read = readSettings({
          fontZoom,
          notation: capo,
          speed: fontZoom,
          songs: { 1: { chordTranspose, capo } },
        })
        expect(read.fontZoom > 70 && read.fontZoom < 150).toBe(true)
        expect(Math.abs(read.songs['1']!.chordTranspose)).toBeLessThan(12)
        expect(read.speed >= 1 && read.speed <= 9).toBe(true)
      }),
    )
    for (const value of [null, 'x', 7, [], { songs: [] }, { songs: { 1: null } }]) {
      expect(readSettings(value)).toEqual(defaultSettings)
    }
  })
})

describe('withSong', () => {
  it('forgets a song that is as it was written', () => {
    const moved = withSong(defaultSettings, 7, { chordTranspose: 3, capo: null })
    expect(moved.songs).toEqual({ 7: { chordTranspose: 3, capo: null } })
    expect(withSong(moved, 7, { chordTranspose: 0, capo: null })).toEqual(defaultSettings)
  })

  it('keeps two hundred songs at most', () => {
    let settings = defaultSettings
    for (let id = 1; id <= 300; id++) settings = withSong(settings, id, { chordTranspose: 1, capo: null })
    expect(Object.keys(settings.songs)).toHaveLength(200)
    expect(settings.songs['300']).toBeDefined()
  })
})
