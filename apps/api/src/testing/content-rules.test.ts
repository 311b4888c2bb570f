import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientConfig } from '../db/connection.ts'
import { contentKinds, ofTickets, recordKinds } from './content-kinds.ts'
import { findContentViolations, listContent } from './content-rules.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

let test: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  test = await createTestDatabase()
  owner = new pg.Client(clientConfig(test.target, {}))
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

describe('every table of content', () => {
  it('has its versions, its history and its time', async () => {
    expect(await findContentViolations(owner)).toEqual([])
  })

  it('is looked at by the tests of what visitors see', async () => {
    const { content, records } = await listContent(owner)
    expect(content).toEqual([...Object.keys(contentKinds), ...ofTickets].toSorted())
    expect(records).toEqual(Object.keys(recordKinds).toSorted())
  })

  it.each([
    ['a lost history', 'drop trigger revisao on noticia', 'noticia: keeps no versions'],
    ['a history switched off', 'alter table noticia disable trigger versao', 'noticia: keeps no versions'],
    [
      'a new table that pages show',
      `create table fresh (igreja_id int, id int);
       create trigger igreja_changed after insert on fresh for each row execute function notify_igreja_changed()`,
      'fresh: keeps no versions',
    ],
    [
      'a room whose messages would empty the church’s caches',
      `create trigger igreja_changed after insert on sala_evento for each row execute function notify_igreja_changed()`,
      'sala_evento: keeps no versions',
    ],
    [
      'a new table that is found',
      `create table fresh (igreja_id int, id int primary key); select keep_revisions('fresh');
       create trigger busca after insert on fresh for each row execute function index_busca('id')`,
      'fresh: is found by the search and cannot be archived',
    ],
    [
      'a time that cannot be archived',
      'alter table noticia drop column arquivado_em cascade',
      'noticia: has a part of what make_content gives',
    ],
  ])('the search finds %s', async (_, sabotage, violation) => {
    await owner.query('begin')
    try {
      await owner.query(sabotage)
      expect(await findContentViolations(owner)).toContainEqual(expect.stringContaining(violation))
    } finally {
      await owner.query('rollback')
    }
  })
})

/** Where content is read for others than visitors, and why it is read there whatever its time. */
const BESIDE: Record<string, string> = {
  'account/equipe-pessoa.ts':
    'what staff see of somebody: groups that they are in, the congregation that they said',
  'people-table.ts': 'the congregation that a person has said, for staff',
  'account/uniao/': 'staff, of two people whom they compare',
  'account/criancas.ts: evento': 'tickets that a child holds',
  'account/personal.ts': 'what a person’s own rows are about',
  'account/usuarios.ts': 'the congregation that a person has said',
  'card/carteirinhas.ts': 'the same',
  'content/': 'staff, who see what nobody else does yet',
  'door/': 'staff',
  'events/personal.ts': 'what a person’s own rows are about',
  'events/purchase/': 'orders that are there',
  'events/inscricoes.ts': 'holders of tickets',
  'events/routes.ts': 'what a person holds of an event',
  'events/transferencia.ts': 'holders of tickets',
  'events/ver-espera.ts': 'who waits already',
  'giving/personal.ts': 'what a person’s own rows are about',
  'giving/purchase/gift-purchase.ts': 'gifts that are there',
  'giving/purchase/mail-gift.ts': 'gifts that are there',
  'giving/purchase/view-gift.ts': 'gifts that are there',
  'giving/recibos.ts': 'gifts that were given',
  'giving/recorrencias.ts': 'gifts that are there',
  'groups/lideres.ts': 'staff, who name who leads a group, also one that is off the list',
  'groups/personal.ts': 'what a person’s own rows are about',
  'payments/': 'orders and gifts that are there',
  'subscriptions/periodos.ts: plano_assinatura': 'the name of a plan that somebody has paid',
  'subscriptions/minhas.ts': 'plans that a person has',
  'subscriptions/personal.ts': 'what a person’s own rows are about',
  'subscriptions/purchase/': 'plans that a person has',
  'subscriptions/staff/': 'staff',
  'subscriptions/tell.ts': 'plans that a person has',
  'play/conteudo-rows.ts: plano_assinatura': 'names of tags and plans, without those that are archived',
  'play/films/': 'staff',
  'play/sessoes.ts': 'what a person is watching',
  'play/watch.ts: plano_assinatura': 'the name of a plan, without those that are archived',
  'prayer/oracao-shape.ts: oracao_motivo': 'what was chosen keeps its name',
  'prayer/personal.ts': 'what a person’s own rows are about',
  'privacy/exclusoes.ts: evento': 'tickets that a person holds',
  'podcast/copia.ts': 'a feed is read before its day',
  'podcast/itens.ts: podcast': 'which the caller has found; here whether it is the own one',
  'podcast/store-feed.ts': 'a feed is kept before its day',
  'podcast/tamanho.ts': 'a recording is measured before its day',
  'staff/': 'staff, who see what nobody else does yet',
}

it('is read for visitors through the one condition', async () => {
  const { content, records } = await listContent(owner)
  const source = new URL('../', import.meta.url).pathname
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^db\//.test(file),
  )
  const found = new Set<string>()
  const unused = new Set(Object.keys(BESIDE))
  for (const file of files) {
    const text = await readFile(join(source, file), 'utf8')
    for (const tabela of [...content, ...records]) {
      const camel = tabela.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase())
      const reads = new RegExp(`(?:selectFrom|Join)\\('${camel}\\b|(?:from|join) ${tabela}\\b`)
      const asks = new RegExp(`(?:isShown|isKept|hasBegun)\\('${camel}'\\)`)
      if (!reads.test(text) || asks.test(text)) continue
      const place = `${file}: ${tabela}`
      const beside = Object.keys(BESIDE).find((start) => place.startsWith(start))
      if (beside === undefined) found.add(place)
      else unused.delete(beside)
    }
  }
  expect([...found]).toEqual([])
  expect([...unused]).toEqual([])
})
