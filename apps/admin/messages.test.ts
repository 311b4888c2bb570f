import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import settings from './project.inlang/settings.json' with { type: 'json' }

/** Every folder that the build reads. */
const read = (locale: string) =>
  settings['plugin.inlang.messageFormat'].pathPattern.flatMap((pattern) => {
    const file = new URL(pattern.replace('{locale}', locale), import.meta.url)
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>).filter(
      (name) => name !== '$schema',
    )
  })

it.each(['pt-BR', 'es'])('%s says everything that English does, and nothing else', (locale) => {
  expect(read(locale).toSorted()).toEqual(read('en').toSorted())
})

it('says nothing twice', () => {
  const names = read('en')
  expect(names).toHaveLength(new Set(names).size)
})
