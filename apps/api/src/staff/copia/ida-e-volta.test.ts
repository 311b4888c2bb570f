import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWhole } from '../../adapters/storage/storage.ts'
import { TENANT_TABLES } from '../../db/schema.generated.ts'
import { sealedColumns } from '../../sealed-columns.ts'
import { unseal } from '../../sealed.ts'
import { keyOf } from '../../files/arquivos.ts'
import { filmFile, filmKey } from '../../files/film-key.ts'
import { closedFile } from '../../testing/closed-file.ts'
import { archiveOf, newChurch, takeArchive, type Archive } from '../../testing/copia-rig.ts'
import { fillPerson, ZORAIDE } from '../../testing/known-person.ts'
import { openMoneyRig, type MoneyRig } from '../../testing/money-rig.ts'
import { asOwner } from '../../testing/owner.ts'
import { pdf } from '../../testing/small-files.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { CopiaRefused, lookThrough, openCopia } from './look.ts'
import { sealedOf } from './rows.ts'
import { DA_PLATAFORMA, describeTables, FORA_DA_COPIA, SO_PARA_LER, TRAZIDAS } from './tables.ts'
import { withTenant } from '../../db/tenant.ts'

const PICTURE = Buffer.from('bytes of a picture')

let from: MoneyRig
let to: TestApp
let archive: Archive
const ids = { from: 0, to: 0, founder: 0 }

beforeAll(async () => {
  from = await openMoneyRig()
  ids.from = (await fillPerson(from)).igrejaId
  const media = join(from.test.deps.env.mediaDir, String(ids.from), 'capas')
  await mkdir(media, { recursive: true })
  await writeFile(join(media, 'praca.webp'), PICTURE)
  await from.rows(
    `update noticia set imagem = $2 where igreja_id = $1 and id = (select min(id) from noticia where igreja_id = $1)`,
    [ids.from, `/media/${ids.from}/capas/praca.webp`],
  )
  // A study with a file for its readers.
  const material = await closedFile(from.test, ids.from)
  await from.test.deps.storage.put(closedKey(ids.from, material), pdf(), 'application/pdf')
  await from.rows('update estudo set arquivo = $2 where igreja_id = $1', [ids.from, material])
  // A film without its files stays behind.
  for (const { id } of await from.rows<{ id: string }>('select id from filme where igreja_id = $1', [
    ids.from,
  ])) {
    const key = filmKey({ igrejaId: ids.from, id }, filmFile.pronta)
    await from.test.deps.storage.put(key, Buffer.from('#EXTM3U\n'), 'application/vnd.apple.mpegurl')
  }
  // Of the world of these tests, sealed by nothing.
  await from.rows('delete from espera where octet_length(contato_encrypted) < 20')
  archive = await archiveOf(from.test, ids.from)

  to = await createTestApp({ isEmpty: true })
  const { igrejaId, userId } = await newChurch(to, 'igreja-nova')
  Object.assign(ids, { to: igrejaId, founder: userId })
}, 120_000)
afterAll(async () => {
  await from.close()
  await to.close()
})

const closedKey = (igrejaId: number, address: string) =>
  keyOf(
    { igrejaId, id: address.split('/').at(-1)!.replace('.pdf', ''), publico: false },
    { largura: 0, tipo: 'application/pdf' },
  )

const take = (bytes: Uint8Array, into: { igrejaId: number; userId: number }) =>
  takeArchive(to, { bytes: Buffer.from(bytes), key: archive.key }, into)

type Row = Record<string, unknown>

/** Rows of a church as the two installations have them in common: people by their e-mail, what is sealed opened. */
async function rowsOf(
  app: TestApp,
  igrejaId: number,
  table: string,
  loose: readonly string[],
): Promise<string[]> {
  const contexts = sealedOf(table).map((purpose) => `(${sealedColumns[purpose].context})::text`)
  const rows = await asOwner<{ linha: Row; contextos: string[] }>(
    app.target,
    `select to_jsonb(t) - generated_columns('${table}'::regclass) as linha,
       array[${contexts.join(', ')}]::text[] as contextos from "${table}" t where igreja_id = $1`,
    [igrejaId],
  )
  const people = await asOwner<{ id: number; email: string }>(app.target, 'select id, email from "user"')
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return rows
    .map(({ linha, contextos }) => {
      delete linha['igreja_id']
      for (const column of loose) delete linha[column]
      if (table === 'pagamento' || table === 'lancamento') delete linha['gateway_id']
      for (const name of Object.keys(linha).filter((column) => /(^|_)user_id$/.test(column)))
        linha[name] = emails.get(linha[name] as number) ?? (Number(linha[name]) < 0 ? 'nobody' : null)
      for (const [index, purpose] of sealedOf(table).entries()) {
        const { column } = sealedColumns[purpose]
        const value = linha[column]
        if (typeof value === 'string')
          linha[column] = unseal(
            app.deps.secrets,
            purpose,
            contextos[index]!,
            Buffer.from(value.slice(2), 'hex'),
          )
      }
      // Digests by keys of the installation.
      if (table === 'espera') delete linha['contato_hash']
      if (table === 'sala_participante') delete linha['ip_hmac']
      return JSON.stringify(linha)
        .replaceAll(/"u:(\d+)"/g, (_, id: string) => `"u:${emails.get(Number(id))}"`)
        .replaceAll(`/media/${igrejaId}/`, '/media/#/')
        .replaceAll(`/arquivo/${igrejaId}/`, '/arquivo/#/')
    })
    .toSorted()
}

describe('an archive', () => {
  it('answers for each table of a church: it comes, it is to be read, or it stays with a reason', () => {
    const lists = [[...TRAZIDAS], Object.keys(SO_PARA_LER), Object.keys(FORA_DA_COPIA)]
    expect(lists.flat().toSorted()).toEqual([...TENANT_TABLES].toSorted())
    for (const reason of [...Object.values(SO_PARA_LER), ...Object.values(FORA_DA_COPIA)])
      expect(reason.length).toBeGreaterThan(10)
  })

  it('holds no session, no key of a provider, no card and no password that can be read', () => {
    const text = Object.entries(unzipSync(archive.bytes))
      .filter(([name]) => /\.jsonl?$/.test(name))
      .map(([, bytes]) => Buffer.from(bytes).toString())
      .join('\n')
    expect(text).toContain(ZORAIDE.email)
    expect(text).not.toMatch(/\$argon2/)
    for (const table of Object.keys(FORA_DA_COPIA)) expect(text).not.toContain(`tabelas/${table}.jsonl`)
  })

  it('has people as a table, the agenda as a calendar and songs as ChordPro, to be read by anybody', () => {
    const parts = unzipSync(archive.bytes)
    const text = (name: string) => Buffer.from(parts[`para-ler/${name}`]!).toString()
    expect(text('pessoas.csv')).toContain(ZORAIDE.email)
    expect(text('agenda.ics')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*RRULE:FREQ=WEEKLY[^]*END:VCALENDAR\r\n$/)
    const song = Object.keys(parts).find((name) => name.endsWith('.cho'))!
    expect(Buffer.from(parts[song]!).toString()).toMatch(/^\{title: .+\}\n/)
  })

  it('says beforehand what would come', async () => {
    const path = join(to.deps.env.dataDir, 'olhada.zip')
    await writeFile(path, archive.bytes)
    const open = await openCopia(path)
    const said = await lookThrough(open, { expect: () => {}, step: () => {} })
    await open.zip.close()
    expect(said).toMatchObject({ igreja: 'Igreja Esperança', desconhecidas: [], faltam: 0 })
    expect(said.grupos.pessoas).toBeGreaterThan(10)
    expect(said.arquivos).toBeGreaterThan(0)
  })

  it.each([
    ['a changed row', 'danificada', 'tabelas/usuario.jsonl', Buffer.from('{}\n')],
    ['a changed file', 'danificada', 'midia/capas/praca.webp', Buffer.from('other bytes')],
    ['no list of its own', 'formato', 'manifesto.json', Buffer.from('[]')],
  ])('with %s comes not at all', async (_, erro, name, bytes) => {
    const parts = unzipSync(archive.bytes)
    const refused = take(zipSync({ ...parts, [name]: bytes }), { igrejaId: ids.to, userId: ids.founder })
    await expect(refused).rejects.toMatchObject({ erro })
    const left = await asOwner<{ n: number }>(
      to.target,
      'select count(*)::int as n from usuario where igreja_id = $1',
      [ids.to],
    )
    expect(left).toEqual([{ n: 1 }])
    const file = join(to.deps.env.mediaDir, String(ids.to), 'capas/praca.webp')
    await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('of a newer installation is refused', async () => {
    const parts = unzipSync(archive.bytes)
    const said = JSON.parse(Buffer.from(parts['manifesto.json']!).toString()) as object
    const newer = Buffer.from(JSON.stringify({ ...said, esquema: '209901010000_amanha' }))
    await expect(
      take(zipSync({ ...parts, 'manifesto.json': newer }), { igrejaId: ids.to, userId: ids.founder }),
    ).rejects.toBeInstanceOf(CopiaRefused)
  })

  it('comes in whole: every row of every table, people by their e-mail, files where their addresses lead', async () => {
    await take(archive.bytes, { igrejaId: ids.to, userId: ids.founder })
    const tables = await withTenant(to.deps.db, { igrejaId: ids.to }, (trx) => describeTables(trx))
    const founder = `iara@igreja-nova.example`
    const differing: Record<string, unknown> = {}
    for (const { name, loose } of tables.filter((table) => TRAZIDAS.has(table.name))) {
      const before = (await rowsOf(from.test, ids.from, name, loose)).filter(
        (line) => name !== 'user_igreja_role' || !line.includes('ROLE_SUPER_ADMIN'),
      )
      const after = (await rowsOf(to, ids.to, name, loose)).filter((line) => !line.includes(founder))
      const [lost, gained] = [
        before.filter((line) => !after.includes(line)),
        after.filter((line) => !before.includes(line)),
      ]
      if (lost.length + gained.length > 0)
        differing[name] = { lost: lost.slice(0, 2), gained: gained.slice(0, 2) }
    }
    expect(differing).toEqual({})
    for (const [table, { chave, ficam }] of Object.entries(DA_PLATAFORMA)) {
      const own = async (app: TestApp, id: number) => {
        const [row] = await asOwner<{ linha: Row }>(
          app.target,
          `select to_jsonb(t) - $2::text[] as linha from ${table} t where ${chave} = $1`,
          [id, ficam],
        )
        return JSON.stringify(row?.linha ?? null).replaceAll(`/${id}/`, '/#/')
      }
      expect(await own(to, ids.to)).toEqual(await own(from.test, ids.from))
    }
    const file = join(to.deps.env.mediaDir, String(ids.to), 'capas/praca.webp')
    expect(await readFile(file)).toEqual(PICTURE)
    const [estudo] = await asOwner<{ arquivo: string }>(
      to.target,
      'select arquivo from estudo where igreja_id = $1 limit 1',
      [ids.to],
    )
    expect(estudo!.arquivo).toMatch(new RegExp(`^/arquivo/${ids.to}/`))
    expect(await readWhole(to.deps.storage, closedKey(ids.to, estudo!.arquivo))).toEqual(pdf())
  }, 60_000)

  it('lets people log in as before where no other church is, and whoever brought it stays', async () => {
    const answer = await to.call('login', {
      host: 'igreja-nova.atrio.localhost:3000',
      body: { username: ZORAIDE.email, password: 'Atrio!2026' },
    })
    expect(answer.status).toBe(200)
    const roles = await asOwner<{ role: string }>(
      to.target,
      'select role from user_igreja_role where igreja_id = $1 and user_id = $2 order by role',
      [ids.to, ids.founder],
    )
    expect(roles.map(({ role }) => role)).toEqual(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'])
  })

  it('comes into no church that has something, and elsewhere brings no passwords along', async () => {
    await expect(take(archive.bytes, { igrejaId: ids.to, userId: ids.founder })).rejects.toMatchObject({
      erro: 'naoVazia',
    })
    const other = await newChurch(to, 'segunda')
    await asOwner(
      to.target,
      `delete from usuario where igreja_id = $1 and user_id in (select id from "user" where email = $2)`,
      [ids.to, ZORAIDE.email],
    )
    await asOwner(to.target, `update "user" set email = 'outra@unico.example' where email = $1`, [
      ZORAIDE.email,
    ])
    await take(archive.bytes, other)
    const hashes = await asOwner<{ same: boolean }>(
      to.target,
      `select a.password_hash = b.password_hash as same from "user" a, "user" b where a.email = $1 and b.email = 'outra@unico.example'`,
      [ZORAIDE.email],
    )
    expect(hashes).toEqual([{ same: false }])
  }, 60_000)
})
