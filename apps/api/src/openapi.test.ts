import { calls, type Call } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { createOpenApi } from './openapi.ts'

interface Operation {
  operationId: string
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
})
