import { accessCalls, accountChannels, bibleCalls, doorCalls, notesCalls } from '@atrio/contract'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { shorten } from './browser-calls.ts'

describe('shorten', () => {
  it('keeps where every call goes, for whom it is, that a file comes back, and nothing else', async () => {
    const { shortCalls } = await load(shorten({ shortCalls: { ...accessCalls, ...bibleCalls } }))
    const names = [...Object.keys(accessCalls), ...Object.keys(bibleCalls)]
    expect(Object.keys(shortCalls as object)).toEqual(names)
    const { method, path } = accessCalls.logout
    expect(shortCalls).toHaveProperty('logout', { method, path, auth: 'optional' })
    const { exportNotasSermao } = notesCalls
    const { shortCalls: withFile } = await load(shorten({ shortCalls: { exportNotasSermao } }))
    expect(withFile).toHaveProperty('exportNotasSermao.download', 'application/pdf')
  })

  it('keeps the names of channels, and who may', async () => {
    const made = await load(shorten({ accountChannels }))
    expect(made['accountChannels']).toEqual({ notificacoes: { auth: 'user' } })
  })

  it('keeps the right of staff and the module that a call needs', async () => {
    const { doorCalls: short } = await load(shorten({ doorCalls }))
    const { method, path, auth, modulo } = doorCalls.getPortaria
    expect(short).toHaveProperty('getPortaria', { method, path, auth, modulo })
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
