import { calls, type CallName } from '@atrio/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { listDocumentos } from '../account/person.ts'
import { listCultos } from '../church/cultos.ts'
import type { Handlers } from '../http/implement.ts'
import { inTenant, requireIgreja } from '../http/context.ts'
import { asOwner } from './owner.ts'
import { runTenantMatrix } from './tenant-matrix.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
afterEach(() => test.close())

const ENV = { RATE_LIMIT_FACTOR: '1000' }

/** The findings when something that protects is taken away. */
async function findingsWithout(
  only: CallName,
  damage: { handlers?: Partial<Handlers>; sql?: string },
): Promise<string[]> {
  test = await createTestApp({
    env: ENV,
    ...(damage.handlers && { handlers: damage.handlers }),
    prepare: async (target) => {
      if (damage.sql) await asOwner(target, damage.sql)
    },
  })
  const { findings } = await runTenantMatrix(test, [only, 'listModulos'])
  return findings.map(({ call, attack }) => `${call}: ${attack}`)
}

describe('every call × what is not the caller’s own', () => {
  it('finds no leak', async () => {
    test = await createTestApp({ env: ENV })
    const { findings, attempts, marked } = await runTenantMatrix(test)
    expect(findings).toEqual([])
    expect(marked).toBeGreaterThan(15)
    expect(attempts).toBeGreaterThan(Object.keys(calls).length * 2)
  }, 60_000)
})

describe('the matrix notices', () => {
  it('a row policy that is gone', async () => {
    const found = await findingsWithout('listBanners', {
      sql: 'alter table banner disable row level security',
    })
    expect(found).toEqual(['listBanners: its own answer, searched for what is not its own'])
  }, 60_000)

  it('a policy that lets every church in', async () => {
    const found = await findingsWithout('listCultos', { sql: 'create policy open on culto using (true)' })
    expect(found).toEqual(['listCultos: its own answer, searched for what is not its own'])
  }, 60_000)

  it('a handler that does not compare the church', async () => {
    const found = await findingsWithout('listCultos', {
      handlers: { listCultos: async (ctx) => ({ cultos: await inTenant(ctx, listCultos) }) },
    })
    expect(found).toEqual(['listCultos: names of another church'])
  }, 60_000)

  it('a handler that does not compare the person', async () => {
    const found = await findingsWithout('listDocumentos', {
      handlers: {
        listDocumentos: (ctx, { params }) =>
          inTenant(ctx, (trx) => listDocumentos(trx, { userId: params.id, igrejaId: requireIgreja(ctx).id })),
      },
    })
    expect(found).toEqual(["listDocumentos: another person's id"])
  }, 60_000)
})
