import { hasRight, type ModuloCodigo } from '@atrio/contract'
import { buttonClass, EmptyState } from '@atrio/ui'
import { Blocks } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useAcesso } from '../lib/acesso.ts'
import { moduleName } from '../lib/module-name.ts'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from './page-title.ts'

/** In place of what belongs to a module that the church has turned off; who may turn it on again is led there. */
export function ModuleOffPage({ modulo }: { modulo: ModuloCodigo }) {
  const { codigo = '' } = useParams()
  const igreja = useAcesso().igrejas.find((one) => one.codigo === codigo)
  const mayTurnOn = igreja !== undefined && hasRight(igreja.papeis, { area: 'ajustes', may: 'publish' })
  const title = m.module_off({ nome: moduleName(modulo) })
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      icon={<Blocks />}
      title={title}
      action={
        <Link to={`/${codigo}${mayTurnOn ? '/ajustes/modulos' : ''}`} className={buttonClass({})}>
          {mayTurnOn ? m.module_off_turn_on() : m.missing_today()}
        </Link>
      }
    >
      {mayTurnOn ? m.module_off_detail() : m.module_off_ask()}
    </EmptyState>
  )
}
