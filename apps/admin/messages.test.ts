import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import settings from './project.inlang/settings.json' with { type: 'json' }

const here = new URL('.', import.meta.url)
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, here), 'utf8')) as Record<string, unknown>
const { pathPattern } = settings['plugin.inlang.messageFormat']
const namesIn = (locale: string) =>
  pathPattern.flatMap((path) => Object.keys(read(path.replace('{locale}', locale))).filter(isName)).toSorted()
const isName = (name: string) => name !== '$schema'

it.each(['pt-BR', 'es'])('%s says everything that English does, and nothing else', (locale) => {
  expect(namesIn(locale)).toEqual(namesIn('en'))
})

it('says each thing once', () => {
  expect(namesIn('en')).toEqual([...new Set(namesIn('en'))])
})
