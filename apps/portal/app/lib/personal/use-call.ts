import type { Call, CallRequest, CallResult } from '@atrio/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { addressOf, type ReadOptions } from './call-cache.ts'
import type { Loaded } from './loaded.ts'
import { personalCalls } from './personal-calls.ts'
import { useOwner } from '../session/owner.ts'

const none: [] = []
const waiting = { state: 'loading', data: undefined, confirmedAt: null, again: () => {} } as const

/**
 * What the server answers to a call, for the person who is here. Asks when the page comes alive, shares the answer with
 * whoever asks the same, and follows it until the page is gone. Without a request nothing is asked.
 */
export function useCall<C extends Call>(
  call: C,
  ...[request, options]: Record<string, never> extends CallRequest<C>
    ? [request?: CallRequest<C> | null, options?: ReadOptions]
    : [request: CallRequest<C> | null, options?: ReadOptions]
): Loaded<CallResult<C>> {
  const asked = request === undefined ? ({} as CallRequest<C>) : request
  const [loaded] = useCalls(call, asked === null ? [] : [asked], options)
  return loaded ?? waiting
}

/** As `useCall`, for one call with several requests. */
export function useCalls<C extends Call>(
  call: C,
  requests: readonly CallRequest<C>[],
  options: ReadOptions = {},
): Loaded<CallResult<C>>[] {
  const key = requests.map((request) => addressOf(call, request)).join(' ')
  const owner = useOwner()
  const { keepOffline = false, fresh = false, insist = false } = options
  const store = useMemo(
    () => storeOf(call, requests, { keepOffline, fresh, insist }),
    // oxlint-disable-next-line react/exhaustive-deps -- `key` says what is asked, and `owner` for whom
    [owner, call, key, keepOffline, fresh, insist],
  )
  return useSyncExternalStore(store.subscribe, store.read, () => none)
}

function storeOf<C extends Call>(call: C, requests: readonly CallRequest<C>[], options: ReadOptions) {
  let last: Loaded<CallResult<C>>[] = []
  return {
    subscribe: (tell: () => void) => {
      const leave = requests.map((request) => personalCalls.watch(call, request, options, tell))
      return () => leave.forEach((end) => end())
    },
    /** The same list until one of its answers changes. */
    read: () => {
      const next = requests.map((request) => personalCalls.get(call, request, options))
      if (next.length !== last.length || next.some((loaded, index) => loaded !== last[index])) last = next
      return last
    },
  }
}
