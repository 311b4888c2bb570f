import { useEffect, useMemo, useState } from 'react'
import { personalStore, type PersonalRecord } from '../lib/personal/personal-store.ts'
import { useOwner } from '../lib/session/owner.ts'

const ID = 'nova'

/**
 * The picture of a request that is being written: a draft of words has no room for it, so it lies with the person's
 * records. It goes with a log-out, as drafts do with the tab.
 */
export function useKeptPicture(): [picture: Blob | null, keep: (picture: Blob | null) => void] {
  const owner = useOwner()
  const store = useMemo(
    () => personalStore<PersonalRecord & { arquivo: Blob }>('oracao-imagem', owner),
    [owner],
  )
  const [picture, setPicture] = useState<Blob | null>(null)
  useEffect(() => {
    let isWanted = true
    store.get(ID).then(
      (kept) => isWanted && setPicture((now) => now ?? kept?.arquivo ?? null),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [store])
  const keep = (next: Blob | null) => {
    setPicture(next)
    // A full device loses the copy, and nothing else.
    void (next ? store.put({ id: ID, pending: false, arquivo: next }) : store.remove(ID)).catch(
      () => undefined,
    )
  }
  return [picture, keep]
}
