import { describe, expect, it } from 'vitest'
import { type BuiltScript, stylesBeside, withoutStyles } from './lazy-styles.ts'

const listing = (files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`

describe('withoutStyles', () => {
  it('names the stylesheets alone that do not stand beside it', () => {
    const code =
      'a(()=>import("./map.js"),__vite__mapDeps([0,1,2])),a(()=>import("./tip.js"),__vite__mapDeps([0]))'
    expect(withoutStyles(listing(['frame.css', 'map.css', 'more.js']) + code, new Set(['frame.css']))).toBe(
      listing(['map.css', 'more.js']) +
        'a(()=>import("./map.js"),__vite__mapDeps([0,1])),a(()=>import("./tip.js"),[])',
    )
  })

  it('keeps no list where nothing is left to name', () => {
    const code = 'a(()=>import("./tip.js"),'
    expect(withoutStyles(`${listing(['page.css'])}${code}__vite__mapDeps([0]))`, new Set(['page.css']))).toBe(
      `${code}[])`,
    )
  })

  it('stops the build where they are named in another way', () => {
    const code = 'a(()=>import("./tip.js"),__vite__mapDeps("0"))'
    expect(() => withoutStyles(code, new Set())).toThrow('not known here')
  })
})

describe('stylesBeside', () => {
  it('are its own and those of what it imports, also in circles', () => {
    const found = beside({
      'page.js': { isEntry: true, imports: ['frame.js'], styles: ['page.css'] },
      'frame.js': { imports: ['base.js'] },
      'base.js': { imports: ['frame.js'], styles: ['base.css'] },
    })
    expect(found['page.js']).toEqual(['base.css', 'page.css'])
    expect(found['base.js']).toEqual(['base.css', 'page.css'])
  })

  it('are what all who open it have, and not what one of them has', () => {
    const found = beside({
      'live.js': {
        isEntry: true,
        dynamicImports: ['notes.js', 'tip.js'],
        styles: ['live.css', 'player.css'],
      },
      'films.js': { isEntry: true, dynamicImports: ['tip.js'], styles: ['player.css'] },
      'notes.js': { dynamicImports: ['line.js'], styles: ['notes.css'] },
      'line.js': {},
      'tip.js': {},
    })
    expect(found['line.js']).toEqual(['live.css', 'notes.css', 'player.css'])
    expect(found['tip.js']).toEqual(['player.css'])
  })
})

function beside(files: Record<string, Partial<Omit<BuiltScript, 'styles'>> & { styles?: string[] }>) {
  const scripts = Object.entries(files).map(([name, { styles = [], ...file }]): [string, BuiltScript] => [
    name,
    { isEntry: false, imports: [], dynamicImports: [], ...file, styles: new Set(styles) },
  ])
  return Object.fromEntries(
    [...stylesBeside(new Map(scripts))].map(([name, styles]) => [name, [...styles].toSorted()]),
  )
}
