import type { IgrejaVisual } from '@atrio/contract'
import type { Database } from '../db/client.ts'

/** Colour and pictures of a church; one that chose nothing has nulls. */
export async function getIgrejaVisual(db: Database, igrejaId: number): Promise<IgrejaVisual> {
  const visual = await db
    .selectFrom('igrejaVisual')
    .where('igrejaId', '=', igrejaId)
    .selectAll()
    .executeTakeFirst()
  return visual ?? { corApp: null, logo: null, icone: null, imagemCapa: null, imagemCapaAlt: null }
}
