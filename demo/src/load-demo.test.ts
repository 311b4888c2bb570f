import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientConfig } from '@atrio/api/db/connection'
import { createTestDatabase, type TestDatabase } from '@atrio/api/testing/database'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoChurches } from './churches.ts'
import { neighbours } from './groups/neighbours.ts'
import { loadDemo } from './load-demo.ts'
import { demoPassword, demoPeople } from './people.ts'
import { mediaReferences } from './testing/media-references.ts'
import { snapshot } from './testing/snapshot.ts'

const now = new Date('2026-11-21T12:00:00Z')
let database: TestDatabase
let owner: pg.Client
let mediaDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client(clientConfig(database.target, {}))
  await owner.connect()
  mediaDir = await mkdtemp(join(tmpdir(), 'atrio-media-'))
  await loadDemo(database.db, { now, mediaDir })
})
afterAll(async () => {
  await owner.end()
  await database.close()
  await rm(mediaDir, { recursive: true })
})

describe('loadDemo', () => {
  it('changes nothing when it is called again', async () => {
    const before = await snapshot(owner)
    await loadDemo(database.db, { now: new Date('2027-01-01T12:00:00Z'), mediaDir })
    expect(await snapshot(owner)).toEqual(before)
    expect(before['igreja']).toMatch(/^8 /)
    expect(before['culto']).not.toMatch(/^0 /)
  })

  it('writes each file that a row of any table or a feed among them refers to, and no other', async () => {
    const files = await readdir(mediaDir, { recursive: true, withFileTypes: true })
    const written = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(mediaDir.length + 1))
    const known = new Set(await mediaReferences(owner))
    for (const feed of written.filter((file) => file.endsWith('.xml'))) {
      const text = await readFile(join(mediaDir, feed), 'utf8')
      for (const [, file] of text.matchAll(/"\/media\/([\w/.-]+)"/g)) known.add(file!)
    }
    expect(written.toSorted()).toEqual([...known].toSorted())
    const drawn = written.find((file) => file.endsWith('.svg'))!
    expect(await readFile(join(mediaDir, drawn), 'utf8')).toMatch(/^<svg /)
  })

  it('draws again what has gone from the media', async () => {
    const [folder] = await readdir(mediaDir)
    await rm(join(mediaDir, folder!), { recursive: true })
    await loadDemo(database.db, { now, mediaDir })
    expect(await readdir(mediaDir)).toContain(folder)
  })

  it('describes every picture', async () => {
    const { rows } = await owner.query(`
      select imagem_alt as alt from banner where imagem is not null
      union all select imagem_capa_alt from igreja_visual where imagem_capa is not null
      union all select imagem_alt from devocional where imagem is not null
      union all select imagem_alt from noticia where imagem is not null
      union all select imagem ->> 'alt' from igreja, jsonb_array_elements(imagens) imagem`)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ alt }) => !alt)).toEqual([])
  })

  it('gives each church the hosts that its code does not tell', async () => {
    const { rows } = await owner.query(
      'select codigo, array_agg(host order by host) as hosts from igreja_dominio join igreja on id = igreja_id group by codigo',
    )
    expect(Object.fromEntries(rows.map((row) => [row.codigo, row.hosts]))).toEqual({
      esperanca: ['127.0.0.1', 'localhost'],
      colina: ['igreja-da-colina.localhost'],
    })
  })

  it('hashes the documented password with the parameters of the API', async () => {
    const { rows } = await owner.query('select email, password_hash from "user"')
    const people = Object.values(demoPeople).filter(({ churches }) => churches.length > 0)
    expect(rows).toHaveLength(people.length + Object.values(neighbours).flat().length)
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(await verify(rows[0].password_hash, demoPassword)).toBe(true)
  })

  it('moves and cancels services of the coming weeks, on their own weekday', async () => {
    const { rows } = await owner.query(`
      select a.data::text as data, a.flag_cancelado, c.dia_semana, extract(dow from a.data)::int as dow
      from culto_alteracao a join culto c on c.igreja_id = a.igreja_id and c.id = a.culto_id order by a.data`)
    for (const row of rows) expect(row.dow).toBe(row.dia_semana)
    expect(rows[0].data > '2026-11-21' && rows.at(-1).data < '2026-12-14').toBe(true)
    expect(new Set(rows.map((row) => row.flag_cancelado))).toEqual(new Set([true, false]))
  })

  it('has banners on show, over and yet to come at the full churches', async () => {
    const { rows } = await owner.query(
      `select codigo, count(*) filter (where retirar_em < $1)::int as over, count(*) filter (where publicar_em > $1)::int as coming,
        count(*) filter (where coalesce(publicar_em <= $1, true) and coalesce(retirar_em > $1, true))::int as shown
      from banner join igreja on igreja.id = igreja_id group by codigo`,
      [now],
    )
    for (const { codigo } of [demoChurches.full, demoChurches.english, demoChurches.spanish]) {
      expect(rows.find((row) => row.codigo === codigo)).toEqual({ codigo, over: 1, coming: 1, shown: 3 })
    }
  })
})
