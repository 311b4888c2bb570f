import { ApiError, NetworkError, type Call } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { createCallCache, type CacheDeps, type KeptAnswer, type ReadOptions } from './call-cache.ts'

const list = callOf('GET', '/user/:id/coisas', { id: 0 })
const one = callOf('GET', '/user/:id/coisas/:coisa', { id: 0, coisa: 0 })
const save = callOf('PUT', '/user/:id/coisas', { id: 0 })

describe('what a page asks for', () => {
  it('is on its way, and there when the server answers', async () => {
    const { cache, look, server } = world()
    const page = look(list, { id: 1 })
    expect(page.shown()).toMatchObject({ state: 'loading', data: undefined })
    await server.answer(['a'])
    expect(page.shown()).toMatchObject({ state: 'loaded', data: ['a'] })
    expect(cache.get(list, { params: { id: 1 } })).toBe(page.shown())
  })

  it('is asked once by two who look at the same', async () => {
    const { look, server } = world()
    const pages = [look(list, { id: 1 }), look(list, { id: 1 }), look(list, { id: 2 })]
    expect(server.asked).toEqual(['GET /user/1/coisas', 'GET /user/2/coisas'])
    await server.answer(['a'])
    expect(pages.map((page) => page.shown().data)).toEqual([['a'], ['a'], undefined])
  })

  it('is given up when nobody looks any more, and not when the next page wants it', async () => {
    const { look, server } = world()
    const page = look(list, { id: 1 })
    page.leave()
    const next = look(list, { id: 1 })
    await turn()
    expect(server.waiting.map(({ signal }) => signal.aborted)).toEqual([false])
    next.leave()
    await turn()
    expect(server.waiting.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  it('says why it failed, is asked again, and keeps what was known', async () => {
    const { look, server } = world()
    const page = look(list, { id: 1 })
    await server.fail(new NetworkError('no answer'))
    expect(page.shown()).toMatchObject({ state: 'failed', data: undefined })
    page.shown().again()
    expect(page.shown().state).toBe('loading')
    await server.answer(['a'])
    page.shown().again()
    await server.fail(new NetworkError('no answer'))
    expect(page.shown()).toMatchObject({ state: 'failed', data: ['a'] })
  })

  it('is shown at once the next time, unless it must be of now or is old', async () => {
    const { look, server, clock } = world()
    const visit = (options?: ReadOptions) => look(list, { id: 1 }, options).shown().data
    look(list, { id: 1 }).leave()
    await server.answer(['a'])
    await turn()
    const page = look(list, { id: 1 })
    expect(page.shown().data).toEqual(['a'])
    page.leave()
    await turn()
    expect(visit({ fresh: true })).toBeUndefined()
    const old = world()
    old.look(list, { id: 1 }).leave()
    await old.server.answer(['a'])
    await turn()
    old.clock.now += 6 * 60_000
    expect(old.look(list, { id: 1 }).shown().data).toBeUndefined()
    expect(clock.now).toBe(START)
  })
})

describe('a write', () => {
  it('makes stale what it names: asked anew where somebody looks, forgotten elsewhere', async () => {
    const { cache, look, server } = world()
    const left = look(one, { id: 1, coisa: 7 })
    await server.answer('old')
    left.leave()
    await turn()
    const page = look(list, { id: 1 })
    await server.answer(['a'])
    const writing = cache.write(save, { params: { id: 1 } }, [list, one])
    await server.answer('done')
    expect(await writing).toBe('done')
    expect(server.asked.at(-1)).toBe('GET /user/1/coisas')
    await server.answer(['a', 'b'])
    expect(page.shown().data).toEqual(['a', 'b'])
    expect(look(one, { id: 1, coisa: 7 }).shown().data).toBeUndefined()
  })

  it('whose answer was lost makes stale, too: it may have been done', async () => {
    const { cache, look, server } = world()
    look(list, { id: 1 })
    await server.answer(['a'])
    const writing = cache.write(save, { params: { id: 1 } }, [list]).catch((error: Error) => error.message)
    await server.fail(new NetworkError('no answer'))
    expect(await writing).toBe('no answer')
    expect(server.asked.filter((asked) => asked.startsWith('GET'))).toHaveLength(2)
  })

  it('begun later shows its answer, whichever comes first', async () => {
    const { cache, look } = world()
    const page = look(list, { id: 1 })
    const first = cache.begin(list, { params: { id: 1 } })
    const second = cache.begin(list, { params: { id: 1 } })
    second(['second'])
    first(['first'])
    expect(page.shown().data).toEqual(['second'])
  })

  it('shows a change before the server has it', async () => {
    const { cache, look, server } = world()
    const page = look(list, { id: 1 })
    await server.answer(['a'])
    cache.change(list, { params: { id: 1 } }, (data) => [...(data as string[]), 'b'])
    expect(page.shown().data).toEqual(['a', 'b'])
  })
})

describe('what lies on the device', () => {
  it('is shown with its moment while the server is asked, and without a network', async () => {
    const { look, server, disk } = world()
    disk.set('1 GET /user/1/coisas', { data: ['old'], confirmedAt: '2026-11-01T10:00:00.000Z' })
    const page = look(list, { id: 1 }, { keepOffline: true })
    await turn()
    const kept = { data: ['old'], confirmedAt: '2026-11-01T10:00:00.000Z' }
    expect(page.shown()).toMatchObject({ state: 'loading', ...kept })
    await server.fail(new NetworkError('no answer'))
    expect(page.shown()).toMatchObject({ state: 'failed', ...kept })
  })

  it('is replaced by what the server says, and only where it is to be kept', async () => {
    const { look, server, disk } = world()
    look(list, { id: 1 }, { keepOffline: true })
    look(one, { id: 1, coisa: 7 })
    await server.answer(['a'])
    await server.answer('b')
    await turn()
    expect([...disk]).toEqual([
      ['1 GET /user/1/coisas', { data: ['a'], confirmedAt: new Date(START).toISOString() }],
    ])
  })

  it('is laid there before anybody looks', async () => {
    const { cache, server, disk } = world()
    void cache.layOnDevice(list, { params: { id: 1 } })
    await server.answer(['a'])
    await turn()
    expect(disk.has('1 GET /user/1/coisas')).toBe(true)
  })
})

describe('whoever has left', () => {
  it('leaves nothing on show, and nothing of theirs comes after', async () => {
    const { cache, look, server, disk } = world()
    const page = look(list, { id: 1 }, { keepOffline: true })
    await server.answer(['mine'])
    page.shown().again()
    cache.belongTo(2)
    expect(page.told).toBeGreaterThan(1)
    expect(cache.get(list, { params: { id: 1 } }).data).toBeUndefined()
    disk.clear()
    await server.answer(['mine, late'])
    await turn()
    expect([cache.get(list, { params: { id: 1 } }).data, disk.size]).toEqual([undefined, 0])
  })

  it('has no answer to a write laid on the device of who came after', async () => {
    const { cache, look, server, disk } = world()
    look(list, { id: 1 }, { keepOffline: true })
    await server.answer(['mine'])
    const show = cache.begin(list, { params: { id: 1 } })
    cache.belongTo(2)
    disk.clear()
    show(['mine, late'])
    await turn()
    expect(disk.size).toBe(0)
  })

  it('has not what the device keeps of somebody else', async () => {
    const { cache, look, disk } = world()
    disk.set('1 GET /user/1/coisas', { data: ['hers'], confirmedAt: '2026-11-01T10:00:00.000Z' })
    cache.belongTo(2)
    const page = look(list, { id: 1 }, { keepOffline: true })
    await turn()
    expect(page.shown().data).toBeUndefined()
  })
})

it('asks again for what is on show once the network is back, but not for what was answered a moment ago', async () => {
  const { cache, look, server, clock } = world()
  look(list, { id: 1 })
  await server.answer(['a'])
  look(one, { id: 1, coisa: 7 })
  await server.fail(unavailable)
  cache.askAgain(60_000)
  expect(server.asked.slice(2)).toEqual(['GET /user/1/coisas/7'])
  clock.now += 60_000
  cache.askAgain(60_000)
  expect(server.asked.slice(3)).toEqual(['GET /user/1/coisas'])
})

describe('what a page says no failure of', () => {
  it('is asked for again, later and later, until it is there', async () => {
    const { look, server, timers } = world()
    const page = look(list, { id: 1 }, { insist: true })
    await server.fail(unavailable)
    timers.shift()!.run()
    await server.fail(new NetworkError('no answer'))
    expect(timers.map(({ ms }) => ms)).toEqual([4_000])
    timers.shift()!.run()
    await server.answer(['a'])
    page.shown().again()
    await server.fail(unavailable)
    expect(timers.map(({ ms }) => ms)).toEqual([2_000])
  })

  it('is not asked for again by a page that is gone or asked meanwhile, nor where it was refused or nobody insists', async () => {
    const { look, server, timers } = world()
    const page = look(list, { id: 1 }, { insist: true })
    await server.fail(unavailable)
    page.shown().again()
    timers.shift()!.run()
    await server.fail(unavailable)
    page.leave()
    timers.shift()!.run()
    look(one, { id: 1, coisa: 7 }, { insist: true })
    await server.fail(new ApiError(403, { status: false, code: 'FORBIDDEN', requestId: 'r' }))
    look(one, { id: 1, coisa: 8 })
    await server.fail(unavailable)
    expect([server.asked.length, timers]).toEqual([4, []])
  })
})

const unavailable = new ApiError(503, { status: false, code: 'UNAVAILABLE', requestId: 'r' })
const START = Date.parse('2026-11-24T10:00:00.000Z')

/** A device of person 1, and a server that answers when it is told to. */
function world() {
  const disk = new Map<string, KeptAnswer>()
  const clock = { now: START }
  const waiting: { settle: (data: unknown) => void; fail: (error: unknown) => void; signal: AbortSignal }[] =
    []
  const asked: string[] = []
  const timers: { run: () => void; ms: number }[] = []
  const api = ((
    call: Call,
    { params }: { params: Record<string, number> },
    options?: { signal?: AbortSignal },
  ) => {
    asked.push(`${call.method} ${call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`)
    return new Promise((settle, fail) =>
      waiting.push({ settle, fail, signal: options?.signal ?? new AbortController().signal }),
    )
  }) as CacheDeps['api']
  const cache = createCallCache({
    api,
    readKept: async (owner, address) => disk.get(`${owner} ${address}`) ?? null,
    keep: async (owner, address, answer) => void disk.set(`${owner} ${address}`, answer),
    now: () => clock.now,
    later: (run, ms) => void timers.push({ run, ms }),
  })
  cache.belongTo(1)
  const server = {
    asked,
    waiting,
    async answer(data: unknown) {
      waiting.shift()?.settle(data)
      await turn()
    },
    async fail(error: Error) {
      waiting.shift()?.fail(error)
      await turn()
    },
  }
  const look = <Params>(call: FakeCall<Params>, params: Params, options: ReadOptions = {}) => {
    const asked: object = { params }
    const page = {
      told: 0,
      shown: () => cache.get<Call>(call, asked, options),
      leave: cache.watch<Call>(call, asked, options, () => page.told++),
    }
    return page
  }
  return { cache, look, server, disk, clock, timers }
}

interface FakeCall<Params> extends Call {
  params: Call['params'] & { _zod: { input: Params } }
}

/** A call of which only the address is there, with parameters like these. */
function callOf<Params>(method: Call['method'], path: Call['path'], _like: Params): FakeCall<Params> {
  return { method, path } as FakeCall<Params>
}

/** Lets everything happen that is due. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1))
}
