import type { CallResult, churchCalls, ModuloCodigo } from '@atrio/contract'
import { slices } from '../slices.ts'

type ModuleRoute = readonly [prefix: string, modulos: readonly ModuloCodigo[]]

/** Of a slice with several modules: an address of more than one is open where one of them is on. */
const ofSeveral: readonly ModuleRoute[] = [
  ['/third-parts/voluts', ['MOD_VOLUTS']],
  ['/third-parts/mykids', ['MOD_MYKIDS']],
  ['/third-parts', ['MOD_VOLUTS', 'MOD_MYKIDS']],
]

const all = Object.values(slices)

/**
 * Which module an address belongs to (Spec §2), and what the API answers with 404 when that is off; addresses not
 * listed here are open at every church.
 */
const moduleRoutes: readonly ModuleRoute[] = [
  ...all.flatMap(({ modulo, addresses = [] }) =>
    modulo ? addresses.map((prefix) => [prefix, [modulo]] as const) : [],
  ),
  ...ofSeveral,
]

/** The modules of which one must be enabled for an address; none of them where it is open everywhere. */
export function modulesOf(pathname: string): readonly ModuloCodigo[] {
  const path = pathname.replace(/\.data$/, '').toLowerCase()
  const found = moduleRoutes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found?.[1] ?? []
}

/** Spec §2: a route whose module the church has not enabled leads to the church home. */
export function isModuleOff(pathname: string, modulos: readonly ModuloCodigo[]): boolean {
  const needed = modulesOf(pathname)
  return needed.length > 0 && !needed.some((codigo) => modulos.includes(codigo))
}

/** Where no menu of a church leads: modules that are off, and pages that would be empty. */
export function closedPages(
  modulos: readonly ModuloCodigo[],
  semConteudo: CallResult<typeof churchCalls.listModulos>['semConteudo'],
): string[] {
  const off = moduleRoutes.map(([prefix]) => prefix).filter((prefix) => isModuleOff(prefix, modulos))
  const empty = all
    .flatMap(({ menu = {} }) => Object.values(menu))
    .filter(({ shows }) => shows && semConteudo.includes(shows))
    .map(({ to }) => to)
  return [...off, ...empty]
}
