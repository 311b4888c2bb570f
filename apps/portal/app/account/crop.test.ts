import { describe, expect, it } from 'vitest'
import { closenessOf, moveCrop, startCrop, zoomCrop, zoomTo } from './crop.ts'

const landscape = { width: 400, height: 200 }

describe('the square that is kept of a picture', () => {
  it('begins as the largest one', () => {
    expect(startCrop(landscape)).toEqual({ left: 100, top: 0, side: 200 })
    expect(startCrop({ width: 200, height: 500 })).toEqual({ left: 0, top: 100, side: 200 })
  })

  it('moves against the picture, and never out of it', () => {
    const begun = startCrop(landscape)
    expect(moveCrop(begun, landscape, { x: 0.25, y: 0 })).toEqual({ left: 50, top: 0, side: 200 })
    expect(moveCrop(begun, landscape, { x: 9, y: 9 })).toEqual({ left: 0, top: 0, side: 200 })
    expect(moveCrop(begun, landscape, { x: -9, y: -9 })).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('comes closer around the point between two fingers, which stays where it was', () => {
    const near = zoomCrop(startCrop(landscape), landscape, 2, { x: 0.25, y: 1 })
    expect(near).toEqual({ left: 125, top: 100, side: 100 })
    expect(near.left + 0.25 * near.side).toBe(100 + 0.25 * 200)
  })

  it('is as close as a slider says, from all of it to the nearest', () => {
    const begun = startCrop(landscape)
    expect(closenessOf(begun, landscape)).toBe(0)
    expect(zoomTo(begun, landscape, 100).side).toBeCloseTo(96)
    expect(closenessOf(zoomTo(begun, landscape, 40), landscape)).toBeCloseTo(40)
    const small = { width: 20, height: 30 }
    expect(closenessOf(startCrop(small), small)).toBe(0)
  })

  it('comes closer around its middle, no nearer than a portrait bears, and no farther than the picture goes', () => {
    const begun = startCrop(landscape)
    expect(zoomCrop(begun, landscape, 2)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomCrop(begun, landscape, 100).side).toBe(96)
    const away = zoomCrop(
      moveCrop(zoomCrop(begun, landscape, 2), landscape, { x: -9, y: -9 }),
      landscape,
      0.1,
    )
    expect(away).toEqual({ left: 200, top: 0, side: 200 })
    expect(zoomCrop(startCrop({ width: 20, height: 30 }), { width: 20, height: 30 }, 4).side).toBe(20)
  })
})
