import { accountCalls, churchCalls, type ClienteListado } from '@atrio/contract'
import { useEffect, useState } from 'react'
import { api } from '../lib/api-client.ts'

export interface OtherChurch extends ClienteListado {
  /** The person has an account there. */
  own: boolean
}

export type Churches =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'loaded'; organizacao: string; churches: OtherChurch[] }

/** The other churches of an organisation, those where the person has an account first. */
export function useChurches(where: { organizacao: string; userId: number; igrejaId: number }): Churches {
  const { organizacao, userId, igrejaId } = where
  const [loaded, setLoaded] = useState<Churches>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    loadChurches(organizacao, userId).then(
      ({ nome, churches }) => {
        const others = churches.filter(({ igreja }) => igreja.id !== igrejaId)
        if (current) setLoaded({ state: 'loaded', organizacao: nome, churches: others })
      },
      () => {
        const retry = () => {
          setLoaded({ state: 'loading' })
          setAttempt(attempt + 1)
        }
        if (current) setLoaded({ state: 'failed', retry })
      },
    )
    return () => {
      current = false
    }
  }, [organizacao, userId, igrejaId, attempt])
  return loaded
}

async function loadChurches(slug: string, id: number): Promise<{ nome: string; churches: OtherChurch[] }> {
  const [{ clientes }, { usuarios }, { organizacao }] = await Promise.all([
    api(churchCalls.listClientes, { query: { organizacao: slug } }),
    api(accountCalls.listUsuarios, { params: { id }, query: { organizacao: slug } }),
    api(churchCalls.getOrganizacao, { params: { slug } }),
  ])
  const own = new Set(usuarios.map(({ igreja }) => igreja.id))
  const churches = clientes
    .filter(({ igreja }) => igreja.flagAtivo)
    .map((cliente) => ({ ...cliente, own: own.has(cliente.igreja.id) }))
  return { nome: organizacao.nome, churches: churches.sort((a, b) => Number(b.own) - Number(a.own)) }
}
