import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { RAIO } from './busca.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
const metres = 'metres_between(latitude, longitude, area_latitude, area_longitude)'

describe('the place of a group', () => {
  it('is somewhere in a circle of more than 300 m, wherever it is', async () => {
    expect(RAIO).toBeGreaterThanOrEqual(300)
    await rows(`insert into celula (igreja_id, nome, latitude, longitude)
      select i.id, 'Lugar ' || n, -80 + random() * 160, -180 + random() * 360
      from igreja i, generate_series(1, 500) n where codigo = 'esperanca'`)
    const [found] = await rows<{ most: number; mean: number; near: number }>(
      `select max(d) as most, avg(d) as mean, count(*) filter (where d < 50)::int as near
       from (select ${metres} as d from celula where nome like 'Lugar %') as row`,
    )
    expect(found!.most).toBeLessThanOrEqual(RAIO)
    // The middle is no hint: places are spread over the whole square.
    expect(found!.mean).toBeGreaterThan(180)
    expect(found!.near).toBeLessThan(30)
    await rows(`delete from celula where nome like 'Lugar %'`)
  })

  it('is not told by asking again, nor by moving the group within its square', async () => {
    const [home] = await rows<{ id: number; latitude: number; longitude: number }>(
      `select id, latitude, longitude from celula where nome = 'Mesa de terça'`,
    )
    const { id, latitude, longitude } = home!
    const corner = [Math.floor(latitude / 0.0054) * 0.0054, longitude] as const
    const seen = new Set<string>()
    for (let step = 1; step < 20; step++) {
      await rows('update celula set latitude = $2 where id = $1', [id, corner[0] + step * 0.00027])
      const { body } = await test.call('getCelula', { params: { ...params, id } })
      seen.add(JSON.stringify((body['celula'] as { area: unknown }).area))
    }
    await rows('update celula set latitude = $2, longitude = $3 where id = $1', [id, latitude, longitude])
    expect(seen.size).toBe(1)
  })

  it('is not told by many groups in one house: their areas give the middle of the square, and no more', async () => {
    await rows(`insert into celula (igreja_id, nome, latitude, longitude)
      select i.id, 'Casa ' || n, -23.5868, -46.6331
      from igreja i, generate_series(1, 400) n where codigo = 'esperanca'`)
    const [mean] = await rows<{ from_house: number; from_middle: number }>(
      `select metres_between(avg(latitude), avg(longitude), avg(area_latitude), avg(area_longitude)) as from_house,
         abs(avg(area_latitude) - (floor(avg(latitude) / 0.0054) + 0.5) * 0.0054) * 111320 as from_middle
       from celula where nome like 'Casa %'`,
    )
    await rows(`delete from celula where nome like 'Casa %'`)
    expect(mean!.from_middle).toBeLessThan(15)
    expect(mean!.from_house).toBeGreaterThan(100)
  })
})

describe('who is told more than the area', () => {
  // Whole values alone: the digits of an area may hold a house number by chance.
  const secrets = [/Rua Joaquim Távora/, /"812"/, /04015-012/, /-23\.5861(?!\d)/, /-46\.6352(?!\d)/]
  const reunidos = async (token?: string) => {
    const list = await test.call('listCelulas', { params, token, query: { limit: 100 } })
    const [{ id }] = (await rows<{ id: number }>(`select id from celula where nome = 'Mesa de terça'`)) as [
      { id: number },
    ]
    const one = await test.call('getCelula', { params: { ...params, id }, token })
    const map = await test.call('listCelulaPontos', { params, token })
    const far = await test.call('listCelulas', {
      params,
      token,
      query: { latitude: -23.5861, longitude: -46.6352, limit: 100 },
    })
    return JSON.stringify([list.body, one.body, map.body, far.body])
  }

  it('is nobody without an account, nor who asks to take part', async () => {
    const asking = { email: 'luisa.fontes@vizinhos.example', password: 'Atrio!2026' }
    for (const token of [undefined, (await logIn(test, asking)).token]) {
      const told = await reunidos(token)
      expect(told).toContain('Mesa de terça')
      for (const secret of secrets) expect(told).not.toMatch(secret)
      expect(told).not.toContain('reuniao.esperanca.example')
      expect(told).not.toContain('Recomeço')
    }
  })

  it('is who is in the group', async () => {
    const told = await reunidos((await logIn(test, 'member')).token)
    for (const secret of secrets) expect(told).toMatch(secret)
  })

  it('learns from distances where the area is, and not where the group is', async () => {
    const [area] = await rows<{ latitude: number; longitude: number }>(
      `select area_latitude as latitude, area_longitude as longitude from celula where nome = 'Mesa de terça'`,
    )
    const { body } = await test.call('listCelulas', { params, query: { ...area!, limit: 100 } })
    const [nearest] = body['celulas'] as { nome: string; distancia: number }[]
    expect(nearest).toMatchObject({ nome: 'Mesa de terça', distancia: 0 })
  })
})
