import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sheets = globSync('**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(join(root, file), 'utf8'),
}))
const all = sheets.map(({ css }) => css).join('\n')

describe('the style sheets', () => {
  it('use no custom property that nothing declares', () => {
    const used = namesIn(/var\((--[\w-]+)(?!\s*,)[\s)]/g, all)
    const declared = new Set(namesIn(/(--[\w-]+)\s*:/g, all))
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })

  it('are all part of the one that pages import', () => {
    const entry = readFileSync(join(root, 'styles.css'), 'utf8')
    const missing = sheets.filter(({ file }) => file !== 'styles.css' && !entry.includes(`./${file}`))
    expect(missing.map(({ file }) => file)).toEqual([])
  })

  it('give each colour role a neutral value and a utility', () => {
    const tokens = readFileSync(join(root, 'theme/tokens.css'), 'utf8')
    const utilities = namesIn(/(--color-[\w-]+): var\(/g, tokens)
    const neutral = namesIn(/(--color-[\w-]+): light-dark\(/g, tokens)
    expect(utilities).toHaveLength(29)
    expect(neutral).toEqual(utilities)
  })

  it('name every component class that a component uses', () => {
    const classes = new Set(namesIn(/\.([a-z][\w-]*)/g, all))
    const components = globSync('**/*.tsx', { cwd: root, exclude: (file) => file.endsWith('.test.tsx') })
    const used = components.flatMap((file) =>
      namesIn(/className="([^"]+)"/g, readFileSync(join(root, file), 'utf8')).flatMap((names) =>
        names.split(' '),
      ),
    )
    expect(used.filter((name) => !classes.has(name) && !utility.test(name))).toEqual([])
  })
})

// Tailwind's own, as far as components use them.
const utility = /^(sr-only|outline-none|empty:hidden|[mp][tse]-[\w]+)$/

function namesIn(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
