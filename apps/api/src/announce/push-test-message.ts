import type { Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { words } from './own-words.ts'
import { layReady } from './push-queue.ts'

const TEST = 'teste'
const WORTH_MS = 600_000

/**
 * A message that shows how others will look, whatever the hour; while one is on its way there is no second.
 * @throws AppError NOT_FOUND for a device that is somebody else's
 */
export async function layTest(
  trx: TenantTrx,
  given: { igrejaId: number; userId: number; id: string; igreja: string; locale: Locale; secrets: Secrets },
): Promise<void> {
  const { igrejaId, userId, id, igreja, locale, secrets } = given
  const device = await trx
    .selectFrom('pushDispositivo')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where(sql<boolean>`id::text = ${id}`)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!device) throw new AppError('NOT_FOUND')
  const waits = await trx
    .selectFrom('pushEnvio')
    .where('igrejaId', '=', igrejaId)
    .where('dispositivoId', '=', device.id)
    .where('tipo', '=', TEST)
    .select('id')
    .executeTakeFirst()
  if (waits) return
  const now = new Date()
  await layReady(trx, {
    secrets,
    conteudo: {
      titulo: words.say(locale, 'push_test_title'),
      corpo: words.say(locale, 'push_test_text', { igreja }),
      url: '/notifications#preferences',
    },
    envio: {
      igrejaId,
      dispositivoId: device.id,
      tipo: TEST,
      flagUrgente: true,
      enviarEm: now,
      valeAte: new Date(now.getTime() + WORTH_MS),
    },
  })
}
