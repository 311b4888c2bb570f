import { describe, expect, it } from 'vitest'
import { type BuiltScript, withoutOwnStyles } from './lazy-styles.ts'

const listing = (files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`

const scripts = (files: Record<string, Partial<Omit<BuiltScript, 'styles'>> & { styles?: string[] }>) =>
  new Map(
    Object.entries(files).map(([name, { code = '', imports = [], styles = [] }]) => [
      name,
      { code, imports, styles: new Set(styles) },
    ]),
  )

describe('withoutOwnStyles', () => {
  it('names the stylesheets alone that who asks did not come with', () => {
    const built = scripts({
      'page.js': {
        code:
          listing(['frame.css', 'page.css', 'map.css', 'more.js']) +
          'import"./frame.js";a(()=>import("./map.js"),__vite__mapDeps([0,1,2,3])),a(()=>import("./tip.js"),__vite__mapDeps([0,1]))',
        imports: ['frame.js'],
        styles: ['page.css'],
      },
      'frame.js': { imports: ['base.js'] },
      'base.js': { styles: ['frame.css'], imports: ['frame.js'] },
    })
    expect(withoutOwnStyles('page.js', built)).toBe(
      listing(['map.css', 'more.js']) +
        'import"./frame.js";a(()=>import("./map.js"),__vite__mapDeps([0,1])),a(()=>import("./tip.js"),[])',
    )
  })

  it('keeps no list where nothing is left to name', () => {
    const code = 'a(()=>import("./tip.js"),'
    const built = scripts({
      'page.js': { code: `${listing(['page.css'])}${code}__vite__mapDeps([0]))`, styles: ['page.css'] },
    })
    expect(withoutOwnStyles('page.js', built)).toBe(`${code}[])`)
  })

  it('stops the build where they are named in another way', () => {
    const built = scripts({ 'page.js': { code: 'a(()=>import("./tip.js"),__vite__mapDeps("0"))' } })
    expect(() => withoutOwnStyles('page.js', built)).toThrow('not known here')
  })
})
