import { useEffect, useState } from 'react'
import { personalStore, type PersonalRecord } from '../lib/personal/personal-store.ts'
import { useOwner } from '../lib/session/owner.ts'

type Photo = PersonalRecord & { data: Blob }

/**
 * A photo whose address is good for some minutes only, kept on the device beside the card. Like the card it goes with a
 * log-out.
 * @param address null where there is none, undefined while that is not known
 */
export function useKeptPhoto(address: string | null | undefined): string | null {
  const owner = useOwner()
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (address === undefined) return undefined
    let shown: string | null = null
    let ended = false
    const show = (photo: Blob | null) => {
      if (ended) return
      shown = photo && URL.createObjectURL(photo)
      setSrc(shown)
    }
    void findPhoto(owner, address).then(show)
    return () => {
      ended = true
      if (shown) URL.revokeObjectURL(shown)
    }
  }, [owner, address])
  return src
}

async function findPhoto(owner: number, address: string | null): Promise<Blob | null> {
  const store = personalStore<Photo>('carteirinha', owner)
  if (address === null) {
    await store.remove('foto')
    return null
  }
  const response = await fetch(address).catch(() => null)
  if (!response?.ok) return (await store.get('foto'))?.data ?? null
  const data = await response.blob()
  await store.put({ id: 'foto', pending: false, data })
  return data
}
