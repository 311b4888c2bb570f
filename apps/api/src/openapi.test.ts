import { calls, rolesOf, type Call } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { createOpenApi } from './openapi.ts'

interface Operation {
  operationId: string
  security: Record<string, unknown>[]
  'x-roles'?: string[]
  'x-module'?: string
  parameters?: { name: string; in: string }[]
}

const paths = Object.values(createOpenApi()['paths'] as Record<string, Record<string, Operation>>)
const operations = paths.flatMap((path) => Object.values(path))

describe('the OpenAPI document', () => {
  it('says of each call that answers once, and of no other, that it takes an `Idempotency-Key`', () => {
    const once = (Object.entries(calls) as [string, Call][]).filter(([, { idempotent }]) => idempotent)
    const takes = operations.filter(({ parameters = [] }) =>
      parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key'),
    )
    expect(once.length).toBeGreaterThan(1)
    expect(takes.map(({ operationId }) => operationId).sort()).toEqual(once.map(([name]) => name).sort())
  })

  it('says of each call who may ask for it, and which module it belongs to', () => {
    const told = operations.map(({ operationId, security, ...guards }) => ({
      operationId,
      modulo: guards['x-module'] ?? null,
      roles: guards['x-roles'] ?? null,
      // Without anything, or by one of these.
      ways: security.map((way) => Object.keys(way).join()),
    }))
    const asked = (Object.entries(calls) as [string, Call][]).map(([operationId, call]) => ({
      operationId,
      modulo: call.modulo ?? null,
      roles: rolesOf(call),
      ways: waysOf(call),
    }))
    const sorted = (some: typeof told) => some.toSorted((a, b) => a.operationId.localeCompare(b.operationId))
    expect(sorted(told)).toEqual(sorted(asked))
  })
})

function waysOf({ auth, site }: Call): string[] {
  if (auth === 'public') return []
  if (site === 'staff') return ['equipe']
  return auth === 'optional' ? ['', 'bearer'] : ['bearer']
}
