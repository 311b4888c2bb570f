import { prayerCalls, type OracaoListada } from '@atrio/contract'
import { useMemo } from 'react'
import { useHydrated, useStore } from '../lib/data/store.ts'
import { emptyOutbox } from '../lib/personal/browser-outbox.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useOwner } from '../lib/session/owner.ts'
import { useChurch } from '../shell/church.ts'
import { prayersOutbox, type Prayed } from './prayers-outbox.ts'

type Counted = Pick<OracaoListada, 'id' | 'qtdeOraram'>

/** Whether somebody prayed for a request, and how many did: by what they tapped, then by what the server knows. */
export function usePrayed({ id, qtdeOraram }: Counted) {
  const hydrated = useHydrated()
  const here = useOwner()
  // The server knows nobody, and a page comes alive as the server made it.
  const owner = hydrated ? here : 0
  const igreja = useChurch()?.id ?? 0
  const outbox = useMemo(() => (owner === 0 ? null : prayersOutbox(owner)), [owner])
  const { records, sending } = useStore(outbox?.state ?? NOBODY, NOTHING)
  const known = useCall(prayerCalls.listOracoesOradas, owner === 0 ? null : { query: { igreja } }, {
    keepOffline: true,
  })
  const before = known.data?.ids.includes(id) ?? false
  const tap = records.get(String(id))
  const prayed = tap?.flagOrada ?? before
  const change = Number(prayed) - Number(before)
  const pray = (flagOrada: boolean) => {
    if (!outbox) return
    const tocadoEm = new Date().toISOString()
    void outbox.box.put({ id: String(id), pending: true, idOracao: id, flagOrada, tocadoEm })
    void outbox.box.flush().catch(() => undefined)
  }
  return {
    isNobody: owner === 0,
    prayed,
    /** A page that was kept for everybody may not have counted this person yet, but never fewer than they. */
    count: Math.max(tap?.qtdeOraram ?? qtdeOraram + change, Number(prayed)),
    waits: tap?.pending === true && sending.get(String(id))?.state === 'offline',
    pray,
  }
}

const NOTHING = emptyOutbox<Prayed>()
const NOBODY = { get: () => NOTHING, set: () => {}, subscribe: () => () => {} }
