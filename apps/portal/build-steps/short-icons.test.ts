import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bell, Church, MapPinHouse, TriangleAlert, X, type LucideProps } from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import createIcon from './draw-icon.ts'
import { shortIcon } from './short-icons.ts'

const ICONS = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons')
const icons = {
  bell: Bell,
  church: Church,
  'map-pin-house': MapPinHouse,
  'triangle-exclamation-point': TriangleAlert,
  x: X,
}
const uses: LucideProps[] = [
  {},
  { 'aria-hidden': 'true', className: 'size-5', strokeWidth: 1.75 },
  { 'aria-label': 'Nada', role: 'img' },
  { size: 16, color: 'red' },
]

describe('an icon of the build', () => {
  it.each(Object.entries(icons))('%s is drawn as the library draws it', async (name, Theirs) => {
    const { __iconData } = (await import(`${ICONS}/${name}.mjs`)) as {
      __iconData: Parameters<typeof createIcon>[0]
    }
    const Ours = createIcon(__iconData) as ComponentType<LucideProps>
    for (const props of uses) {
      const theirs = attributesOf(renderToStaticMarkup(createElement(Theirs, props)))
      expect(attributesOf(renderToStaticMarkup(createElement(Ours, props)))).toEqual(theirs)
    }
  })

  it('has neither keys nor names, and all its lines', () => {
    const code = readFileSync(join(ICONS, 'triangle-exclamation-point.mjs'), 'utf8')
    const short = shortIcon(code)
    expect(code).toMatch(/key: "[^]*|name: "[^]*aliases: /)
    expect(short).not.toMatch(/\b(?:key|name|size|aliases): /)
    expect(short.match(/\bd: "[^"]+"/g)).toEqual(code.match(/\bd: "[^"]+"/g))
  })
})

/** Of every element its attributes, in any order, without those that say only where it comes from. */
function attributesOf(markup: string): string[][] {
  return [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes]) => [
    tag!,
    ...[...attributes!.matchAll(/ ([\w-]+)="([^"]*)"/gi)]
      .map(([, name, value]) => `${name}=${value!.replaceAll(/lucide[\w-]* ?/g, '')}`)
      .filter((one) => !/^(xmlns=|class=$)/.test(one))
      .toSorted(),
  ])
}
