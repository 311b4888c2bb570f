import type { Registro, Valores } from '@atrio/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecordCalls } from './calls.ts'
import { dropLocal, readLocal, writeLocal, type LocalDraft } from './local-draft.ts'

const WAIT_MS = 1_200

export type Kept = 'same' | 'waiting' | 'kept' | 'offline'

/** What is typed into a record: kept on the device at once and at the server soon, and public by neither. */
export function useDraft(
  registro: Registro,
  { calls, place }: { calls: Pick<RecordCalls, 'keep'>; place: string },
) {
  const [begun] = useState(() => begin(registro, place))
  const [valores, setValores] = useState(begun.valores)
  const [versao, setVersao] = useState(begun.versao)
  const [kept, setKept] = useState<Kept>(
    begun.isLocal ? 'waiting' : registro.rascunho?.flagMeu ? 'kept' : 'same',
  )
  // Of now: what is sent for a while, such as a picture, comes back to what was typed meanwhile.
  const latest = useRef(begun.valores)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id } = registro

  const keep = async (sent: LocalDraft) => {
    try {
      await calls.keep(id, sent)
    } catch {
      setKept('offline')
      return
    }
    // What was typed meanwhile is on its way.
    if (JSON.stringify(readLocal(place)?.valores) !== JSON.stringify(sent.valores)) return
    dropLocal(place)
    setKept('kept')
  }
  const keepBegun = useEffectEvent(() => {
    if (begun.isLocal) void keep({ versao: begun.versao, valores: begun.valores })
  })
  useEffect(() => {
    const soon = setTimeout(keepBegun, WAIT_MS)
    return () => clearTimeout(soon)
  }, [])

  const change = (changes: Valores) => {
    latest.current = { ...latest.current, ...changes }
    const next = { versao, valores: latest.current }
    writeLocal(place, next)
    setValores(next.valores)
    setKept('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(next), WAIT_MS)
  }
  const begins = (next: { versao: number; valores: Valores }, state: Kept) => {
    clearTimeout(timer.current)
    dropLocal(place)
    latest.current = next.valores
    setValores(next.valores)
    setVersao(next.versao)
    setKept(state)
  }
  /** What was typed a moment ago, without waiting for the pause. @throws what kept the server from having it */
  const flush = async () => {
    clearTimeout(timer.current)
    const local = readLocal(place)
    if (!local) return
    await calls.keep(id, local)
    if (JSON.stringify(readLocal(place)?.valores) !== JSON.stringify(local.valores)) return
    dropLocal(place)
    setKept('kept')
  }
  return { valores, versao, kept, change, begins, flush }
}

function begin({ versao, valores, rascunho }: Registro, place: string) {
  const local = readLocal(place)
  if (local) return { ...local, isLocal: true }
  const from = rascunho
    ? { valores: rascunho.valores, versao: rascunho.versaoBase }
    : { valores: valores ?? {}, versao }
  return { ...from, isLocal: false }
}
