import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { loadBundledBible } from './bundled.ts'
import { getCapitulo } from './capitulos.ts'
import { importTraducao } from './import/import-traducao.ts'
import { getPassagem } from './passagens.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

it('loads the whole English text once, with paragraphs and without the brackets of its source', async () => {
  await loadBundledBible(test.db)
  await loadBundledBible(test.db)
  const { n } = await test.db
    .selectFrom('bibliaVersiculo')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(31_102)
  const john = await getCapitulo(test.db, { traducao: 'kjv', livro: 'jhn', capitulo: 3 })
  expect(john.versiculos[15]).toEqual({
    numero: 16,
    texto:
      'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
    flagParagrafo: true,
  })
  const { passagens } = await getPassagem(test.db, {
    referencia: 'Ap 22.21; 3Jo 14; Gn 1.2',
    locale: 'pt-BR',
  })
  expect(passagens.map(({ capitulos }) => capitulos[0]!.versiculos[0]!.texto.slice(0, 40))).toEqual([
    'The grace of our Lord Jesus Christ be wi',
    'But I trust I shall shortly see thee, an',
    'And the earth was without form, and void',
  ])
})

it('reads a passage in the translation that the reference names, else says that it is not here', async () => {
  await loadBundledBible(test.db)
  const verse = {
    livro: 'jhn',
    capitulo: 3,
    versiculo: 16,
    texto: 'Porque Deus amou',
    flagParagrafo: true,
  } as const
  await importTraducao(
    test.db,
    { codigo: 'blivre', nome: 'Bíblia Livre', idioma: 'pt_BR', licenca: 'Free', atribuicao: 'Somebody' },
    [verse],
  )
  const read = async (referencia: string, traducao?: string) => {
    const answer = await getPassagem(test.db, { referencia, traducao, locale: 'pt-BR' })
    return [answer.traducao.codigo, answer.traducaoAusente]
  }
  expect(await read('Jo 3.16')).toEqual(['blivre', null])
  expect(await read('Jo 3.16 KJV')).toEqual(['kjv', null])
  expect(await read('Jo 3.16 (Bíblia Livre)')).toEqual(['blivre', null])
  expect(await read('Jo 3.16 NVI')).toEqual(['blivre', 'NVI'])
  expect(await read('Jo 3.16 NVI', 'kjv')).toEqual(['kjv', 'NVI'])
})
