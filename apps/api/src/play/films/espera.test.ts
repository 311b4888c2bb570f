import { randomUUID } from 'node:crypto'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTenant } from '../../db/tenant.ts'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { filmFile, filmKey } from '../../files/film-key.ts'
import { playAgenda } from './agenda.ts'
import { work } from './ffmpeg.ts'
import { listFilmes } from './filmes.ts'

let test: TestApp
let igrejaId: number
let other: number
const rows = <Row extends object>(query: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, query, values)

beforeAll(async () => {
  test = await createTestApp({ env: { FFMPEG_BIN: '/nowhere/ffmpeg' } })
  const idOf = async (slug: string) =>
    (await rows<{ id: number }>('select id from igreja where slug = $1', [slug]))[0]!.id
  igrejaId = await idOf(demoChurches.full.slug)
  other = await idOf(demoChurches.english.slug)
})
afterAll(() => test.close())
beforeEach(() => rows('delete from transmissao'))

/** What a church broadcasts, from so many minutes ago to so many from now. */
const broadcast = (igreja: number, from: number, to: number, comando = 'auto') =>
  rows(
    `insert into transmissao (igreja_id, titulo, inicio, fim_previsto, comando, encerrada_em)
     values ($1, 'Culto', now() - make_interval(mins => $2), now() + make_interval(mins => $3), $4,
       case when $4 = 'encerrada' then now() end)`,
    [igreja, from, to, comando],
  )

/** A film that staff sent so many hours ago, and what becomes of it when it is due. */
async function send(hours = 0): Promise<string> {
  const id = randomUUID()
  const key = filmKey({ igrejaId, id }, filmFile.original)
  await test.deps.storage.put(key, Buffer.from('000000186674797069736f6d', 'hex'), 'video/mp4')
  await rows(
    `insert into filme (igreja_id, id, nome, tamanho, data_cadastro)
     values ($1, $2, 'film', 1, now() - make_interval(hours => $3))`,
    [igrejaId, id, hours],
  )
  return id
}
async function due(id: string): Promise<string> {
  await playAgenda['filme']!({ ...test.deps, onError: () => {} }, { igrejaId, referencia: id })
  const [film] = await rows<{ situacao: string }>('select situacao from filme where id = $1', [id])
  return film!.situacao
}

it('a film waits while its church is live or about to be, says until when, and is prepared afterwards', async () => {
  await broadcast(igrejaId, -14, 90)
  const id = await send()
  expect(await due(id)).toBe('recebida')
  const [again] = await rows<{ later: boolean }>(
    `select vence_em > now() + interval '30 seconds' as later from agenda where tipo = 'filme' and referencia = $1`,
    [id],
  )
  expect(again!.later).toBe(true)
  const told = async () => {
    const { filmes } = await withTenant(test.deps.db, { igrejaId }, listFilmes)
    return filmes.find((one) => one.id === id)!.esperaAte
  }
  expect(Date.parse((await told())!) - Date.now()).toBeGreaterThan(80 * 60_000)

  // Staff end it before its time.
  await rows(`update transmissao set comando = 'encerrada', encerrada_em = now()`)
  expect(await due(id)).toBe('original')
  expect(await told()).toBeNull()
})

it('a film of another church waits for it too, for half a day at most', async () => {
  await broadcast(other, 30, 60, 'no_ar')
  expect(await due(await send(11))).toBe('recebida')
  expect(await due(await send(13))).toBe('original')
  await broadcast(igrejaId, 30, 60)
  expect(await due(await send(13))).toBe('recebida')
})

it('nothing waits for what is over, far off or cancelled', async () => {
  await broadcast(igrejaId, 90, -1)
  await broadcast(igrejaId, -16, 90)
  await broadcast(igrejaId, 10, 50, 'encerrada')
  await broadcast(igrejaId, 10, 50)
  await rows(
    `update transmissao set flag_cancelada = true where comando = 'auto' and inicio < now() and fim_previsto > now()`,
  )
  expect(await due(await send())).toBe('original')
})

it('a program that is at work stands still meanwhile, goes on, and is not charged for it', async () => {
  const seconds: number[] = []
  let looks = 0
  let seen = 0
  // Four hundred looks standing still, of three hundred that it may work.
  const isOn = () => looks > 1 && looks <= 400
  await work('sh', ['-c', 'for i in 1 2 3 4 5; do echo "out_time_us=${i}000000"; sleep 0.1; done'], {
    timeoutMs: 3_000,
    lookMs: 10,
    onSecond: (second) => {
      seconds.push(second)
      // What was said before it stopped may still be on its way.
      if (isOn() && looks > 100) seen += 1
    },
    standsStill: () => {
      looks += 1
      return Promise.resolve(isOn())
    },
  })
  expect(looks).toBeGreaterThan(400)
  expect({ last: seconds.at(-1), seen }).toEqual({ last: 5, seen: 0 })
})

it('a program that does not end is ended, also one that ignores what it is told', async () => {
  const busy = work('sh', ['-c', 'trap "" TERM; while :; do :; done'], {
    timeoutMs: 500,
    lookMs: 50,
    onSecond: () => {},
    standsStill: () => Promise.resolve(false),
  })
  await expect(busy).rejects.toThrow('SIGKILL')
})
