import { useEffect, useState } from 'react'
import { personalStore, type PersonalRecord } from '../lib/personal/personal-store.ts'
import { useOwner } from '../lib/session/owner.ts'

type DoorName = PersonalRecord & { data: string }

/** What this device is called at the doors; other doors show it. */
export function useDoorName(): [nome: string, set: (nome: string) => void] {
  const owner = useOwner()
  const [nome, setNome] = useState('')
  useEffect(() => {
    void personalStore<DoorName>('portaria', owner)
      .get('nome')
      .then((kept) => kept && setNome(kept.data))
  }, [owner])
  const set = (next: string) => {
    setNome(next)
    void personalStore<DoorName>('portaria', owner).put({
      id: 'nome',
      pending: false,
      data: next,
    })
  }
  return [nome, set]
}
