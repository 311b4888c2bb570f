import {
  calls,
  funcoes,
  needsLogin,
  roles,
  rolesOf,
  type Call,
  type CallName,
  type Standing,
} from '@atrio/contract'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listDocumentos } from '../account/person.ts'
import { trocaIgreja } from '../account/troca-igreja.ts'
import type { Handlers } from '../http/implement.ts'
import { inTenant, requireIgreja } from '../http/context.ts'
import { askedCalls } from './asked-calls.ts'
import { asOwner } from './owner.ts'
import { nameOf } from './role-matrix.ts'
import { runTenantMatrix } from './tenant-matrix.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { findUndeclared, whoMay } from './who-may.ts'

let test: TestApp | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

const asked = new Set(askedCalls().map(([name]) => name))
/** What the matrix finds by one call is looked for where the run is about this call, too. */
const isAsked = (name: CallName) => asked.has(name)
const ENV = { RATE_LIMIT_FACTOR: '1000' }

/** The findings when something that protects is taken away. */
async function findingsWithout(
  only: CallName | CallName[],
  damage: {
    handlers?: Partial<Handlers>
    declared?: Partial<Record<CallName, Call>>
    sql?: string
  },
): Promise<string[]> {
  test = await createTestApp({
    env: ENV,
    ...(damage.handlers && { handlers: damage.handlers }),
    ...(damage.declared && { declared: damage.declared }),
    prepare: async (target) => {
      if (damage.sql) await asOwner(target, damage.sql)
    },
  })
  const { findings } = await runTenantMatrix(test, [only, 'listModulos' as const].flat())
  return findings.map(({ call, attack }) => `${call}: ${attack}`)
}

/** Each in a world of its own, so that it ends before those who ask would have to log in again. */
const PARTS = 3
const parts = Array.from({ length: PARTS }, (_, part) => [...asked].filter((_name, i) => i % PARTS === part))

describe('every call × what is not the caller’s own', () => {
  it.each(parts.filter((part) => part.length > 0).map((part, i) => [i + 1, part] as const))(
    'finds no leak, part %i',
    async (_part, names) => {
      test = await createTestApp({ env: ENV })
      const { findings, attempts, marked } = await runTenantMatrix(test, names)
      expect(findings).toEqual([])
      expect(marked).toBeGreaterThan(15)
      expect(attempts).toBeGreaterThan(names.length * 2)
    },
    540_000,
  )
})

const isOfStaffSite = (name: CallName) => (calls[name] as Call).site === 'staff'

describe('what is declared', () => {
  it('is what is written down by hand', () => {
    expect(findUndeclared(calls)).toEqual([])
  })

  it.each(askedCalls())('%s loosened is found', (name, call) => {
    const { modulo: _modulo, ...open } = call
    const { participacao: _participacao, ...ofAnybody } = call
    const { site: _site, ...anywhere } = call
    const { stepUp: _stepUp, ...withoutStepUp } = call
    const looser: Call[] = [
      ...(needsLogin(call) ? [{ ...call, auth: 'public' as const }] : []),
      ...(rolesOf(call) ? [{ ...call, auth: 'user' as const }] : []),
      ...(call.participacao ? [ofAnybody] : []),
      ...(call.participacao === 'lider' ? [{ ...call, participacao: 'membro' as const }] : []),
      ...(call.site ? [anywhere] : []),
      ...(call.stepUp ? [withoutStepUp] : []),
      ...(call.modulo ? [open, { ...call, modulo: null }] : []),
    ]
    for (const loosened of looser) expect(findUndeclared({ ...calls, [name]: loosened })).toEqual([name])
  })
})

describe('the matrix notices', () => {
  it.runIf(isAsked('listBanners'))(
    'a row policy that is gone',
    async () => {
      const found = await findingsWithout('listBanners', {
        sql: 'alter table banner disable row level security',
      })
      expect(found).toEqual(['listBanners: its own answer, searched for what is not its own'])
    },
    60_000,
  )

  it.runIf(isAsked('listCultos'))(
    'a policy that lets every church in',
    async () => {
      const found = await findingsWithout('listCultos', { sql: 'create policy open on culto using (true)' })
      expect(found).toEqual(['listCultos: its own answer, searched for what is not its own'])
    },
    60_000,
  )

  it.runIf(isAsked('trocaIgreja'))(
    'a handler that does not compare the church',
    async () => {
      const found = await findingsWithout('trocaIgreja', {
        handlers: {
          trocaIgreja: async (ctx) => ({
            usuario: await trocaIgreja(ctx, { igreja: requireIgreja(ctx).id }),
          }),
        },
      })
      expect(found).toEqual(['trocaIgreja: names of another church'])
    },
    60_000,
  )

  it('each kind of declaration that is looser than it was', async () => {
    const { listCultos, listOracoesMesa, listEventos } = calls
    const { modulo: _modulo, ...withoutModulo } = listEventos
    // Of the staff's site one call: all of them ask alike, and many derive from few declarations.
    const always = new Set<CallName>(['listOracoesMesa', 'getDevocionalEquipe'])
    const ofStaff = (Object.keys(calls) as CallName[]).filter(
      (name) => always.has(name) || (rolesOf(calls[name]) && isAsked(name) && !isOfStaffSite(name)),
    )
    const declared: Partial<Record<CallName, Call>> = {
      // Its church is still in the address, and nobody compares it.
      listCultos: { ...listCultos, params: z.object({}) },
      listEventos: withoutModulo,
      ...Object.fromEntries(ofStaff.map((name) => [name, { ...calls[name], auth: 'user' }])),
      listOracoesMesa: { ...listOracoesMesa, auth: { area: 'portaria', may: 'see' } },
    }
    const found = await findingsWithout(Object.keys(declared) as CallName[], { declared })
    const others = ['a member', 'staff of another church', 'who has no account here']
    const expected = ofStaff.flatMap((name) => {
      const may = whoMay(name)
      const given =
        name === 'listOracoesMesa' ? (['ROLE_ADMIN_CONTENT', 'portaria'] as const) : [...roles, ...funcoes]
      const staff = given.filter((one) => !may.includes(one))
      // Where they are nothing, the staff's site has no such church.
      const strangers = isOfStaffSite(name) ? [] : others
      const who = name === 'listOracoesMesa' ? [...staff, 'oracao'] : [...strangers, ...staff]
      return who.map((one) => `${name}: ${others.includes(one) ? one : nameOf(one as Standing)}`)
    })
    expect(found.toSorted()).toEqual(
      [...expected, 'listCultos: names of another church', 'listEventos: its module is off'].toSorted(),
    )
  }, 900_000)

  it.runIf(isAsked('getHojeEquipe'))(
    'a call of the staff’s site that portals answer as well',
    async () => {
      const found = await findingsWithout('getHojeEquipe', {
        declared: { getHojeEquipe: { ...calls.getHojeEquipe, site: 'both' } },
      })
      expect(found).toEqual(['getHojeEquipe: at the host of a church'])
    },
    60_000,
  )

  it.runIf(isAsked('listDocumentos'))(
    'a handler that does not compare the person',
    async () => {
      const found = await findingsWithout('listDocumentos', {
        handlers: {
          listDocumentos: (ctx, { params }) =>
            inTenant(ctx, (trx) =>
              listDocumentos(trx, { userId: params.id, igrejaId: requireIgreja(ctx).id }),
            ),
        },
      })
      expect(found).toEqual(["listDocumentos: another person's id"])
    },
    60_000,
  )
})
