import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { clientConfig } from '../../db/connection.ts'
import { openSalaRig, type SalaRig } from '../../testing/sala-rig.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 120_000 })
const soon = { timeout: 40_000 }

let rig: SalaRig
beforeAll(async () => {
  rig = await openSalaRig()
})
afterAll(() => rig.close())

it('a room of a backup that came back begins anew, also where it could not be read at once', async () => {
  const reader = await rig.enter(await rig.bilhete())
  const beginnings = () => reader.frames.filter(({ t }) => t === 'recomece').length
  const before = beginnings()
  await rig.rows(`update sala set epoca = gen_random_uuid()`)
  const owner = new pg.Client(clientConfig(rig.test.target, {}))
  await owner.connect()
  try {
    await owner.query('begin; lock table sala in access exclusive mode')
    await rig.rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`)
    const waiting = `from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%sala%'`
    await expect.poll(() => rig.rows(`select pid ${waiting}`), soon).not.toEqual([])
    await rig.rows(`select pg_terminate_backend(pid) ${waiting}`)
    expect(beginnings()).toBe(before)
    await owner.query('rollback')
    await expect.poll(beginnings, soon).toBe(before + 1)
  } finally {
    await owner.end()
  }
})
