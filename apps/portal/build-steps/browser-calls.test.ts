import { accessCalls, bibleCalls } from '@atrio/contract'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { shorten } from './browser-calls.ts'

describe('shorten', () => {
  it('keeps method and path of every call, and nothing else', async () => {
    const { shortCalls } = await load(shorten({ shortCalls: { ...accessCalls, ...bibleCalls } }))
    const names = [...Object.keys(accessCalls), ...Object.keys(bibleCalls)]
    expect(Object.keys(shortCalls as object)).toEqual(names)
    const { method, path } = accessCalls.logout
    expect(shortCalls).toHaveProperty('logout', { method, path })
  })

  it('keeps limits and lists, and leaves out schemas and functions', async () => {
    const made = await load(
      shorten({
        LIMITS: { titulo: 200 },
        KINDS: ['a', 'b'],
        schema: z.string(),
        shapes: { id: z.string() },
        make: () => 1,
      }),
    )
    expect({ ...made }).toEqual({ LIMITS: { titulo: 200 }, KINDS: ['a', 'b'] })
  })
})

function load(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
