import { eventsCalls, type EstoqueEvento } from '@atrio/contract'
import { useEffect, useState } from 'react'
import { useSession } from '../lib/session/session.ts'

/** What only the browser may ask: what is left now, and what the person has already. */
export interface PersonAtEvent {
  estoque: EstoqueEvento | null
  registrations: number
  hasOnlineAccess: boolean
}

const nobody: PersonAtEvent = { estoque: null, registrations: 0, hasOnlineAccess: false }

/** Asks when the page comes alive, and again when somebody logs in; the page shows its own figures until then. */
export function usePersonAtEvent(slug: string, eventId: number): PersonAtEvent {
  const { status, user } = useSession()
  const [found, setFound] = useState(nobody)
  const userId = user?.id ?? null
  useEffect(() => {
    if (status === 'starting') return undefined
    let current = true
    // Without an answer the page's own figures stand: a minute old at most.
    load(slug, eventId, userId).then(
      (answer) => current && setFound(answer),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [slug, eventId, status, userId])
  return found
}

async function load(slug: string, id: number, userId: number | null): Promise<PersonAtEvent> {
  const { api } = await import('../lib/session/api-client.ts')
  const [{ estoque }, own] = await Promise.all([
    api(eventsCalls.getEstoqueEvento, { params: { slug, id } }),
    userId === null
      ? null
      : api(eventsCalls.listInscricoes, { params: { id: userId, idEvento: id } }).catch(() => null),
  ])
  const active = own?.inscricoes.filter(({ situacao }) => situacao === 'ativa') ?? []
  const opens = active.some(({ ingresso }) => ingresso.flagConteudoExclusivo) || Boolean(own?.linkOnline)
  return { estoque, registrations: active.length, hasOnlineAccess: active.length > 0 && opens }
}
