import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** The room of a broadcast is named after it; a trigger makes both at once. */
export function salaOf({ transmissaoId }: { transmissaoId: number }): string {
  return `ao-vivo-${transmissaoId}`
}

/** The room of those who look after it (Decision 286). */
export function anfitrioesOf({ transmissaoId }: { transmissaoId: number }): string {
  return `anfitrioes-${transmissaoId}`
}

/** The broadcast whose hosts' room it is, by the code of the room that everybody comes to. */
export function salaOfAnfitrioes(codigo: string): string {
  return codigo.replace(/^anfitrioes-/, 'ao-vivo-')
}

/** The broadcast whose room it is. */
export function transmissaoOf(codigo: string): number | null {
  const [, id] = /^ao-vivo-([1-9]\d{0,8})$/.exec(codigo) ?? []
  return id === undefined ? null : Number(id)
}

export async function findSalaId(trx: TenantTrx, of: { transmissaoId: number }): Promise<number> {
  const sala = await trx.selectFrom('sala').where('codigo', '=', salaOf(of)).select('id').executeTakeFirst()
  if (!sala) throw new AppError('NOT_FOUND')
  return sala.id
}
