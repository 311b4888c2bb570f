import {
  ApiError,
  churchCalls,
  liveCalls,
  type ApiCall,
  type CallResult,
  type Igreja,
  type IgrejaVisual,
  type ModuloCodigo,
  type TransmissaoListada,
} from '@atrio/contract'

/** What every page of a church needs before anything else (Spec §4 Bootstrapping). */
export interface ChurchBase {
  igreja: Igreja
  modulos: ModuloCodigo[]
  semConteudo: CallResult<typeof churchCalls.listModulos>['semConteudo']
  igrejaVisual: IgrejaVisual
  metodosPagamento: CallResult<typeof churchCalls.listMetodosPagamento>['metodosPagamento']
  igrejaAppMenu: CallResult<typeof churchCalls.listIgrejaAppMenu>['igrejaAppMenu']
  /** What is broadcast within a day, and the last that can be watched again; null without the module. */
  aoVivo: { perto: TransmissaoListada[]; ultima: TransmissaoListada | null } | null
}

export type Bootstrap =
  | { state: 'loaded'; base: ChurchBase }
  /** The church exists but its portal is off; nothing of it is shown to visitors. */
  | { state: 'inactive'; igreja: Pick<Igreja, 'id' | 'codigo' | 'host'> }
  | { state: 'unknown' }
  | { state: 'failed' }

/** The church of a host, whether its portal is on or off; null where there is none or it could not be loaded. */
export function churchOf(bootstrap: Bootstrap): Pick<Igreja, 'id' | 'codigo' | 'host'> | null {
  if (bootstrap.state === 'loaded') return bootstrap.base.igreja
  return bootstrap.state === 'inactive' ? bootstrap.igreja : null
}

/**
 * Spec §4: church data first; an inactive church stops there; then modules, visual, payment methods and menu. Any
 * failure is `failed`: the page shows a warning and the error page.
 */
export async function loadBootstrap(api: ApiCall, host: string): Promise<Bootstrap> {
  try {
    const { clientes } = await api(churchCalls.getIgrejaByHostname, { query: { hostname: host } })
    const igreja = clientes[0]?.igreja
    if (!igreja) return { state: 'unknown' }
    if (!igreja.flagAtivo) {
      const { id, codigo, host } = igreja
      return { state: 'inactive', igreja: { id, codigo, host } }
    }
    return { state: 'loaded', base: await loadBase(api, igreja) }
  } catch (error) {
    if (error instanceof ApiError && error.httpStatus < 500) return { state: 'unknown' }
    return { state: 'failed' }
  }
}

async function loadBase(api: ApiCall, igreja: Igreja): Promise<ChurchBase> {
  const params = { slug: igreja.slug }
  const [modulo, visual, metodo, menu] = await Promise.all([
    api(churchCalls.listModulos, { params }),
    api(churchCalls.getIgrejaVisual, { params }),
    api(churchCalls.listMetodosPagamento, { params }),
    api(churchCalls.listIgrejaAppMenu, { query: { igreja: igreja.id } }),
  ])
  const modulos = modulo.modulos.map(({ codigo }) => codigo)
  return {
    igreja,
    modulos,
    semConteudo: modulo.semConteudo,
    igrejaVisual: visual.igrejaVisual,
    metodosPagamento: metodo.metodosPagamento,
    igrejaAppMenu: menu.igrejaAppMenu,
    aoVivo: modulos.includes('MOD_CULTO') ? await loadAoVivo(api, params) : null,
  }
}

const DAY = 24 * 60 * 60_000
/** Every page carries them. */
const NEAR_AT_MOST = 3

async function loadAoVivo(api: ApiCall, params: { slug: string }): Promise<ChurchBase['aoVivo']> {
  const { transmissoes, ultima } = await api(liveCalls.listTransmissoes, { params })
  const perto = transmissoes
    .filter(({ inicio, flagCancelada }) => !flagCancelada && Date.parse(inicio) < Date.now() + DAY)
    .slice(-NEAR_AT_MOST)
  return { perto, ultima }
}
