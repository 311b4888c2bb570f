import { liveCalls, type AtendimentoProprio } from '@atrio/contract'
import { useCallback, useEffect, useState } from 'react'
import { browserStorages, readJson, writeJson } from '../lib/data/storage.ts'
import { useHydrated } from '../lib/data/store.ts'
import { useChurch } from '../shell/church.ts'

/** What this tab asked for, and the name that was said with it. */
export interface KeptHand {
  hand: AtendimentoProprio
  nome: string
}

const OPEN_MS = 3_000
const CLOSED_MS = 10_000

/** A hand that was raised here, asked after until it is over: closing its sheet loses nothing. */
export function useHand(
  { transmissaoId, idMomento = 0 }: { transmissaoId: number; idMomento?: number | undefined },
  isOpen: boolean,
): { kept: KeptHand | null; keep: (next: KeptHand) => void } {
  const slug = useChurch()!.slug
  const key = `atrio:live-hand-${transmissaoId}-${idMomento}`
  const isAlive = useHydrated()
  const [own, setOwn] = useState<KeptHand | null>(null)
  const kept = own ?? (isAlive ? readHand(key) : null)
  const keep = useCallback(
    (next: KeptHand) => {
      writeJson(browserStorages().session, key, next)
      setOwn(next)
    },
    [key],
  )
  const codigo = kept && kept.hand.estado !== 'concluido' ? kept.hand.codigo : null
  const nome = kept?.nome ?? ''
  useEffect(() => {
    if (codigo === null) return
    const ask = async () => {
      const { api } = await import('../lib/session/api-client.ts')
      const { atendimento } = await api(liveCalls.getAtendimento, { params: { slug, codigo } })
      keep({ hand: atendimento, nome })
    }
    const timer = setInterval(
      () => {
        if (!document.hidden) ask().catch(() => {})
      },
      isOpen ? OPEN_MS : CLOSED_MS,
    )
    return () => clearInterval(timer)
  }, [codigo, nome, keep, slug, isOpen])
  return { kept, keep }
}

function readHand(key: string): KeptHand | null {
  const kept = readJson(browserStorages().session, key) as Partial<KeptHand> | null
  return kept?.hand ? { hand: kept.hand, nome: kept.nome ?? '' } : null
}
