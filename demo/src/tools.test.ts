import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientConfig } from '@atrio/api/db/connection'
import { parseEnv } from '@atrio/api/env'
import { createTestDatabase, type TestDatabase } from '@atrio/api/testing/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetWorld } from './reset-world.ts'
import { scaleWorld } from './scale/scale-world.ts'
import { snapshot } from './testing/snapshot.ts'

let database: TestDatabase
let owner: pg.Client
let dataDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client(clientConfig(database.target, {}))
  await owner.connect()
  dataDir = await mkdtemp(join(tmpdir(), 'atrio-demo-'))
})
afterAll(async () => {
  await owner.end()
  await database.close()
  await rm(dataDir, { recursive: true })
})

describe('resetWorld', () => {
  it('wipes what was there and gives the demo world the ids of a first start', async () => {
    const env = parseEnv({ DATA_DIR: dataDir })
    const reset = () => resetWorld({ env, db: database.db, owner })
    await reset()
    const { rows: before } = await owner.query('select id, codigo from igreja order by id')
    await owner.query(`insert into organizacao (slug, nome) values ('left-over', 'Left over')`)
    await mkdir(join(env.mediaDir, '99'))
    await writeFile(join(env.mediaDir, '99', 'left-over.svg'), '')
    await reset()
    const { rows: after } = await owner.query('select id, codigo from igreja order by id')
    expect(after).toEqual(before)
    expect(after).toHaveLength(8)
    expect((await owner.query('select from organizacao')).rowCount).toBe(2)
    expect(existsSync(join(env.mediaDir, '99'))).toBe(false)
    expect(existsSync(join(env.mediaDir, '1', 'capa.svg'))).toBe(true)
  })

  it.each(['reset.ts', 'scale.ts'])('%s refuses production', (tool) => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, tool)], {
      env: { ...process.env, ATRIO_MODE: 'production', DATA_DIR: join(dataDir, 'none') },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('Not with ATRIO_MODE=production')
    expect(existsSync(join(dataDir, 'none'))).toBe(false)
  })
})

describe('the way from the demonstration to production', () => {
  it('is closed while its people are there, names the command that opens it, and is open then', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atrio-demo-'))
    const production = { ATRIO_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:1', BIBLE_SOURCE: 'off' }
    try {
      expect(await start({ DATA_DIR: folder })).toMatchObject({ isReady: true })
      const refused = await start({ DATA_DIR: folder, ...production })
      expect(refused).toMatchObject({ isReady: false, code: 1 })
      const [command] = /npm run [a-z:]+/.exec(refused.output)!
      expect(refused.output).toContain('whose passwords everybody knows')
      const [, , task] = command.split(' ')
      const removed = await run(['scripts/run.mjs', task!], { DATA_DIR: folder, ...production })
      expect(removed).toMatchObject({
        code: 0,
        output: expect.stringContaining('Removed: 8 churches') as string,
      })
      expect(await start({ DATA_DIR: folder, ...production })).toMatchObject({ isReady: true })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, 240_000)
})

/** Starts the server without pages, and ends it as soon as it is ready. */
async function start(env: Record<string, string>) {
  const free = { PORT: '0', SERVE_PORTAL: '0', LOG_LEVEL: 'error' }
  const { code, output } = await run(['apps/api/src/main.ts'], { ...free, ...env }, /ready at/)
  return { isReady: output.includes('ready at'), code, output }
}

/** A program of ours as somebody runs it, ended once it has said something. */
function run(args: string[], env: Record<string, string>, until?: RegExp) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const cwd = join(import.meta.dirname, '../..')
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } })
    let output = ''
    let isToldToEnd = false
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      // Told a second time, it would end without shutting its database.
      if (!isToldToEnd && until?.test(output)) isToldToEnd = child.kill('SIGTERM')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', (code) => resolve({ code, output }))
  })
}

describe('scaleWorld', () => {
  it('makes whole churches, goes on where it stopped and makes none twice', async () => {
    const lines: number[] = []
    const scale = (igrejas: number) =>
      scaleWorld(owner, { igrejas, organizacoes: 3, onProgress: (made) => lines.push(made) })
    expect(await scale(22)).toBe(22)
    await owner.query('drop function pg_temp.make_church')
    expect(await scale(33)).toBe(11)
    await owner.query('drop function pg_temp.make_church')
    const before = await snapshot(owner)
    expect(await scale(33)).toBe(0)
    expect(await snapshot(owner)).toEqual(before)
    expect(lines).toEqual([22, 11])
  })

  it('gives each of them content in its own language and place', async () => {
    const { rows } = await owner.query(`
      select i.idioma, count(distinct i.id)::int as igrejas, bool_and(c.latitude is not null and i.organizacao_id is not null) as placed,
        min((select count(*) from igreja_modulo t where t.igreja_id = i.id))::int as modulos,
        min((select count(*) from banner t where t.igreja_id = i.id))::int as banners,
        min((select count(*) from culto t where t.igreja_id = i.id))::int as cultos,
        min((select count(*) from igreja_app_menu t where t.igreja_id = i.id))::int as menu,
        min((select count(*) from metodo_pagamento t where t.igreja_id = i.id))::int as metodos,
        min((select count(*) from pagamento_motivo t where t.igreja_id = i.id))::int as motivos,
        min((select count(*) from igreja_visual t where t.igreja_id = i.id))::int as visual,
        min((select count(*) from usuario t where t.igreja_id = i.id))::int as usuarios
      from igreja i join cliente c on c.igreja_id = i.id where i.codigo like 'escala-%' group by i.idioma order by i.idioma`)
    const each = {
      placed: true,
      modulos: 6,
      banners: 3,
      cultos: 5,
      menu: 3,
      metodos: 3,
      motivos: 3,
      visual: 1,
      usuarios: 1,
    }
    expect(rows).toEqual([
      { idioma: 'en', igrejas: 9, ...each },
      { idioma: 'es', igrejas: 9, ...each },
      { idioma: 'pt_BR', igrejas: 15, ...each },
    ])
  })
})
