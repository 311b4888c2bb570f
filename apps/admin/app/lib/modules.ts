import type { IgrejaEquipe, ModuloCodigo } from '@atrio/contract'
import { often, placeOfOften } from '../content/often.ts'

type Church = Pick<IgrejaEquipe, 'modulos'>

/**
 * What of the site belongs to a module, by its address below a church's; what is below it does as well. `modules.test.ts`
 * holds it to what the calls and kinds of the contract declare. Subscribers are not here: what runs goes on being looked
 * at while Play is put away.
 */
export const places: Readonly<Record<string, ModuloCodigo>> = {
  'agenda/eventos': 'MOD_EVENTO',
  'ajustes/motivos': 'MOD_DOACAO',
  'ajustes/motivos-oracao': 'MOD_MURAL_ORACAO',
  'ao-vivo': 'MOD_CULTO',
  conversas: 'MOD_CULTO',
  'dinheiro/planos': 'MOD_ASSINATURA',
  grupos: 'MOD_CELULA',
  oracao: 'MOD_MURAL_ORACAO',
  play: 'MOD_ASSINATURA',
}

const all: readonly (readonly [place: string, modulo: ModuloCodigo | null])[] = [
  ...Object.entries(places),
  ...Object.values(often).map((kind) => [placeOfOften(kind), kind.modulo] as const),
]

/** A page was asked for that belongs to what the church has turned off. */
export class ModuleOff extends Error {
  override name = 'ModuleOff'
  readonly modulo: ModuloCodigo
  constructor(modulo: ModuloCodigo) {
    super(`${modulo} is off`)
    this.modulo = modulo
  }
}

export const hasModule = ({ modulos }: Church, modulo: ModuloCodigo | null): boolean =>
  modulo === null || modulos.includes(modulo)

/** @throws ModuleOff */
export function requireModule(igreja: Church, modulo: ModuloCodigo | null): void {
  if (modulo !== null && !hasModule(igreja, modulo)) throw new ModuleOff(modulo)
}

/** What an address below a church's belongs to; null for what is everybody's. */
export function moduleOf(place: string): ModuloCodigo | null {
  const path = place.split('?')[0]!
  return all.find(([one]) => path === one || path.startsWith(`${one}/`))?.[1] ?? null
}

/** Whether anything may lead there. */
export const isOpen = (igreja: Church, place: string): boolean => hasModule(igreja, moduleOf(place))
