import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import type { ModuloCodigo } from './church-shapes.ts'
import type { ErrorCode } from './errors.ts'
import { calls, slices } from './slices.ts'
import { areas, funcoes, needsLogin, roles, rolesOf } from './staff.ts'

/** Whether somebody of the staff may not make it. */
const mayRefuse = (call: Call) => {
  const open = rolesOf(call)
  return open !== null && open.length < roles.length + funcoes.length
}

const all = Object.entries(calls) as [string, Call][]

/** Calls of a slice that belongs to a module, and say nothing of it or something else. */
function findUngated(slice: { modulo: ModuloCodigo | null; calls: Record<string, Call> }): string[] {
  const right: unknown[] = slice.modulo === null ? [undefined] : [slice.modulo, null]
  return Object.entries(slice.calls).flatMap(([name, { modulo }]) => (right.includes(modulo) ? [] : [name]))
}

describe('the module of a call', () => {
  it.each(Object.entries(slices))('every call of %s names it', (_name, slice) => {
    expect(findUngated(slice)).toEqual([])
  })

  it('one that says nothing is found, and one that names another module', () => {
    const { listEventos, getEvento } = slices.events.calls
    const { modulo: _modulo, ...silent } = listEventos
    const loosened = { listEventos: silent, getEvento: { ...getEvento, modulo: 'MOD_CULTO' as const } }
    expect(findUngated({ modulo: 'MOD_EVENTO', calls: loosened })).toEqual(['listEventos', 'getEvento'])
  })

  it('no two slices share the name of a call', () => {
    const names = Object.values(slices).flatMap((slice) => Object.keys(slice.calls))
    expect(names).toHaveLength(all.length)
  })
})

describe('the codes of what guards a call', () => {
  it.each(all)('%s declares them', (_name, call) => {
    const owed: ErrorCode[] = [
      ...(needsLogin(call) ? (['UNAUTHENTICATED'] as const) : []),
      ...(call.stepUp ? (['STEP_UP_REQUIRED'] as const) : []),
      ...(rolesOf(call) ? (['PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const) : []),
      ...(mayRefuse(call) ? (['FORBIDDEN'] as const) : []),
    ]
    expect(owed.filter((code) => !call.errors.includes(code))).toEqual([])
  })
})

describe('rights of staff', () => {
  it('each area is one that a call belongs to, and each call is open to some role', () => {
    const used = all.flatMap(([, { auth }]) => (typeof auth === 'string' ? [] : [auth.area]))
    expect([...new Set(used)].filter((area) => !areas.includes(area))).toEqual([])
    const open = all.map(([, call]) => rolesOf(call)).filter((found) => found !== null)
    expect(open.every((found) => found.length > 0)).toBe(true)
  })

  it('a step includes those before it, and no area is open further than it says', () => {
    const auth = { area: 'portaria' } as const
    expect(rolesOf({ auth: { ...auth, may: 'see' } })).toEqual([...roles, 'portaria'])
    expect(rolesOf({ auth: { ...auth, may: 'change' } })).toEqual([...roles, 'portaria'])
    expect(rolesOf({ auth: { ...auth, may: 'publish' } })).toEqual([])
  })
})

describe('calls of the staff’s site', () => {
  it('name the church in their address where they are about one, and belong to a right', () => {
    const astray = all.flatMap(([name, { site, path, auth }]) => {
      const isAboutChurch = path.startsWith('/igreja/:slug/equipe/')
      const isFine = isAboutChurch ? typeof auth !== 'string' : path.startsWith('/equipe/')
      return site === 'staff' && !isFine ? [name] : []
    })
    expect(astray).toEqual([])
  })

  it('only they ask for a second factor', () => {
    expect(all.filter(([, call]) => call.stepUp && call.site !== 'staff').map(([name]) => name)).toEqual([])
  })
})
