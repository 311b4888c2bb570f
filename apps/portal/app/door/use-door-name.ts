import { useEffect, useState } from 'react'
import { personalStore } from '../lib/data/personal-store.ts'
import type { Kept } from '../lib/data/use-kept.ts'
import { deviceOwner, useSession } from '../lib/session/session.ts'

/** What this device is called at the doors; other doors show it. */
export function useDoorName(): [nome: string, set: (nome: string) => void] {
  const { user } = useSession()
  const owner = user?.id ?? deviceOwner() ?? 0
  const [nome, setNome] = useState('')
  useEffect(() => {
    void personalStore<Kept<string>>('portaria', owner)
      .get('nome')
      .then((kept) => kept && setNome(kept.data))
  }, [owner])
  const set = (next: string) => {
    setNome(next)
    const savedAt = new Date().toISOString()
    void personalStore<Kept<string>>('portaria', owner).put({
      id: 'nome',
      pending: false,
      data: next,
      savedAt,
    })
  }
  return [nome, set]
}
