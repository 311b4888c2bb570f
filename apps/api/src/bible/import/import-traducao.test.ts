import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { getCapitulo } from '../capitulos.ts'
import { searchVersiculos } from '../versiculos.ts'
import { importTraducao } from './import-traducao.ts'
import type { ImportedVerse } from './imported-verse.ts'
import { openSource } from './open-source.ts'

const shared = resolve(
  process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data'),
)
const hasShared = existsSync(join(shared, 'bible'))

const absent = hasShared ? '' : ` (skipped: no bible/ in ${shared}, see SHARED_DATA)`

const almeida = {
  codigo: 'alm1911',
  nome: 'Almeida 1911',
  idioma: 'pt_BR',
  licenca: 'Domínio público',
  atribuicao: 'Almeida 1911',
} as const
const valera = { ...almeida, codigo: 'rv1909', nome: 'Reina-Valera 1909', idioma: 'es' } as const

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'atrio-bible-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

describe.skipIf(!hasShared)('public-domain texts of others', { timeout: 60_000 }, () => {
  it(`Almeida 1911 from a folder of JSON books${absent}`, async () => {
    const count = await importTraducao(test.db, almeida, openSource(join(shared, 'bible/alm1911')))
    expect(count).toBe(31_101)
    const { versiculos, anterior, proximo } = await getCapitulo(test.db, {
      traducao: 'alm1911',
      livro: 'jhn',
      capitulo: 3,
    })
    expect(versiculos).toHaveLength(36)
    expect(versiculos[15]!.texto).toMatch(/^Porque Deus amou o mundo de tal maneira/)
    expect([anterior, proximo]).toEqual([
      { livro: 'jhn', capitulo: 2 },
      { livro: 'jhn', capitulo: 4 },
    ])
    const found = await searchVersiculos(test.db, {
      traducao: 'alm1911',
      busca: 'ORACAO clam',
      page: 1,
      limit: 5,
    })
    expect(found.versiculos[0]?.texto).toMatch(/oração/i)
  })

  it(`Reina-Valera 1909 from a SWORD module${absent}`, async () => {
    const count = await importTraducao(test.db, valera, openSource(join(shared, 'bible/sparv')))
    expect(count).toBeGreaterThan(31_060)
    const first = await getCapitulo(test.db, { traducao: 'rv1909', livro: 'gen', capitulo: 1 })
    expect(first.versiculos[0]!.texto).toMatch(/^EN el principio crió Dios los cielos y la tierra\.?$/)
    const last = await getCapitulo(test.db, { traducao: 'rv1909', livro: 'rev', capitulo: 22 })
    expect(last.versiculos.at(-1)!.texto).toMatch(/gracia de nuestro Señor Jesucristo/)
    expect(last.proximo).toBeNull()
    const john = await getCapitulo(test.db, { traducao: 'rv1909', livro: 'jhn', capitulo: 3 })
    expect(john.versiculos[15]!.texto).toMatch(/^Porque de tal manera amó Dios al mundo/)
    expect(john.versiculos.map(({ texto }) => texto).join('')).not.toMatch(/[<>]/)
  })
})

describe('importTraducao', () => {
  it.each([
    [{ licenca: ' ' }, /licence/],
    [{ atribuicao: '' }, /attribution/],
    [{ codigo: 'RV 1909' }, /code/],
    [{ nome: '' }, /name/],
  ])('refuses %o', async (change, message) => {
    await expect(
      importTraducao(test.db, { ...almeida, codigo: 'x1', ...change }, [verse(1)]),
    ).rejects.toThrow(message)
  })

  it('leaves what was there when the new file has no verse, or breaks half-way', async () => {
    const traducao = { ...almeida, codigo: 'stays' }
    expect(await importTraducao(test.db, traducao, [verse(1), verse(2), verse(2)])).toBe(2)
    await expect(importTraducao(test.db, traducao, [])).rejects.toThrow('No verse was found')
    async function* broken() {
      yield verse(1)
      throw new Error('disk')
    }
    await expect(importTraducao(test.db, traducao, broken())).rejects.toThrow('disk')
    const { versiculos } = await getCapitulo(test.db, { traducao: 'stays', livro: 'jhn', capitulo: 3 })
    expect(versiculos).toHaveLength(2)
  })

  it('takes the place of the text with the same code, and a part of the Bible reads from end to end', async () => {
    const traducao = { ...almeida, codigo: 'parts' }
    await importTraducao(test.db, traducao, [verse(1)])
    await importTraducao(test.db, { ...traducao, nome: 'New' }, [
      { ...verse(1), livro: 'gen', capitulo: 1 },
      { ...verse(1), livro: 'rev', capitulo: 22 },
    ])
    const genesis = await getCapitulo(test.db, { traducao: 'parts', livro: 'gen', capitulo: 1 })
    expect([genesis.traducao.nome, genesis.proximo, genesis.anterior]).toEqual([
      'New',
      { livro: 'rev', capitulo: 22 },
      null,
    ])
    await expect(getCapitulo(test.db, { traducao: 'parts', livro: 'jhn', capitulo: 3 })).rejects.toThrow(
      'NOT_FOUND',
    )
  })
})

describe('openSource', () => {
  const osis = `<?xml version="1.0"?><!DOCTYPE osis [<!ENTITY x "y">]><osis><osisText><header><work><title>T</title></work></header>
    <div type="book" osisID="Gen"><chapter osisID="Gen.1"><title>The beginning</title><p>
    <verse osisID="Gen.1.1">In the <w lemma="x">beginning</w><note>or: first</note> God &amp; all.</verse>
    <verse osisID="Gen.1.2" sID="a"/>And the earth<!-- no > text -->, <l>void</l>.<verse eID="a"/></p>
    <verse osisID="Tob.1.1">beyond the 66</verse></chapter></div></osisText></osis>`
  const usfx = `<usfx><book id="JHN"><h>John</h><c id="3"/><s>A heading</s><p><v id="16" bcv="JHN.3.16"/>For God <f>note</f>so
    loved<ve/> aside <v id="17"/>not to condemn<ve/></p></book><book id="TOB"><c id="1"/><v id="1"/>no<ve/></book></usfx>`

  it.each([
    ['osis.xml', osis, ['gen 1:1 ¶In the beginning God & all.', 'gen 1:2 And the earth, void.']],
    ['usfx.xml', usfx, ['jhn 3:16 ¶For God so loved', 'jhn 3:17 not to condemn']],
    ['flat.json', '{"John 3:16":"# For God","Nothing 1":"x"}', ['jhn 3:16 ¶For God']],
    ['list.json', '[{"book":43,"chapter":3,"verse":16,"text":" For  God "}]', ['jhn 3:16 For God']],
    ['named.json', '{"verses":[{"book_name":"1 John","chapter":1,"verse":2,"text":"b"}]}', ['1jn 1:2 b']],
    ['books.json', '[{"abbrev":"jhn","chapters":[["a","","c"]]}]', ['jhn 1:1 a', 'jhn 1:3 c']],
  ])('reads %s', async (name, content, expected) => {
    const file = join(folder, name)
    await writeFile(file, content)
    expect((await all(openSource(file))).map(toLine)).toEqual(expected)
  })

  it('reads XML that arrives in pieces of any size', async () => {
    const { readXml } = await import('./xml-tokens.ts')
    const { readOsis } = await import('./read-osis.ts')
    for (const size of [1, 7, 64]) {
      async function* pieces() {
        for (let at = 0; at < osis.length; at += size) yield osis.slice(at, at + size)
      }
      expect((await all(readOsis(readXml(pieces())))).map(toLine)).toEqual([
        'gen 1:1 ¶In the beginning God & all.',
        'gen 1:2 And the earth, void.',
      ])
    }
  })

  it.each([
    ['nothing.xml', null, /There is nothing/],
    ['page.html', '<html></html>', /neither a zipped module, OSIS, USFX nor JSON/],
    ['half.json', '{"John', /not JSON/],
  ])('says what is wrong with %s', async (name, content, message) => {
    const file = join(folder, name)
    if (content !== null) await writeFile(file, content)
    await expect(all(openSource(file))).rejects.toThrow(message)
  })

  it('says that a folder is none of what can be read', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    await expect(all(openSource(empty))).rejects.toThrow(/neither mods\.d nor JSON/)
  })
})

function verse(versiculo: number): ImportedVerse {
  return { livro: 'jhn', capitulo: 3, versiculo, texto: `Texto ${versiculo}`, flagParagrafo: false }
}

function toLine({ livro, capitulo, versiculo, texto, flagParagrafo }: ImportedVerse): string {
  return `${livro} ${capitulo}:${versiculo} ${flagParagrafo ? '¶' : ''}${texto}`
}

async function all(verses: AsyncIterable<ImportedVerse>): Promise<ImportedVerse[]> {
  const found: ImportedVerse[] = []
  for await (const verse of verses) found.push(verse)
  return found
}
