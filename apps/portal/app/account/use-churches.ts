import { accountCalls, churchCalls, type ClienteListado } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { useLoaded, type Loaded } from '../lib/data/use-loaded.ts'

export interface OtherChurch extends ClienteListado {
  /** The person has an account there. */
  own: boolean
  /** The person belongs there. */
  current: boolean
}

export type Churches = Loaded<{ organizacao: string; churches: OtherChurch[] }>

/** The other churches of an organisation, those where the person has an account first. */
export function useChurches(where: {
  organizacao: string
  userId: number
  igrejaId: number
  flagAtual: boolean
}): Churches {
  const { organizacao, userId, igrejaId, flagAtual } = where
  return useLoaded(`${organizacao} ${userId} ${flagAtual}`, async () => {
    const { nome, churches } = await loadChurches(organizacao, userId)
    return { organizacao: nome, churches: churches.filter(({ igreja }) => igreja.id !== igrejaId) }
  })
}

async function loadChurches(slug: string, id: number): Promise<{ nome: string; churches: OtherChurch[] }> {
  const [{ clientes }, { usuarios }, { organizacao }] = await Promise.all([
    api(churchCalls.listClientes, { query: { organizacao: slug } }),
    api(accountCalls.listUsuarios, { params: { id }, query: { organizacao: slug } }),
    api(churchCalls.getOrganizacao, { params: { slug } }),
  ])
  const own = new Map(usuarios.map(({ igreja, flagAtual }) => [igreja.id, flagAtual]))
  const churches = clientes
    .filter(({ igreja }) => igreja.flagAtivo)
    .map((cliente) => ({
      ...cliente,
      own: own.has(cliente.igreja.id),
      current: own.get(cliente.igreja.id) === true,
    }))
  return { nome: organizacao.nome, churches: churches.sort((a, b) => Number(b.own) - Number(a.own)) }
}
