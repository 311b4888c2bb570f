import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { swordSample } from '../../testing/sword-sample.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { CATALOGUE, type CatalogueEntry } from '../catalogue.ts'
import { getCapitulo } from '../capitulos.ts'
import { ImportError } from './imported-verse.ts'
import { fetchMissing, installEntry } from './fetch-missing.ts'
import { readEntry } from './read-entry.ts'

const shared = resolve(
  process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data'),
  'bible',
)
const hasShared = existsSync(join(shared, 'PorBLivre.zip'))
const absent = hasShared ? '' : ` (skipped: no PorBLivre.zip in ${shared}, see SHARED_DATA)`

// Matthew 1:1, and around the places where the numberings differ: 3 John 1:15 and Jude 1:1.
const sample = swordSample(
  { 4: 'Livro da geração', 7792: 'Saúda os amigos', 7795: '<title>Carta</title>Judas<note>x</note>, servo' },
  'NRSV',
)
const catalogue: CatalogueEntry[] = [
  { ...CATALOGUE[0]!, url: 'https://bible.invalid/a/one.zip', bytes: sample.bytes, sha256: sample.sha256 },
  { ...CATALOGUE[1]!, url: 'https://bible.invalid/a/two.zip', bytes: sample.bytes, sha256: sample.sha256 },
]
const log = pino({ level: 'silent' })

let test: TestApp
let server: Server
let source: string
let answer: RequestListener
let asked: string[]
beforeAll(async () => {
  test = await createTestApp()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mirror`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await test.close()
})
beforeEach(() => {
  asked = []
  answer = (_request, response) => void response.end(sample.archive)
})
afterEach(async () => {
  await sql`delete from biblia_catalogo`.execute(test.deps.db)
  await sql`delete from biblia_traducao`.execute(test.deps.db)
})

const fetching = () => ({ db: test.deps.db, source, log, catalogue })
const chegando = async (language: string) =>
  (await test.call('listTraducoes', { headers: { 'accept-language': language } })).body['chegando']

describe('fetchMissing', () => {
  it('brings in the languages of the churches, each once, however many processes ask', async () => {
    expect(await chegando('pt-BR')).toMatchObject({ codigo: 'blivre', situacao: 'esperando', porcento: 0 })
    await Promise.all([fetchMissing(fetching()), fetchMissing(fetching()), fetchMissing(fetching())])
    expect(asked.toSorted()).toEqual(['/mirror/one.zip', '/mirror/two.zip'])
    const { versiculos } = await getCapitulo(test.deps.db, { traducao: 'blivre', livro: 'jud', capitulo: 1 })
    expect(versiculos).toMatchObject([{ numero: 1, texto: 'Judas, servo' }])
    expect(await chegando('pt-BR')).toBeNull()
    const { body } = await test.call('listTraducoes')
    expect(body['traducoes']).toContainEqual(
      expect.objectContaining({ atribuicao: expect.stringContaining('Diego Santos') }),
    )
    expect(await fetchMissing(fetching())).toBeNull()
    await sql`delete from biblia_traducao where codigo = 'blivre'`.execute(test.deps.db)
    expect(await fetchMissing(fetching())).toBeNull()
    expect(asked).toHaveLength(2)
  })

  it('leaves a language alone that has a text', async () => {
    await sql`insert into biblia_traducao (codigo, nome, idioma, licenca, atribuicao)
      values ('own', 'Own', 'es', 'x', 'x')`.execute(test.deps.db)
    await fetchMissing(fetching())
    expect(asked).toEqual(['/mirror/one.zip'])
  })

  it('tries again later, not at once, what did not come', async () => {
    answer = (_request, response) => void response.writeHead(503).end()
    const again = await fetchMissing(fetching())
    expect(again!.getTime() - Date.now()).toBeGreaterThan(4 * 60_000)
    expect(await chegando('es')).toMatchObject({ codigo: 'rv1909', situacao: 'falhou' })
    await fetchMissing(fetching())
    expect(asked).toHaveLength(2)
    answer = (_request, response) => void response.end(sample.archive)
    await sql`update biblia_catalogo set vence_em = now()`.execute(test.deps.db)
    expect(await fetchMissing(fetching())).toBeNull()
  })

  it('says how far it is, and ends at once when the server does', async () => {
    let halfSent = () => {}
    const half = new Promise<void>((done) => (halfSent = done))
    answer = (_request, response) =>
      void response.write(sample.archive.subarray(0, Math.floor(sample.bytes / 2)), () => halfSent())
    const stopping = new AbortController()
    const running = fetchMissing({ ...fetching(), signal: stopping.signal })
    await half
    const received = async () =>
      (await sql<{ recebidos: number }>`select recebidos from biblia_catalogo`.execute(test.deps.db)).rows
    await expect.poll(received, { timeout: 10_000 }).toEqual([{ recebidos: Math.floor(sample.bytes / 2) }])
    expect(await chegando('pt-BR')).toMatchObject({ situacao: 'baixando' })
    stopping.abort()
    await running
    expect(asked).toEqual(['/mirror/one.zip'])
  })
})

describe('readEntry', () => {
  const [entry] = catalogue as [CatalogueEntry]
  it.each<[string, RequestListener]>([
    ['is larger than it may be', (_request, response) => void response.end(Buffer.alloc(sample.bytes + 1))],
    ['is cut short', (_request, response) => void response.end(sample.archive.subarray(9))],
    ['is another one of that size', (_request, response) => void response.end(Buffer.alloc(sample.bytes))],
    ['leads elsewhere', (_request, response) => void response.writeHead(302, { location: '/x' }).end()],
    ['breaks off', (request) => void request.socket.destroy()],
  ])('refuses a file that %s', async (_why, listener) => {
    answer = listener
    await expect(readEntry(entry, source)).rejects.toThrow(ImportError)
  })

  it('refuses a folder without the file', async () => {
    await expect(readEntry(entry, import.meta.dirname)).rejects.toThrow(/no file/)
  })
})

describe.skipIf(!hasShared)('the texts of the catalogue', { timeout: 120_000 }, () => {
  it(`are what their addresses, sizes and hashes say, and read as whole Bibles${absent}`, async () => {
    const { db } = test.deps
    for (const entry of CATALOGUE) {
      expect(await installEntry({ db, source: shared }, entry)).toBeGreaterThan(31_000)
    }
    const verse = async (traducao: string, livro: string, capitulo: number, numero: number) =>
      (await getCapitulo(db, { traducao, livro, capitulo })).versiculos.find((one) => one.numero === numero)
        ?.texto
    expect(await verse('blivre', 'jhn', 3, 16)).toMatch(/^Porque Deus amou ao mundo de tal maneira/)
    expect(await verse('blivre', 'jud', 1, 1)).toMatch(/^Judas, servo de Jesus Cristo/)
    expect(await verse('blivre', 'rev', 13, 1)).toMatch(/^E eu vi subir do mar uma besta/)
    expect(await verse('blivre', 'rev', 22, 19)).not.toMatch(/TR:|[<>]/)
    expect(await verse('rv1909', 'jhn', 3, 16)).toMatch(/^Porque de tal manera amó Dios al mundo/)
    expect(await verse('rv1909', 'rev', 22, 21)).toMatch(/gracia de nuestro Señor Jesucristo/)
  })
})
