import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { accessCalls, accountChannels, bibleCalls, doorCalls, liveCalls, notesCalls } from '@atrio/contract'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isData, isShortened, shorten } from './browser-calls.ts'

describe('shorten', () => {
  it('keeps where every call goes, for whom it is, that a file comes back, and nothing else', async () => {
    const { shortCalls } = await load(shorten({ shortCalls: { ...accessCalls, ...bibleCalls } }, 'portal'))
    const names = [...Object.keys(accessCalls), ...Object.keys(bibleCalls)]
    expect(Object.keys(shortCalls as object)).toEqual(names)
    const { method, path } = accessCalls.logout
    expect(shortCalls).toHaveProperty('logout', { method, path, auth: 'optional' })
    const { exportNotasSermao } = notesCalls
    const { shortCalls: withFile } = await load(shorten({ shortCalls: { exportNotasSermao } }, 'portal'))
    expect(withFile).toHaveProperty('exportNotasSermao.download', 'application/pdf')
  })

  it('keeps the names of channels, and who may', async () => {
    const made = await load(shorten({ accountChannels }, 'portal'))
    expect(made['accountChannels']).toEqual({ notificacoes: { auth: 'user' } })
  })

  it('keeps the right of staff and the module that a call needs', async () => {
    const { doorCalls: short } = await load(shorten({ doorCalls }, 'portal'))
    const { method, path, auth, modulo } = doorCalls.getPortaria
    expect(short).toHaveProperty('getPortaria', { method, path, auth, modulo })
  })

  it('leaves out of the portal what only the staff’s site calls', async () => {
    const { liveCalls: short } = await load(shorten({ liveCalls }, 'portal'))
    expect(short).toHaveProperty('getTransmissao.method', 'GET')
    expect(liveCalls).toHaveProperty('listTransmissoesEquipe.site', 'staff')
    expect(short).not.toHaveProperty('listTransmissoesEquipe')
    const { liveCalls: ofStaff } = await load(shorten({ liveCalls }, 'staff'))
    expect(ofStaff).toHaveProperty('listTransmissoesEquipe.method', 'GET')
  })

  it('keeps limits and lists, and leaves out schemas and functions', async () => {
    const made = await load(
      shorten(
        {
          LIMITS: { titulo: 200 },
          KINDS: ['a', 'b'],
          schema: z.string(),
          shapes: { id: z.string() },
          make: () => 1,
        },
        'portal',
      ),
    )
    expect({ ...made }).toEqual({ LIMITS: { titulo: 200 }, KINDS: ['a', 'b'] })
  })
})

describe('the contract', () => {
  it('has limits and lists in files of their own, so that whoever asks for one gets no schema', async () => {
    const folder = join(import.meta.dirname, '../../packages/contract/src')
    const files = readdirSync(folder).filter((file) => /^(?!index\.)[\w-]+\.ts$/.test(file))
    const mixed = []
    for (const file of files) {
      const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>
      const values = Object.values(exported)
      const isMixed = values.some(isSchema) && values.some(isData)
      if (isMixed && !isShortened(file, Object.keys(exported))) mixed.push(file)
    }
    // Of these two browsers take types alone.
    expect(mixed).toEqual(['errors.ts', 'live-moments.ts'])
  })
})

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function load(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
