import { ApiError, NetworkError, type ErrorCode, type NotaSermao } from '@atrio/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOutbox, type OutboxState } from '../personal/outbox.ts'
import type { PersonalStore } from '../personal/personal-store.ts'
import type { LocalNota } from './nota-state.ts'
import { createNotasStore, notasMail, type RemoteNotas } from './notas-store.ts'

describe('a note on the device', () => {
  it('is stored with every letter, before anything is sent', async () => {
    const { device, disk, server } = world()
    const nota = device.create()
    await device.write(nota, { texto: 'a' })
    await device.write(nota, { texto: 'ab' })
    expect([disk.get(nota.id)?.texto, server.notas.size]).toEqual(['ab', 0])
  })

  it('is not sent without a title, however often that is tried', async () => {
    const { device, server } = world()
    await device.write(device.create(), { texto: 'sem título' })
    await device.flush()
    expect(server.notas.size).toBe(0)
  })

  it('waits while there is no network, and outlives the page', async () => {
    const { device, server, disk, state } = world()
    server.fails = 'request'
    const nota = device.create()
    await device.write(nota, { titulo: 'T', texto: 'um' })
    await device.flush()
    expect(state().sending.get(nota.id)).toEqual({ state: 'offline' })
    server.fails = null
    const { device: next } = world({ server, disk })
    await next.open()
    await next.refresh()
    expect([server.notas.get(nota.id)?.texto, disk.get(nota.id)?.pending]).toEqual(['um', false])
  })

  it('is made once although the answer to it was lost', async () => {
    const { device, server } = world()
    server.fails = 'answer'
    await device.write(device.create(), { titulo: 'T', texto: 'um' })
    await device.flush()
    server.fails = null
    await device.refresh()
    expect([...server.notas.values()].map(({ texto }) => texto)).toEqual(['um'])
  })

  it('stays on the device when the session has ended', async () => {
    const { device, server, disk, state } = world()
    server.refuses = 'UNAUTHENTICATED'
    const nota = device.create()
    await device.write(nota, { titulo: 'T', texto: 'um' })
    await device.flush()
    expect([state().sending.get(nota.id), disk.get(nota.id)?.texto]).toEqual([{ state: 'ended' }, 'um'])
  })

  it('says why it was refused', async () => {
    const { device, server, state } = world()
    server.refuses = 'NOTE_LIMIT'
    const nota = device.create()
    await device.write(nota, { titulo: 'T', texto: 'um' })
    await device.flush()
    expect(state().sending.get(nota.id)).toEqual({ state: 'refused', code: 'NOTE_LIMIT' })
  })

  it('deleted without a network goes when there is one', async () => {
    const { device, server, disk } = world()
    const nota = device.create()
    await device.write(nota, { titulo: 'T', texto: 'um' })
    await device.flush()
    server.fails = 'request'
    await device.remove(nota.id)
    expect([server.notas.size, disk.get(nota.id)?.deleted]).toEqual([1, true])
    server.fails = null
    await device.refresh()
    expect([server.notas.size, disk.size]).toEqual([0, 0])
  })

  it('an empty one that a page left behind is cleared away', async () => {
    const { device, disk } = world()
    const nota = device.create()
    await device.write(nota, { texto: 'x' })
    await device.write(nota, { texto: '' })
    const { device: next } = world({ disk })
    await next.open()
    expect(disk.size).toBe(0)
  })
})

describe('two devices', () => {
  it('both versions are kept when both changed a note', async () => {
    const { device: a, server } = world()
    const { device: b, state } = world({ server })
    const nota = a.create()
    await a.write(nota, { titulo: 'T', texto: 'um' })
    await a.flush()
    await b.refresh()
    await a.write(nota, { texto: 'de A' })
    await b.write(state().records.get(nota.id)!, { texto: 'de B' })
    await a.flush()
    await b.flush()
    expect(state().records.get(nota.id)).toMatchObject({ texto: 'de B', conflict: { texto: 'de A' } })
    await b.choose(nota.id, 'both', 'T (cópia)')
    expect([...server.notas.values()].map(({ texto }) => texto).toSorted()).toEqual(['de A', 'de B'])
  })

  it('no word is lost, whatever is typed where and however the network fails', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      what: fc.constantFrom('type', 'flush', 'refresh'),
      fails: fc.constantFrom(null, null, 'request' as const, 'answer' as const),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const server = createServer()
        const devices = [world({ server }), world({ server })]
        for (const { device } of devices) await device.open()
        const first = devices[0]!.device.create()
        await devices[0]!.device.write(first, { titulo: 'T', texto: 'início' })
        const last: (string | undefined)[] = []
        for (const [index, { who, what, fails }] of steps.entries()) {
          server.fails = fails
          const { device, state } = devices[who]!
          const nota = state().records.get(first.id)
          if (what === 'refresh') await device.refresh()
          else if (what === 'flush') await device.flush()
          else if (nota) await device.write(nota, { texto: (last[who] = `palavra ${index}`) })
        }
        server.fails = null
        for (const { device } of [...devices, ...devices]) await device.refresh()
        for (const [who, word] of last.entries()) {
          if (word === undefined) continue
          const here = [...devices[who]!.state().records.values()].map(({ texto }) => texto)
          // What a device wrote last is in front of its person, or was on the server for all to see and go on from.
          expect([...here, ...server.history]).toContain(word)
        }
      }),
      { numRuns: 150 },
    )
  })
})

interface Server {
  notas: Map<string, NotaSermao>
  /** Every text that was ever accepted. */
  history: string[]
  /** The request never arrives, or its answer does not. */
  fails: 'request' | 'answer' | null
  refuses: ErrorCode | null
}

function createServer(): Server {
  return { notas: new Map(), history: [], fails: null, refuses: null }
}

/** A device and the server it speaks to, which keeps versions as ours does. */
function world({
  server = createServer(),
  disk = new Map<string, LocalNota>(),
}: { server?: Server; disk?: Map<string, LocalNota> } = {}) {
  let clock = 0
  let state: OutboxState<LocalNota> | undefined
  const now = () => new Date(1_800_000_000_000 + clock++ * 1_000).toISOString()
  const remote = speakTo(server, now)
  const box = createOutbox<LocalNota>({
    ...notasMail(remote),
    storage: memory(disk),
    now: () => clock++,
    runAlone: (work) => work(),
    tell: () => {},
    onChange: (next) => (state = next),
  })
  const device = createNotasStore({
    box,
    remote,
    now,
    newId: () => `n${Math.random().toString(36).slice(2)}`,
    afterPause: () => {},
    onList: () => {},
  })
  return { device, server, disk, state: () => state! }
}

function memory(disk: Map<string, LocalNota>): PersonalStore<LocalNota> {
  return {
    all: async () => [...disk.values()],
    get: async (id) => disk.get(id) ?? null,
    put: async (nota) => void disk.set(nota.id, structuredClone(nota)),
    remove: async (id) => void disk.delete(id),
  }
}

function speakTo(server: Server, now: () => string): RemoteNotas {
  const ask = async <T>(work: () => T): Promise<T> => {
    if (server.fails === 'request') throw new NetworkError('no answer')
    if (server.refuses) throw refusal(server.refuses)
    const answer = work()
    if (server.fails === 'answer') throw new NetworkError('no answer')
    return structuredClone(answer)
  }
  const find = (id: string) => {
    const nota = server.notas.get(id)
    if (!nota) throw refusal('NOT_FOUND')
    return nota
  }
  return {
    list: () => ask(() => [...server.notas.values()]),
    get: (id) => ask(() => find(id)),
    send: (id, request) =>
      ask(() => {
        if (request.kind === 'delete') {
          find(id)
          server.notas.delete(id)
          return null
        }
        const present = request.kind === 'create' ? server.notas.get(id) : find(id)
        if (request.kind === 'create' && present) return present
        const { titulo, texto } = request.conteudo
        if (present && present.titulo === titulo && present.texto === texto) return present
        if (request.kind === 'save' && request.versao !== present?.versao) throw refusal('NOTE_CONFLICT')
        const moment = now()
        const nota = {
          id,
          titulo,
          texto,
          versao: (present?.versao ?? 0) + 1,
          dataCadastro: present?.dataCadastro ?? moment,
          dataUltimaAlteracao: moment,
        }
        server.notas.set(id, nota)
        server.history.push(texto)
        return nota
      }),
  }
}

function refusal(code: ErrorCode): ApiError {
  return new ApiError(400, { status: false, code, requestId: 'r' })
}
