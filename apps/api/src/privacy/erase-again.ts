import { withTenant } from '../db/tenant.ts'
import { ERASED_FOLDER, listErased } from '../files/erased-list.ts'
import type { Regular } from '../jobs/regular.ts'
import { attendEach, igrejasIn } from '../jobs/rounds.ts'
import { erasePerson } from './erase.ts'

type AgainDeps = Parameters<typeof erasePerson>[0]

/** At each start, and by night: a restored backup has people who were erased since it was made. */
export const privacyRegular: readonly Regular<AgainDeps>[] = [
  { name: 'erase-again', cron: '35 3 * * *', seconds: 1_800, run: (deps) => eraseAgain(deps) },
]

/** @returns how many were there again. Who came back to a church by themselves came after. */
export async function eraseAgain(deps: AgainDeps): Promise<number> {
  let again = 0
  await attendEach(await igrejasIn(deps, ERASED_FOLDER), async (igrejaId) => {
    const erased = await listErased(deps, igrejaId)
    if (erased.size === 0) return
    const there = await withTenant(deps.db, { igrejaId }, (trx) =>
      trx
        .selectFrom('usuario')
        .innerJoin('user', 'user.id', 'usuario.userId')
        .where('usuario.igrejaId', '=', igrejaId)
        .where('user.uuid', '=', (eb) => eb.fn.any(eb.val([...erased.keys()])))
        .select(['user.id', 'user.uuid', 'usuario.dataCadastro'])
        .execute(),
    )
    for (const { id: userId, uuid, dataCadastro } of there) {
      if (dataCadastro > erased.get(uuid)!) continue
      await erasePerson(deps, { igrejaId, userId, quietly: true })
      again += 1
    }
  })
  return again
}
