import { liveCalls, type AtendimentoProprio } from '@atrio/contract'
import { useCallback, useEffect, useState } from 'react'
import { browserStorages, readJson, writeJson } from '../lib/data/storage.ts'
import { api } from '../lib/session/api-client.ts'
import { useChurch } from '../shell/church.ts'

/** What this tab asked for, and the name that was said with it. */
export interface KeptHand {
  hand: AtendimentoProprio
  nome: string
}

const OPEN_MS = 3_000
const CLOSED_MS = 10_000
const OVER: ReadonlySet<AtendimentoProprio['estado']> = new Set(['concluido'])

/** A hand that was raised here, asked after until it is over: closing its sheet loses nothing. */
export function useHand(
  { transmissaoId, idMomento = 0 }: { transmissaoId: number; idMomento?: number | undefined },
  isOpen: boolean,
): { kept: KeptHand | null; keep: (next: KeptHand) => void } {
  const slug = useChurch()!.slug
  const key = `atrio:live-hand-${transmissaoId}-${idMomento}`
  const [kept, setKept] = useState<KeptHand | null>(null)
  useEffect(() => {
    const stored = readJson(browserStorages().session, key) as KeptHand | null
    if (stored?.hand) setKept(stored)
  }, [key])
  const keep = useCallback(
    (next: KeptHand) => {
      writeJson(browserStorages().session, key, next)
      setKept(next)
    },
    [key],
  )
  useEffect(() => {
    if (!kept || OVER.has(kept.hand.estado)) return
    const ask = () => {
      if (document.hidden) return
      api(liveCalls.getAtendimento, { params: { slug, codigo: kept.hand.codigo } }).then(
        ({ atendimento }) => keep({ ...kept, hand: atendimento }),
        () => {},
      )
    }
    const timer = setInterval(ask, isOpen ? OPEN_MS : CLOSED_MS)
    return () => clearInterval(timer)
  }, [kept, keep, slug, isOpen])
  return { kept, keep }
}
