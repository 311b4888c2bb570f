import { describe, expect, it } from 'vitest'
import { demoChurches, type DemoChurch, type DemoChurchName } from '../churches.ts'
import { descriptions } from '../world.ts'
import { drawPictures } from './files.ts'

const churches = Object.entries<DemoChurch>(demoChurches) as [DemoChurchName, DemoChurch][]
const pictures = churches.flatMap(([name, church]) =>
  [...drawPictures(church, descriptions[name])].map(
    ([picture, svg]) => [`${church.codigo}/${picture}`, svg] as const,
  ),
)

describe('drawPictures', () => {
  it.each(pictures)('%s is small, whole and stands alone', (_, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(20_000)
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|\/\/|<script|<image|href=|\son\w+=/,
    )
    expect(unclosed(svg)).toEqual([])
  })

  it.each(pictures)('%s defines each paint that it uses', (_, svg) => {
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
    for (const id of used) expect(svg).toContain(` id="${id}"`)
  })

  it('gives every picture of its own', () => {
    const scenes = pictures.filter(([name]) => !/logo|icone|organizacao/.test(name)).map(([, svg]) => svg)
    expect(new Set(scenes).size).toBe(scenes.length)
  })

  it('draws the same picture every time', () => {
    const again = drawPictures(demoChurches.full, descriptions.full)
    expect(again).toEqual(drawPictures(demoChurches.full, descriptions.full))
  })

  it('draws none for a church that has none', () => {
    expect(drawPictures(demoChurches.sparse, descriptions.sparse).size).toBe(0)
  })
})

// Names of elements that are opened and not closed, or the other way round.
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (!closing) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else open.push(`/${name}`)
  }
  return open
}
