import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { staticClosure } from './static-graph.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-graph-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('staticClosure', () => {
  it('follows what is imported, through what that imports', () => {
    const names = closureOf({
      'a.ts': `import { b } from './b.ts'`,
      'b.ts': `import './c.ts'\nexport const b = 1`,
      'c.ts': '',
    })
    expect(names).toEqual(['a.ts', 'b.ts', 'c.ts'])
  })

  it('leaves out types, what is asked for later, and what a file of the server imports', () => {
    const names = closureOf({
      'a.ts': `import type { B } from './b.ts'\nimport { type C } from './c.ts'\nimport './d.server.ts'\nvoid import('./e.ts')`,
      'b.ts': 'export type B = 1',
      'c.ts': 'export type C = 1',
      'd.server.ts': `import './f.ts'`,
      'e.ts': '',
      'f.ts': '',
    })
    expect(names).toEqual(['a.ts', 'd.server.ts'])
  })

  it('follows what is found by a pattern at once, and not what is asked for later', () => {
    const names = closureOf({
      'a.ts': `import.meta.glob<Record<string, () => void>>('./*.part.ts', { eager: true, import: 'part' })
        import.meta.glob('./*.later.ts')`,
      'b.part.ts': `import './c.ts'\nexport const part = 1`,
      'c.ts': '',
      'd.later.ts': '',
    })
    expect(names).toEqual(['a.ts', 'b.part.ts', 'c.ts'])
  })

  it('takes of an index what is named alone, also where it passes on whole files', () => {
    const names = closureOf({
      'a.ts': `import { one, three } from './index.ts'`,
      'index.ts': `export { one, two as other } from './numbers.ts'\nexport { four } from './four.ts'\nexport * from './three.ts'\nexport * from './five.ts'`,
      'numbers.ts': 'export const one = 1, two = 2',
      'three.ts': 'export const three = 3',
      'four.ts': 'export const four = 4',
      'five.ts': 'export const five = 5',
    })
    expect(names).toEqual(['a.ts', 'numbers.ts', 'three.ts'])
  })
})

/** The closure of `a.ts` among these files, by name. */
function closureOf(files: Record<string, string>): string[] {
  const place = mkdtempSync(join(folder, 'case-'))
  for (const [name, source] of Object.entries(files)) writeFileSync(join(place, name), source)
  return [...staticClosure([join(place, 'a.ts')])].map((file) => file.slice(place.length + 1)).toSorted()
}
