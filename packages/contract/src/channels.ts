import { accountChannels } from './account.ts'
import type { Channel } from './channel.ts'
import { checkoutChannels } from './checkout-channels.ts'

/** Everything that can be followed while it changes, by its name. */
export const channels = { ...accountChannels, ...checkoutChannels } satisfies Record<string, Channel>
export type Channels = typeof channels
export type ChannelName = keyof Channels
