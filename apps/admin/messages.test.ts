import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (locale: string) =>
  JSON.parse(readFileSync(new URL(`messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >

it.each(['pt-BR', 'es'])('%s says everything that English does, and nothing else', (locale) => {
  expect(Object.keys(read(locale)).toSorted()).toEqual(Object.keys(read('en')).toSorted())
})
