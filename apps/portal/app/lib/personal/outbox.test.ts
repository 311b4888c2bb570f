import { ApiError, NetworkError, type ErrorCode } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { createOutbox, type Mail, type OutboxRecord, type OutboxState } from './outbox.ts'

interface Line extends OutboxRecord {
  text: string
}

describe('what a person wrote', () => {
  it('lies on the device before it is sent, and stays until the server has answered', async () => {
    const { box, disk, server, state } = device()
    await box.put(line('a', 'one'))
    expect([disk.get('a')?.text, server.lines.size, state().waiting]).toEqual(['one', 0, 1])
    server.fails = true
    await box.flush()
    expect([disk.get('a')?.pending, state().sending.get('a')]).toEqual([true, { state: 'offline' }])
    server.fails = false
    await box.flush()
    expect([server.lines.get('a'), disk.get('a')?.pending, state().waiting]).toEqual(['one', false, 0])
  })

  it('outlives the browser, and is sent in the order in which it was written', async () => {
    const { box, disk } = device()
    for (const id of ['c', 'a', 'b']) await box.put(line(id, id))
    const next = device({ disk })
    await next.box.open()
    await next.box.flush()
    expect(next.server.received).toEqual(['c', 'a', 'b'])
  })

  it('keeps its place when it is changed, and is sent as it is by then', async () => {
    const { box, server } = device()
    for (const id of ['a', 'b']) await box.put(line(id, id))
    await box.put({ ...box.records.get('a')!, text: 'changed' })
    await box.flush()
    expect([server.received, server.lines.get('a')]).toEqual([['a', 'b'], 'changed'])
  })

  it('stops at the first without an answer: what comes after must not overtake it', async () => {
    const { box, server, state } = device()
    for (const id of ['a', 'b']) await box.put(line(id, id))
    server.fails = true
    await box.flush()
    expect([server.tried, state().waiting]).toEqual([['a'], 2])
  })

  it('waits for who is logged in when the session has ended', async () => {
    const { box, server, state } = device()
    server.refuses.set('a', 'UNAUTHENTICATED')
    for (const id of ['a', 'b']) await box.put(line(id, id))
    await box.flush()
    expect([server.tried, state().sending.get('a')]).toEqual([['a'], { state: 'ended' }])
  })

  it('travels together where the slice says so', async () => {
    const { box, server } = device({ mail: { atOnce: 2 } })
    for (const id of ['a', 'b', 'c']) await box.put(line(id, id))
    await box.flush()
    expect([server.tried, server.received]).toEqual([
      ['a b', 'c'],
      ['a', 'b', 'c'],
    ])
  })
})

describe('a refusal', () => {
  it('stays with its reason, and does not stop the others', async () => {
    const { box, server, state } = device()
    server.refuses.set('a', 'VALIDATION')
    for (const id of ['a', 'b']) await box.put(line(id, id))
    await box.flush()
    expect([state().sending.get('a'), state().waiting]).toEqual([{ state: 'refused', code: 'VALIDATION' }, 1])
    expect(server.received).toEqual(['b'])
  })

  it('is what the slice makes of it', async () => {
    const { box, server, disk } = device({
      mail: { refused: (_, code) => (code === 'NOT_FOUND' ? () => null : null) },
    })
    server.refuses.set('a', 'NOT_FOUND')
    await box.put(line('a', 'one'))
    await box.flush()
    expect(disk.size).toBe(0)
  })
})

describe('two tabs', () => {
  it('send what waits once, whichever begins', async () => {
    const disk = new Map<string, Line>()
    const server = createServer()
    const runAlone = oneAtATime()
    const [one, two] = [device({ disk, server, runAlone }), device({ disk, server, runAlone })]
    await one.box.put(line('a', 'one'))
    await two.box.open()
    await Promise.all([one.box.flush(), two.box.flush()])
    expect(server.received).toEqual(['a'])
  })

  it('send what the other one wrote, as it wrote it last', async () => {
    const disk = new Map<string, Line>()
    const [one, two] = [device({ disk }), device({ disk })]
    await one.box.put(line('a', 'first'))
    await two.box.open()
    await one.box.put(line('a', 'second'))
    await one.box.put(line('b', 'new'))
    await two.box.flush()
    expect([...two.server.lines]).toEqual([
      ['a', 'second'],
      ['b', 'new'],
    ])
  })

  it('see what the other one did', async () => {
    const disk = new Map<string, Line>()
    const [one, two] = [device({ disk }), device({ disk })]
    await two.box.open()
    await one.box.put(line('a', 'one'))
    await two.box.follow('a')
    expect(two.state().records.get('a')?.text).toBe('one')
    await one.box.remove('a')
    await two.box.follow('a')
    expect(two.state().records.size).toBe(0)
  })
})

it('sends what the device has no room for', async () => {
  const { box, server } = device({ isFull: true })
  await box.put(line('a', 'one')).catch(() => undefined)
  await box.flush()
  expect(server.received).toEqual(['a'])
})

it('sends what was written while the one before was on its way', async () => {
  const { box, server } = device()
  await box.put(line('a', 'one'))
  const sent = box.flush()
  await box.put({ ...line('a', 'two') })
  await sent
  await box.flush()
  expect(server.lines.get('a')).toBe('two')
})

function line(id: string, text: string): Line {
  return { id, text, pending: true }
}

function createServer() {
  const server = {
    lines: new Map<string, string>(),
    received: [] as string[],
    tried: [] as string[],
    fails: false,
    refuses: new Map<string, ErrorCode>(),
  }
  return server
}

interface Tab {
  disk: Map<string, Line>
  server: ReturnType<typeof createServer>
  runAlone: (work: () => Promise<unknown>) => Promise<unknown>
  mail: Partial<Mail<Line>>
  isFull: boolean
}

/** A tab of a device: those with the same disk share it. */
function device({
  disk = new Map<string, Line>(),
  server = createServer(),
  runAlone = (work: () => Promise<unknown>) => work(),
  mail = {},
  isFull = false,
}: Partial<Tab> = {}) {
  let state: OutboxState<Line> | undefined
  let clock = 0
  const box = createOutbox<Line>({
    async send(lines) {
      server.tried.push(lines.map(({ id }) => id).join(' '))
      await Promise.resolve()
      if (server.fails) throw new NetworkError('no answer')
      const code = server.refuses.get(lines[0]!.id)
      if (code) throw new ApiError(400, { status: false, code, requestId: 'r' })
      for (const { id, text } of lines) {
        server.received.push(id)
        server.lines.set(id, text)
      }
      return new Map(
        lines.map((sent) => [sent.id, (latest: Line) => ({ ...latest, pending: latest.text !== sent.text })]),
      )
    },
    ...mail,
    storage: {
      all: async () => [...disk.values()].sort((a, b) => a.id.localeCompare(b.id)),
      get: async (id) => disk.get(id) ?? null,
      async put(record) {
        if (isFull) throw new Error('no room')
        disk.set(record.id, structuredClone(record))
      },
      remove: async (id) => void disk.delete(id),
    },
    now: () => clock++,
    runAlone: runAlone as <R>(work: () => Promise<R>) => Promise<R>,
    tell: () => {},
    onChange: (next) => (state = next),
  })
  return { box, disk, server, state: () => state! }
}

/** What a lock of the browser does. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<unknown>) => {
    last = last.then(work, work)
    return last
  }
}
