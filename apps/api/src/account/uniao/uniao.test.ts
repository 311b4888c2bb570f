import type { LadoUniao, Uniao, UnioesEquipe } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { asOwner } from '../../testing/owner.ts'
import { findIds, logIn } from '../../testing/people.ts'
import { twoPeople as twoNew, type NewPerson } from '../../testing/two-people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { moved, stays } from './what-moves.ts'

let test: TestApp
let equipe: string
let slug: string
let igreja: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
  ;({ slug, igreja } = await findIds(test, 'full'))
})
afterAll(() => test.close())

type Row = NewPerson

/** Two new people of the church, who may be one. */
const twoPeople = () => twoNew(test, igreja)

const list = async () =>
  (await test.call('listUnioesEquipe', { params: { slug }, equipe })).body as unknown as UnioesEquipe
async function compare({ fica, sai }: { fica: Row; sai: Row }) {
  const params = { slug, fica: fica.id, sai: sai.id }
  return (await test.call('compararUsuarios', { params, equipe })).body as unknown as Record<
    'fica' | 'sai',
    LadoUniao
  >
}
async function merge(two: { fica: Row; sai: Row }, campos: string[] = []) {
  const sides = await compare(two)
  const body = {
    fica: two.fica.id,
    sai: two.sai.id,
    campos,
    versaoFica: sides.fica.versao,
    versaoSai: sides.sai.versao,
  }
  return test.call('unirUsuarios', { params: { slug }, equipe, body })
}
const undo = (id: number) => test.call('desfazerUniao', { params: { slug, id }, equipe, body: {} })

/** A note, a group, and a group that both are in. */
async function giveThings({ fica, sai }: { fica: Row; sai: Row }) {
  const note = `insert into nota_sermao (igreja_id, user_id, id, titulo) values ($1, $2, gen_random_uuid(), 'Nota')`
  await asOwner(test.target, note, [igreja, sai.userId])
  const join = `insert into celula_membro (igreja_id, celula_id, user_id, data_entrada)
    select $1, id, $2, current_date from celula where igreja_id = $1 order by id limit $3`
  await asOwner(test.target, join, [igreja, sai.userId, 2])
  await asOwner(test.target, join, [igreja, fica.userId, 1])
}

/** How many notes and groups are whose. */
async function count({ userId }: Row) {
  const [row] = await asOwner<{ notas: number; grupos: number }>(
    test.target,
    `select (select count(*)::int from nota_sermao where igreja_id = $1 and user_id = $2) as notas,
      (select count(*)::int from celula_membro where igreja_id = $1 and user_id = $2) as grupos`,
    [igreja, userId],
  )
  return [row!.notas, row!.grupos]
}

describe('two accounts of one person', () => {
  it('are suggested by name and day of birth, and by the mailbox', async () => {
    const two = await twoPeople()
    const ids = [two.fica.id, two.sai.id].toSorted((a, b) => a - b)
    const found = async () =>
      (await list()).pares.filter(({ pessoas }) => String(pessoas.map(({ id }) => id)) === String(ids))
    expect((await found()).map(({ porque }) => porque)).toEqual(['nome'])
    await asOwner(test.target, `update usuario set data_nascimento = '1981-02-03' where id = $1`, [
      two.sai.id,
    ])
    expect(await found()).toEqual([])
    await asOwner(test.target, `update "user" set email = 'iola.nda@gmail.com' where id = $1`, [
      two.fica.userId,
    ])
    await asOwner(test.target, `update "user" set email = 'iolanda+igreja@gmail.com' where id = $1`, [
      two.sai.userId,
    ])
    expect((await found()).map(({ porque }) => porque)).toEqual(['email'])
  })

  it('become one: what hangs on the one goes to the other, and what the other has stays', async () => {
    const two = await twoPeople()
    await giveThings(two)
    await asOwner(test.target, `update usuario set telefone = '11900000001' where id = $1`, [two.sai.id])
    expect((await compare(two)).sai.itens).toEqual(
      expect.arrayContaining([
        { tabela: 'nota_sermao', quantidade: 1 },
        { tabela: 'celula_membro', quantidade: 2 },
      ]),
    )
    const { status, body } = await merge(two)
    expect(status).toBe(201)
    expect([await count(two.fica), await count(two.sai)]).toEqual([
      [1, 2],
      [0, 1],
    ])
    const [kept] = await asOwner<{ telefone: string; ativo: boolean }>(
      test.target,
      `select k.telefone, l.flag_ativo as ativo from usuario k, usuario l where k.id = $1 and l.id = $2`,
      [two.fica.id, two.sai.id],
    )
    expect(kept).toEqual({ telefone: '11900000001', ativo: false })
    const { fica, sai } = body['uniao'] as Uniao
    for (const { email } of [fica!, sai!]) {
      expect((await test.mailTo(email, /agora são uma|now one|ahora son una/)).text).toContain(fica!.email)
    }
    const trail = await asOwner(test.target, `select acao from auditoria where alvo = $1`, [
      `usuario:${two.fica.id}`,
    ])
    expect(trail).toEqual([{ acao: 'usuariosUnidos' }])
    expect((await list()).pares.flatMap(({ pessoas }) => pessoas.map(({ id }) => id))).not.toContain(
      two.sai.id,
    )
  })

  it('are two again as they were, once', async () => {
    const two = await twoPeople()
    await giveThings(two)
    const state = () =>
      asOwner(
        test.target,
        `select nome, sobrenome, telefone, data_nascimento, flag_ativo from usuario where id = any($1::int[]) order by id`,
        [[two.fica.id, two.sai.id]],
      )
    await asOwner(test.target, `update usuario set nome = 'Iolanda Maria' where id = $1`, [two.sai.id])
    const before = [await state(), await count(two.fica), await count(two.sai)]
    const { body } = await merge(two, ['nome'])
    expect(await count(two.fica)).toEqual([1, 2])
    const { id } = body['uniao'] as Uniao
    expect((await undo(id)).status).toBe(200)
    expect([await state(), await count(two.fica), await count(two.sai)]).toEqual(before)
    expect((await undo(id)).status).toBe(404)
  })

  it.each([
    ['a row that moved', `update nota_sermao set titulo = 'Outra' where igreja_id = $1 and user_id = $2`],
    [
      'the one who stays',
      `update usuario set telefone = '11900000002' where igreja_id = $1 and user_id = $2`,
    ],
    ['a row that is gone', `delete from nota_sermao where igreja_id = $1 and user_id = $2`],
  ])('stay one where %s has changed since, and nothing is half undone', async (_, change) => {
    const two = await twoPeople()
    await giveThings(two)
    const { id } = (await merge(two)).body['uniao'] as Uniao
    await asOwner(test.target, change, [igreja, two.fica.userId])
    const before = [await count(two.fica), await count(two.sai)]
    const { status, body } = await undo(id)
    expect([status, body['detalhes']]).toEqual([409, { motivo: 'mudou' }])
    expect([await count(two.fica), await count(two.sai)]).toEqual(before)
  })

  it('are not merged away from the staff, before an erasure, while a card is charged, or unseen', async () => {
    const two = await twoPeople()
    const why = async () => {
      const { body } = await merge(two)
      return (body['detalhes'] as { motivo?: string } | undefined)?.motivo ?? body['code']
    }
    const given = [igreja, two.sai.userId]
    const insert = async (statement: string) => asOwner(test.target, statement, given)
    await insert(`insert into equipe_funcao (igreja_id, user_id, funcao) values ($1, $2, 'midia')`)
    expect(await why()).toBe('equipe')
    await insert(`delete from equipe_funcao where igreja_id = $1 and user_id = $2`)
    await insert(
      `insert into pedido_exclusao (igreja_id, user_id, apagar_em) values ($1, $2, now() + interval '7 days')`,
    )
    expect(await why()).toBe('exclusao')
    await insert(`delete from pedido_exclusao where igreja_id = $1 and user_id = $2`)
    const sides = await compare(two)
    await asOwner(test.target, `update usuario set telefone = '11900000003' where id = $1`, [two.fica.id])
    const body = {
      fica: two.fica.id,
      sai: two.sai.id,
      campos: [],
      versaoFica: sides.fica.versao,
      versaoSai: sides.sai.versao,
    }
    const late = await test.call('unirUsuarios', { params: { slug }, equipe, body })
    expect(late.body['code']).toBe('VERSION_CONFLICT')
    expect((await merge({ fica: two.fica, sai: two.fica })).status).toBe(404)
  })
})

it('of each table with people it is said whether it changes hands', async () => {
  const tables = await asOwner<{ name: string }>(
    test.target,
    `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attname in ('user_id', 'usuario_id') and not a.attisdropped`,
  )
  const said = new Set([...Object.keys(moved), ...Object.keys(stays)])
  expect(tables.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([])
})
