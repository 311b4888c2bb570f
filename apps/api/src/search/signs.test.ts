import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ isEmpty: true })
})
afterAll(() => test.close())

const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~«»“”‘’„–—…·•¡¿°§'.split('')

it('every sign ends a word, and nothing else does', async () => {
  const letters = 'aZ09ãçñüß日اªº'.split('')
  const texts = [...SIGNS, ...letters].map((one) => `mesa${one}pão`)
  const found = await asOwner<{ palavras: string }>(
    test.target,
    `select busca_palavras(t) as palavras from unnest($1::text[]) with ordinality as u (t, n) order by n`,
    [texts],
  )
  const words = found.map(({ palavras }) => palavras.split(/ +/).length)
  expect(words.slice(0, SIGNS.length).filter((count) => count < 2)).toEqual([])
  expect(words.slice(SIGNS.length)).toEqual(letters.map(() => 1))
})
