import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** The room of a broadcast is named after it; a trigger makes both at once. */
export function salaOf({ transmissaoId }: { transmissaoId: number }): string {
  return `ao-vivo-${transmissaoId}`
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
