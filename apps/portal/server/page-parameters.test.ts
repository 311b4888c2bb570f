import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slices } from '@atrio/portal/slices'
import { keptParameters, passedParameters } from './page-parameters.ts'

const APP = join(import.meta.dirname, '../app')
const folders = readdirSync(APP, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'paraglide')
  .map(({ name }) => name)

describe('page parameters', () => {
  it.each(folders)('of %s are all declared, and all read', (folder) => {
    const { kept = [], passed = [], browser = [] } = slices[folder]?.parameters ?? {}
    expect([...readIn(folder)].toSorted()).toEqual([...kept, ...passed, ...browser].toSorted())
  })

  it('are declared for folders that there are, each in one way', () => {
    expect(Object.keys(slices).filter((folder) => !folders.includes(folder))).toEqual([])
    expect([...keptParameters].filter((name) => passedParameters.has(name))).toEqual([])
  })

  it('are found however a page reads them', () => {
    const source = `const query = new URL(request.url).searchParams
      query.get('one'); readFilter(query, 'two', /^.$/); useSearchParams()[0].has('three'); search.getAll('four')`
    expect([...namesIn(source)]).toEqual(['one', 'three', 'four', 'two'])
  })
})

function readIn(folder: string): Set<string> {
  const files = readdirSync(join(APP, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  return new Set(files.flatMap((file) => [...namesIn(readFileSync(join(APP, folder, file), 'utf8'))]))
}

/** What a source reads of the page's query. A link's own address, `url`, is not the page's. */
function namesIn(source: string): Set<string> {
  if (!/searchParams/i.test(source)) return new Set()
  const got = source.matchAll(/(?<!\burl\.searchParams)\.(?:get|has|getAll)\(\s*'(\w+)'\s*\)/g)
  const filtered = source.matchAll(/\breadFilter\(\s*[^']+,\s*'(\w+)'/g)
  return new Set([...got, ...filtered].map(([, name]) => name!))
}
