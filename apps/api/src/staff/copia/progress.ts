import { withTenant } from '../../db/tenant.ts'
import type { CopiaDeps } from './copia-deps.ts'

const EVERY_MS = 1_500
/** Within the hour that the work has (`TAKES`): nobody else begins it meanwhile. */
const MOST_MS = 50 * 60_000

/** Says how far the work is while it goes on, outside of its transaction. */
export function reportProgress(
  { db, onError }: Pick<CopiaDeps, 'db' | 'onError'>,
  { igrejaId, sentido }: { igrejaId: number; sentido: 'saida' | 'entrada' },
): { expect: (total: number) => void; step: (done?: number) => void; end: () => Promise<void> } {
  let [feito, total] = [0, 0]
  const until = Date.now() + MOST_MS
  let said = Promise.resolve<unknown>(null)
  const say = () =>
    withTenant(db, { igrejaId }, (trx) =>
      trx.updateTable('copia').set({ feito, total }).where('sentido', '=', sentido).execute(),
    ).catch(onError)
  // Begun outside of the work's transaction, each turn makes its own.
  const timer = setInterval(() => {
    said = said.then(say)
  }, EVERY_MS)
  return {
    expect(many) {
      total = many
    },
    step(done = 1) {
      if (Date.now() > until) throw new Error('it takes too long')
      feito += done
    },
    async end() {
      clearInterval(timer)
      await said
    },
  }
}
