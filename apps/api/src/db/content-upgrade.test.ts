import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createEmptyDatabase, dropDatabase } from '../testing/template.ts'
import { withDatabase, type DatabaseTarget } from './connection.ts'
import { migrate } from './migrate.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** What stood in a database before the migrations that are looked at here. */
const BEFORE = `
  insert into organizacao (slug, nome) values ('o', 'O');
  insert into igreja (codigo, slug, nome, organizacao_id) values ('a', 'a', 'A', 1), ('b', 'b', 'B', 1);
  set app.igreja = '1';
  insert into noticia (igreja_id, titulo, conteudo, flag_ativo) values
    (1, 'Umbuzeiro', '<p>x</p>', true), (1, 'Mandacaru', '<p>x</p>', false);
  insert into banner (igreja_id, titulo, data_inicio, data_fim) values
    (1, 'Sempre', default, default), (1, 'Agora', '2026-01-01', '2026-02-01');
  set app.igreja = '2';
  insert into noticia (igreja_id, titulo, conteudo, flag_ativo) values (2, 'Juazeiro', '<p>x</p>', true)`

it('gives what is there its version and its time, whoever owns the tables', async () => {
  const target = await plainOwner()
  await migrate({ ...target, folder: await earlier('202611240258') })
  await asOwner(target, BEFORE)
  await migrate(target)
  const rows = await see<{ titulo: string; versao: number; archived: boolean }>(
    target,
    'select titulo, versao, arquivado_em is not null as archived from noticia order by titulo',
  )
  expect(rows).toEqual([
    { titulo: 'Juazeiro', versao: 1, archived: false },
    { titulo: 'Mandacaru', versao: 1, archived: true },
    { titulo: 'Umbuzeiro', versao: 1, archived: false },
  ])
  const banners = await see(target, 'select titulo, publicar_em, retirar_em from banner order by titulo')
  expect(banners).toEqual([
    {
      titulo: 'Agora',
      publicar_em: new Date('2026-01-01T00:00:00Z'),
      retirar_em: new Date('2026-02-01T00:00:00Z'),
    },
    { titulo: 'Sempre', publicar_em: null, retirar_em: null },
  ])
  expect(await see(target, 'select from revisao')).toEqual([])
  const found = `select titulo from busca_documento where tipo = 'noticia' and fim = 'infinity' order by 1`
  expect(await see(target, found)).toEqual([{ titulo: 'Juazeiro' }, { titulo: 'Umbuzeiro' }])
  // Every policy binds its owner as before, and every trigger works.
  expect(await asOwner(target, 'select from noticia')).toEqual([])
  await asOwner(target, `set app.igreja = '1'; update noticia set titulo = 'Umbu' where titulo = 'Umbuzeiro'`)
  expect(await see(target, 'select recurso, antes from revisao')).toEqual([
    { recurso: 'noticia', antes: { titulo: 'Umbuzeiro' } },
  ])
})

/** An empty database whose owner is no superuser, as providers give one; of a server elsewhere, its superuser's. */
async function plainOwner(): Promise<DatabaseTarget> {
  const server = inject('databaseServer')
  const name = await createEmptyDatabase(server)
  onTestFinished(() => dropDatabase(server, name))
  const target = withDatabase(server, name)
  if (!('connection' in target)) return target
  const user = `plain_${randomUUID().replaceAll('-', '')}`
  await asOwner(server, `create role ${user} login; grant atrio_app, atrio_jobs to ${user}`)
  await asOwner(server, `alter database ${name} owner to ${user}`)
  onTestFinished(async () => {
    await dropDatabase(server, name)
    await asOwner(server, `drop role ${user}`)
  })
  return { connection: { ...target.connection, user } }
}

/** The application's migrations before one. */
async function earlier(before: string): Promise<URL> {
  const path = await mkdtemp(join(tmpdir(), 'atrio-migrations-'))
  onTestFinished(() => rm(path, { recursive: true }))
  for (const file of await readdir(FOLDER)) {
    if (file < before) await cp(fileURLToPath(new URL(file, FOLDER)), join(path, file))
  }
  return pathToFileURL(`${path}/`)
}

/** Rows of every church: past the policies. */
async function see<Row extends object>(target: DatabaseTarget, query: string): Promise<Row[]> {
  const server = inject('databaseServer')
  if (!('connection' in target) || !('connection' in server)) return asOwner<Row>(target, query)
  return asOwner<Row>({ connection: { ...target.connection, user: server.connection.user } }, query)
}
