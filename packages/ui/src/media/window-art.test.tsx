import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { windowArtSvg } from './window-art-svg.ts'
import { WindowArt } from './window-art.tsx'
import { windowShapes } from './window-shapes.ts'

const seeds = ['', '😀', 'Retiro de jovens', ...Array.from({ length: 300 }, (_, index) => `evento-${index}`)]
const colours = { tint: '#f5efd8', action: '#ffd400', ink: '#1f1a09' }

describe('windowShapes', () => {
  it('draws the same window for the same seed, in every version of the product', () => {
    expect(windowShapes('retiro-de-jovens')).toEqual(windowShapes('retiro-de-jovens'))
    expect(windowShapes('retiro-de-jovens')[0]).toEqual({
      path: 'M0 0H195V400H0z',
      role: 'action',
      opacity: 1,
    })
  })

  it('draws different windows for different seeds', () => {
    expect(new Set(seeds.map((seed) => JSON.stringify(windowShapes(seed)))).size).toBe(seeds.length)
  })

  it('lays two layers of light over everything', () => {
    for (const seed of seeds) {
      const shapes = windowShapes(seed)
      expect(shapes.slice(-2).map(({ role }) => role)).toEqual(['light', 'light'])
      expect(shapes.filter(({ role }) => role === 'light')).toHaveLength(2)
      expect(shapes.map(({ path }) => path).join(' ')).not.toMatch(/NaN|undefined/)
    }
  })
})

describe('windowArtSvg', () => {
  it('weighs less than 2 kB, whatever the seed', () => {
    const heaviest = Math.max(...seeds.map((seed) => Buffer.byteLength(windowArtSvg(seed, colours))))
    expect(heaviest).toBeLessThan(2048)
  })

  it('draws what the component draws', () => {
    expect(paths(windowArtSvg('culto', colours))).toEqual(
      paths(renderToStaticMarkup(<WindowArt seed="culto" />)),
    )
  })

  it('takes the size of the picture it is for', () => {
    const svg = windowArtSvg('culto', colours, { width: 1200, height: 630 })
    expect(svg).toContain('width="1200" height="630" viewBox="0 0 600 400"')
  })

  it('lets nothing but colours into the markup', () => {
    expect(() => windowArtSvg('culto', { ...colours, ink: '"/><script>' })).toThrow(TypeError)
  })
})

describe('WindowArt', () => {
  it('follows the theme and stays silent', () => {
    const markup = renderToStaticMarkup(<WindowArt seed="culto" />)
    expect(markup).toContain('var(--color-action)')
    expect(markup).toContain('aria-hidden="true"')
    expect(markup.length).toBeLessThan(2048)
  })
})

function paths(markup: string) {
  return markup.match(/ d="[^"]+"/g)
}
