import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoChurches, demoPeople } from '@atrio/demo'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { asOwner } from '../testing/owner.ts'
import { withPlatform, withTenant, type TenantTrx } from './tenant.ts'

let test: TestDatabase
let igrejaId: number
let userId: number
beforeAll(async () => {
  test = await createTestDatabase({ from: 'demo' })
  const [church] = await owner<{ id: number }>('select id from igreja where slug = $1', [
    demoChurches.full.slug,
  ])
  const [user] = await owner<{ id: number }>('select id from "user" where email = $1', [
    demoPeople.member.email,
  ])
  ;[igrejaId, userId] = [church!.id, user!.id]
})
afterAll(() => test.close())

const owner = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
const within = <Result>(fn: (trx: TenantTrx) => Promise<Result>) =>
  withTenant(test.db, { igrejaId, userId }, fn)

const history = (recurso: string, registroId: number) =>
  within((trx) =>
    trx
      .selectFrom('revisao')
      .where('recurso', '=', recurso)
      .where('registroId', '=', String(registroId))
      .select(['versao', 'acao', 'campos', 'antes', 'userId'])
      .orderBy('id')
      .execute(),
  )

const change = (id: number, changes: { titulo?: string; resumo?: string; versao?: number }) =>
  within((trx) =>
    trx
      .updateTable('noticia')
      .set(changes)
      .where('id', '=', id)
      .returning(['versao', 'minutos'])
      .executeTakeFirstOrThrow(),
  )

it('counts versions and keeps what changed, what stood there, and who did it', async () => {
  const { id } = await within((trx) =>
    trx
      .insertInto('noticia')
      .values({ titulo: 'Umbu', conteudo: '<p>x</p>' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  expect(await change(id, { titulo: 'Umbuzeiro', resumo: 'Novo' })).toMatchObject({ versao: 2 })
  // What is written as it was is no change, and nobody says which version it is.
  expect(await change(id, { titulo: 'Umbuzeiro' })).toMatchObject({ versao: 2 })
  expect(await change(id, { versao: 40 })).toMatchObject({ versao: 2 })
  await within((trx) => trx.deleteFrom('noticia').where('id', '=', id).execute())
  const [made, changed, gone, ...more] = await history('noticia', id)
  expect(more).toEqual([])
  expect(made).toEqual({ versao: 1, acao: 'criacao', campos: [], antes: null, userId })
  expect(changed).toEqual({
    versao: 2,
    acao: 'alteracao',
    campos: ['resumo', 'titulo'],
    antes: { titulo: 'Umbu', resumo: null },
    userId,
  })
  expect(gone).toMatchObject({ versao: 2, acao: 'exclusao', antes: { titulo: 'Umbuzeiro', resumo: 'Novo' } })
  expect(gone!.campos).toContain('conteudo')
  expect(gone!.campos).not.toContain('busca')
})

it('changes no version below, where a series is written anew', async () => {
  const [licao] = await owner<{ ebd_id: number; numero: number }>(
    'select ebd_id, numero from ebd_licao where igreja_id = $1 limit 1',
    [igrejaId],
  )
  await owner(`update ebd set titulo = titulo || '!' where id = $1`, [licao!.ebd_id])
  expect(
    await owner('select versao from ebd_licao where ebd_id = $1 and versao <> 1', [licao!.ebd_id]),
  ).toEqual([])
})

it('keeps of people which columns changed, and no value', async () => {
  const [person] = await owner<{ id: number }>(
    `update usuario set telefone = '+5511911112222' where igreja_id = $1 and user_id = $2 returning id`,
    [igrejaId, userId],
  )
  const rows = await owner<{ acao: string; campos: string[]; antes: unknown }>(
    `select acao, campos, antes from revisao where recurso = 'usuario' and registro_id = $1 order by id`,
    [String(person!.id)],
  )
  expect(rows.at(-1)).toEqual({ acao: 'alteracao', campos: ['telefone'], antes: null })
  expect(rows.every(({ antes }) => antes === null)).toBe(true)
})

it('keeps what changes of the church itself, outside of its scope too', async () => {
  await withPlatform(test.db, (trx) =>
    trx.updateTable('cliente').set({ telefone: '+551140001234' }).where('igrejaId', '=', igrejaId).execute(),
  )
  await withPlatform(test.db, (trx) =>
    trx.updateTable('igreja').set({ descricao: 'Nova' }).where('id', '=', igrejaId).execute(),
  )
  const rows = await owner(
    `select recurso, campos, user_id from revisao where igreja_id = $1 and recurso in ('igreja', 'cliente')
       and acao = 'alteracao' order by id`,
    [igrejaId],
  )
  expect(rows).toEqual([
    { recurso: 'cliente', campos: ['telefone'], user_id: null },
    { recurso: 'igreja', campos: ['descricao'], user_id: null },
  ])
})

it('is seen at its own church alone, and changed by nobody', async () => {
  const [other] = await owner<{ id: number }>('select id from igreja where slug = $1', [
    demoChurches.english.slug,
  ])
  const elsewhere = await withTenant(test.db, { igrejaId: other!.id }, (trx) =>
    trx.selectFrom('revisao').where('igrejaId', '=', igrejaId).select('id').execute(),
  )
  expect(elsewhere).toEqual([])
  const rewrite = within((trx) => trx.updateTable('revisao').set({ antes: null }).execute())
  await expect(rewrite).rejects.toMatchObject({ code: '42501' })
})

it('leaves out what a feed brings', async () => {
  await within(async (trx) => {
    await sql`select set_config('app.copia', 'on', true)`.execute(trx)
    await sql`update podcast_item set title = title || '!'`.execute(trx)
  })
  const rows = await owner(`select from revisao where recurso = 'podcast_item' and acao = 'alteracao'`)
  expect(rows).toEqual([])
})
