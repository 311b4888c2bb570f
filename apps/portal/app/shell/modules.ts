import type { CallResult, churchCalls, ModuloCodigo } from '@atrio/contract'
import { slices } from '../slices.ts'

/** Addresses whose pages are still to come (Spec §2), or whose slice has several modules. */
const coming: readonly (readonly [prefix: string, codigo: ModuloCodigo])[] = [
  ['/third-parts/voluts', 'MOD_VOLUTS'],
  ['/third-parts/mykids', 'MOD_MYKIDS'],
]

const all = Object.values(slices)

/**
 * Which module an address belongs to (Spec §2), and what the API answers with 404 when that is off; addresses not
 * listed here are open at every church.
 */
const moduleRoutes = [
  ...all.flatMap(({ modulo, addresses = [] }) =>
    modulo ? addresses.map((prefix) => [prefix, modulo] as const) : [],
  ),
  ...coming,
]

/** The module that must be enabled for an address, or null when none must. */
export function moduleOf(pathname: string): ModuloCodigo | null {
  const path = pathname.replace(/\.data$/, '').toLowerCase()
  const found = moduleRoutes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return found?.[1] ?? null
}

/** Spec §2: a route whose module the church has not enabled leads to the church home. */
export function isModuleOff(pathname: string, modulos: readonly ModuloCodigo[]): boolean {
  const codigo = moduleOf(pathname)
  return codigo !== null && !modulos.includes(codigo)
}

/** Where no menu of a church leads: modules that are off, and pages that would be empty. */
export function closedPages(
  modulos: readonly ModuloCodigo[],
  semConteudo: CallResult<typeof churchCalls.listModulos>['semConteudo'],
): string[] {
  const off = moduleRoutes.filter(([, codigo]) => !modulos.includes(codigo)).map(([prefix]) => prefix)
  const empty = all
    .flatMap(({ menu = {} }) => Object.values(menu))
    .filter(({ shows }) => shows && semConteudo.includes(shows))
    .map(({ to }) => to)
  return [...off, ...empty]
}
