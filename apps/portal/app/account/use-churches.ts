import { accountCalls, churchCalls, type CallResult, type ClienteListado } from '@atrio/contract'
import { mapLoaded, together, type Loaded } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'

export interface OtherChurch extends ClienteListado {
  /** The person has an account there. */
  own: boolean
  /** The person belongs there. */
  current: boolean
}

export interface OtherChurches {
  organizacao: string
  churches: OtherChurch[]
}

/** The other churches of an organisation, those where the person has an account first. */
export function useChurches(where: {
  organizacao: string
  userId: number
  igrejaId: number
}): Loaded<OtherChurches> {
  const { organizacao: slug, userId: id, igrejaId } = where
  const loaded = together({
    listed: useCall(churchCalls.listClientes, { query: { organizacao: slug } }),
    accounts: useCall(
      accountCalls.listUsuarios,
      { params: { id }, query: { organizacao: slug } },
      { fresh: true },
    ),
    organisation: useCall(churchCalls.getOrganizacao, { params: { slug } }),
  })
  return mapLoaded(loaded, ({ listed, accounts, organisation }) => ({
    organizacao: organisation.organizacao.nome,
    churches: othersOf(listed.clientes, accounts.usuarios).filter(({ igreja }) => igreja.id !== igrejaId),
  }))
}

type Usuarios = CallResult<typeof accountCalls.listUsuarios>['usuarios']

function othersOf(clientes: readonly ClienteListado[], usuarios: Usuarios): OtherChurch[] {
  const own = new Map(usuarios.map(({ igreja, flagAtual }) => [igreja.id, flagAtual]))
  const churches = clientes
    .filter(({ igreja }) => igreja.flagAtivo)
    .map((cliente) => ({
      ...cliente,
      own: own.has(cliente.igreja.id),
      current: own.get(cliente.igreja.id) === true,
    }))
  return churches.sort((a, b) => Number(b.own) - Number(a.own))
}
