import {
  channels,
  type Channel,
  type ChannelEvent,
  type ChannelName,
  type ChannelParams,
  type Channels,
} from '@atrio/contract'
import type { Deps } from '../deps.ts'
import { authorizeChannel } from './authorize.ts'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'

/** What a slice does for one of its channels. */
interface ChannelHandler<C extends Channel> {
  /** The notices that tell of a change: what triggers send by `tell_sinal`. Its church's, or its person's, alone. */
  wokenBy: (ctx: Context, params: ChannelParams<C>) => string[]
  /** How things are now for whoever follows. Runs before each sending, and refuses like a call. */
  read: (ctx: Context, params: ChannelParams<C>) => Promise<ChannelEvent<C>>
}

/** A handler for each channel of a slice; a channel without one does not compile. */
export type ChannelHandlers<SliceChannels extends Record<string, Channel> = Channels> = {
  [Name in keyof SliceChannels]: ChannelHandler<SliceChannels[Name]>
}

/** One channel as one browser follows it. */
export interface Following {
  wokenBy: readonly string[]
  /** @throws AppError when the person may not, or may not any more */
  read: (ctx: Context) => Promise<unknown>
}

/** Opens channels by name: known, allowed, with parameters that are right. */
export function createFollower(handlers: ChannelHandlers) {
  return (name: string, ctx: Context, given: unknown): Following => {
    if (!Object.hasOwn(channels, name)) throw new AppError('NOT_FOUND')
    const channel: Channel = channels[name as ChannelName]
    authorizeChannel(channel, ctx)
    const parsed = channel.params.safeParse(given)
    if (!parsed.success) throw new AppError('VALIDATION')
    const handler = handlers[name as ChannelName] as ChannelHandler<Channel>
    return {
      wokenBy: handler.wokenBy(ctx, parsed.data),
      async read(now) {
        authorizeChannel(channel, now)
        return channel.event.parse(await handler.read(now, parsed.data))
      },
    }
  }
}

/** Whoever is woken: by a notice, or because some may have been missed. */
type Wake = (missed: boolean) => void

/** Wakes those who follow what a notice is about, whichever process it comes from. */
export function createWaker(changes: Pick<Deps['changes'], 'hearSignals'>) {
  const sleepers = new Map<string, Set<Wake>>()
  changes.hearSignals((topic) => {
    const missed = topic === '*'
    const woken = missed ? [...sleepers.values()].flatMap((set) => [...set]) : (sleepers.get(topic) ?? [])
    for (const wake of new Set(woken)) wake(missed)
  })
  return (topics: readonly string[], wake: Wake): (() => void) => {
    for (const topic of topics) sleepers.set(topic, (sleepers.get(topic) ?? new Set()).add(wake))
    return () => {
      for (const topic of topics) {
        const set = sleepers.get(topic)
        set?.delete(wake)
        if (set?.size === 0) sleepers.delete(topic)
      }
    }
  }
}
