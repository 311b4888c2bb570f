import { accountCalls } from '@atrio/contract'
import { api } from '../session/api-client.ts'
import { readRecord } from './push-record.ts'
import { currentSubscription, keyOf, leave, subscribe } from './subscription.ts'

const LOOKED = 'atrio:push-looked'

/**
 * Once for each tab: a browser that the person had subscribed goes on after a session that ran out, and with a new key.
 * What somebody else left here goes.
 */
export async function renew({ igrejaId, userId }: { igrejaId: number; userId: number }): Promise<void> {
  if (sessionStorage.getItem(LOOKED) === String(userId)) return
  const subscription = await currentSubscription()
  if (!subscription) return
  const record = await readRecord()
  if (record?.userId !== userId || record.igrejaId !== igrejaId) return leave()
  const { chave, dispositivos } = await api(accountCalls.listDispositivosPush, { params: { id: igrejaId } })
  sessionStorage.setItem(LOOKED, String(userId))
  if (chave === null) return
  const isKnown = dispositivos.some(({ flagAtual }) => flagAtual) && keyOf(subscription) === chave
  if (isKnown) return
  // Its address may be why the server has dropped it.
  await subscription.unsubscribe()
  await subscribe({ igrejaId, userId, chave })
}
