import { ApiError, type EstoqueEvento, type Evento, type ReservaEvento } from '@atrio/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadEstoque, renewHold, saveHold, type Buyer, type Buying } from './events-client.ts'
import { countTickets, selectionText, type Selection } from './selection.ts'

export interface BuyingState {
  evento: Evento
  estoque: EstoqueEvento
  reserva: ReservaEvento | null
  selection: Selection
  /** What the server refused last. */
  refusal: unknown
  /** How many were left, where the number was taken down to it. */
  adjusted: number | null
  busy: boolean
  /** What was wanted at first has been asked for. */
  settled: boolean
  /** As of the last look at what is left. */
  now: Date
  choose: (selection: Selection) => void
  renew: () => void
  /** Holds the chosen places once more. */
  holdAgain: () => void
  release: () => Promise<void>
}

/** What is chosen and held. Every change is held on the server, one after the other: the last one counts. */
export function useBuying(buyer: Buyer, loaded: Buying, wanted: Selection): BuyingState {
  const { evento } = loaded
  const [estoque, setEstoque] = useState(loaded.estoque)
  const [reserva, setReserva] = useState(loaded.reserva)
  const [selection, setSelection] = useState<Selection>(() =>
    countTickets(wanted) > 0 ? wanted : (heldSelection(loaded.reserva) ?? {}),
  )
  const [settled, setSettled] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  const [adjusted, setAdjusted] = useState<number | null>(null)
  const [now, setNow] = useState(() => new Date())
  const [waiting, setWaiting] = useState(0)
  const last = useRef(Promise.resolve())

  const run = (work: () => Promise<void>) => {
    setWaiting((count) => count + 1)
    last.current = last.current.then(work).finally(() => setWaiting((count) => count - 1))
    return last.current
  }
  const hold = (next: Selection): Promise<void> =>
    run(async () => {
      try {
        setReserva(await saveHold(buyer, next, evento))
        setRefusal(null)
      } catch (error) {
        setRefusal(error)
        const lowered = lower(next, error)
        setAdjusted(lowered?.left ?? null)
        setSelection(lowered?.selection ?? heldSelection(reserva) ?? {})
        if (lowered && lowered.left > 0) {
          setReserva(await saveHold(buyer, lowered.selection, evento).catch(() => reserva))
        }
      }
      await loadEstoque(buyer).then(setEstoque, () => undefined)
    })
  const choose = (next: Selection) => {
    setSelection(next)
    setAdjusted(null)
    void hold(next)
  }

  const begin = useEffectEvent(() => {
    // What is chosen now counts, and not what another visit had left held.
    const isHeld = selectionText(wanted) === selectionText(heldSelection(loaded.reserva) ?? {})
    if (countTickets(wanted) === 0 || isHeld) return setSettled(true)
    return void hold(wanted).finally(() => setSettled(true))
  })
  useEffect(() => void Promise.resolve().then(begin), [])
  const look = useEffectEvent(() => {
    setNow(new Date())
    if (document.visibilityState === 'visible') void loadEstoque(buyer).then(setEstoque, () => undefined)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), 20_000)
    return () => clearInterval(timer)
  }, [])

  return {
    evento,
    estoque,
    reserva,
    selection,
    refusal,
    adjusted,
    busy: waiting > 0,
    settled,
    now,
    choose,
    renew: () =>
      void run(() =>
        renewHold(buyer).then(setReserva, (error: unknown) => {
          setRefusal(error)
        }),
      ),
    holdAgain: () => void hold(selection),
    release: () => {
      setSelection({})
      return hold({})
    },
  }
}

function heldSelection(reserva: ReservaEvento | null): Selection | null {
  return reserva && Object.fromEntries(reserva.ingressos.map(({ id, quantidade }) => [id, quantidade]))
}

/** EVT_REG_021 tells how many are left: the number becomes that. A ticket that is gone leaves the others. */
function lower(selection: Selection, error: unknown): { selection: Selection; left: number } | null {
  if (!(error instanceof ApiError)) return null
  const details = error.body.detalhes as { ingresso?: number; disponivel?: number } | undefined
  const id = details?.ingresso
  if (id === undefined || !(id in selection)) return null
  const left = error.body.code === 'EVT_REG_021' ? (details?.disponivel ?? 0) : 0
  const others = Object.fromEntries(Object.entries(selection).filter(([other]) => Number(other) !== id))
  return { selection: left > 0 ? { ...others, [id]: left } : others, left }
}
