import {
  accessCalls,
  type ChannelEvent,
  type ChannelName,
  type ChannelParams,
  type Channels,
  type FrameDown,
  type FrameUp,
} from '@atrio/contract'
import { api } from '../session/api-client.ts'
import { sessionStore } from '../session/session-store.ts'

interface Followed {
  canal: ChannelName
  params: object
  tell: (dados: unknown) => void
}

/** What those who follow are told where no connection can be had: to look by themselves. */
export const LOOK = Symbol('look')

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** Waits between looks without a connection, growing. */
const LOOKS = [1_500, 2_000, 3_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000]

const followed = new Map<number, Followed>()
let last = 0
let socket: WebSocket | null = null
let entered = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let looks = 0
let looking: ReturnType<typeof setTimeout> | undefined

/**
 * Follows a channel of the contract over the tab's one connection, until the answer is called. `tell` is told how things
 * are at the beginning, after each change and after each interruption; where there is no connection it is told `LOOK` at
 * ever longer intervals.
 */
export function follow<Name extends ChannelName>(
  canal: Name,
  params: ChannelParams<Channels[Name]>,
  tell: (dados: ChannelEvent<Channels[Name]> | typeof LOOK) => void,
): () => void {
  const n = ++last
  followed.set(n, { canal, params, tell: tell as (dados: unknown) => void })
  if (entered) say({ t: 'seguir', n, canal, params })
  else void connect()
  return () => {
    followed.delete(n)
    if (entered) say({ t: 'deixar', n })
    if (followed.size === 0) hangUp()
  }
}

async function connect(): Promise<void> {
  if (socket || timer || followed.size === 0) return
  const { protocol, host } = location
  const own = new WebSocket(`${protocol.replace('http', 'ws')}//${host}/api/v1/canais`)
  socket = own
  own.addEventListener('open', () => void enter(own))
  own.addEventListener('message', ({ data }) => own === socket && hear(JSON.parse(String(data)) as FrameDown))
  own.addEventListener('close', () => own === socket && comeBackLater())
}

async function enter(own: WebSocket): Promise<void> {
  const isSomebody = sessionStore.get().status === 'loggedIn'
  const ticket = isSomebody ? await api(accessCalls.createBilhete, { body: {} }).catch(() => null) : {}
  // Without an answer nobody knows whose connection this would be.
  if (!ticket) return own.close()
  if (own === socket) say({ t: 'entrar', ...ticket })
}

function hear(frame: FrameDown): void {
  if (frame.t === 'oi') {
    entered = true
    stopLooking()
    for (const [n, { canal, params }] of followed) say({ t: 'seguir', n, canal, params: { ...params } })
  } else if (frame.t === 'ev') {
    failures = 0
    followed.get(frame.n)?.tell(frame.dados)
  }
  // The session may have been renewed, or the server be busy: the next connection asks anew.
  else if (frame.codigo === 'UNAUTHENTICATED' || frame.codigo === 'UNAVAILABLE') socket?.close()
}

/** Each browser after a moment of its own: a server that comes back is not asked by all at once. */
function comeBackLater(): void {
  socket = null
  entered = false
  if (followed.size === 0) return
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++)
  timer = setTimeout(() => {
    timer = undefined
    void connect()
  }, Math.random() * longest)
  lookMeanwhile()
}

function lookMeanwhile(): void {
  looking ??= setTimeout(
    () => {
      looking = undefined
      if (entered || followed.size === 0) return
      if (!document.hidden) for (const { tell } of followed.values()) tell(LOOK)
      lookMeanwhile()
    },
    LOOKS[Math.min(looks++, LOOKS.length - 1)],
  )
}

function stopLooking(): void {
  clearTimeout(looking)
  looking = undefined
  looks = 0
}

function hangUp(): void {
  clearTimeout(timer)
  timer = undefined
  stopLooking()
  failures = 0
  entered = false
  socket?.close()
  socket = null
}

function say(frame: FrameUp): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}
