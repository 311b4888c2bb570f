import type { CallName, ErrorCode } from '@atrio/contract'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'

/** Joaquim has a card at the church, and the administrator looks after its people. */
const ofJoaquim: Case = async (world, name) =>
  world.test.call(name, { ...inputFor(name, world.own), params: await paramsOf(world), equipe: world.equipe })

export const cardCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  emitirCarteirinha: { ok: ofJoaquim },
  revogarCarteirinha: { ok: ofJoaquim },
}

async function paramsOf({ test, own }: World) {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `select id from usuario where igreja_id = $1 and nome = 'Joaquim' order by id limit 1`,
    [own.igreja],
  )
  return { slug: own.slug, id: row!.id }
}
