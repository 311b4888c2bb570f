import type * as z from 'zod/mini'
import type { Call } from './call.ts'

type AnySchema = z.ZodMiniType

/**
 * Something that browsers follow while it changes, declared once beside the calls of its slice (Decision 110). Who may
 * is declared, and checked, as for a call, each time before something is sent.
 */
export interface Channel<Params extends AnySchema = AnySchema, Event extends AnySchema = AnySchema> {
  summary: string
  auth: Call['auth']
  modulo?: Call['modulo']
  params: Params
  /** What is sent at the beginning and after each change: how things are, not what happened to them. */
  event: Event
}

export function defineChannel<Params extends AnySchema, Event extends AnySchema>(
  channel: Channel<Params, Event>,
): Channel<Params, Event> {
  return channel
}

export type ChannelParams<C extends Channel> = z.output<C['params']>
export type ChannelEvent<C extends Channel> = z.output<C['event']>
