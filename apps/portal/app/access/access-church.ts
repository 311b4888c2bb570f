import type { Igreja, IgrejaVisual } from '@atrio/contract'
import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '../lib/page-context.ts'

/** What access and registration need to know of the church. */
export interface AccessChurch {
  id: number
  /** The id by which the look-up names the church. */
  clienteId: number
  nome: string
  slug: string
  /** ISO 3166-1 alpha-2. */
  pais: string
  fusoHorario: string
  camposCadastro: Igreja['camposCadastro']
  /** The address of the picture that the church shows of itself. */
  capa: string | null
}

export interface StepProps {
  church: AccessChurch
  /** The step was come to from another one. */
  arrive: boolean
}

/** The church of the host, for the pages of access. */
export function accessLoader({ context }: { context: Readonly<RouterContextProvider> }) {
  const { bootstrap } = context.get(pageContext)
  const church = bootstrap.state === 'loaded' ? toAccessChurch(bootstrap.base) : null
  if (!church) throw data(null, { status: 404 })
  return { church }
}

function toAccessChurch({
  igreja,
  igrejaVisual,
}: {
  igreja: Igreja
  igrejaVisual: IgrejaVisual
}): AccessChurch | null {
  const { id, nome, slug, fusoHorario, camposCadastro } = igreja
  const cliente = igreja.clientes[0]
  return cliente
    ? {
        id,
        clienteId: cliente.id,
        nome,
        slug,
        pais: cliente.pais,
        fusoHorario,
        camposCadastro,
        capa: igrejaVisual.imagemCapa,
      }
    : null
}
