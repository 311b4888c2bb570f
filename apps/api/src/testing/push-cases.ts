import type { CallName, ErrorCode } from '@atrio/contract'
import { sendAsGuest } from './guest.ts'
import { inputFor } from './matrix-input.ts'
import { subscriptionOf } from './push-subscription.ts'
import type { Case, World } from './status-cases.ts'

const forbidden = { FORBIDDEN: sendAsGuest }

/** How a person is told, and on which devices. */
export const pushCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  listPreferenciasAviso: forbidden,
  savePreferenciaAviso: forbidden,
  listDispositivosPush: forbidden,
  createDispositivoPush: {
    ok: (world) => subscribe(world, 'caso-criado'),
    ...forbidden,
  },
  renewDispositivoPush: {
    async ok(world, name) {
      const { body } = await subscribe(world, 'caso-antes')
      const { renovacao } = body as { renovacao: string }
      const again = { ...subscriptionOf('caso-depois'), chave: world.test.deps.push!.chave, renovacao }
      return world.test.call(name, { ...inputFor(name, world.own), body: again })
    },
  },
  deleteDispositivoPush: { ok: onOwnDevice, ...forbidden },
  testDispositivoPush: { ok: onOwnDevice, ...forbidden },
  saveSilencioAviso: forbidden,
}

async function onOwnDevice(world: World, name: CallName) {
  const { body } = await subscribe(world, 'caso-proprio')
  const { id: idDispositivo } = body['dispositivo'] as { id: string }
  const { params, ...input } = inputFor(name, world.own)
  return world.test.call(name, { ...input, params: { ...params, idDispositivo }, token: world.member.token })
}

function subscribe({ test, own, member }: World, name: string) {
  return test.call('createDispositivoPush', {
    params: { id: own.igreja },
    body: { ...subscriptionOf(name), chave: test.deps.push!.chave },
    token: member.token,
  })
}
