import type { CallName, ErrorCode } from '@atrio/contract'
import { asOwner } from './owner.ts'
import type { Case, World } from './status-cases.ts'
import { twoPeople } from './two-people.ts'

/** Two people of the church whom nothing hangs on. */
async function twoOf({ test, own }: World) {
  const { fica, sai } = await twoPeople(test, own.igreja)
  const body = { fica: fica.id, sai: sai.id, campos: [], versaoFica: fica.versao, versaoSai: sai.versao }
  return { sai, body }
}

const send = ({ test, own, equipe }: World, name: CallName, given: { params?: object; body?: object }) =>
  test.call(name, { equipe, ...given, params: { slug: own.slug, ...given.params } })

/** Merges two, changes something of it, and takes it back. */
async function undo(world: World, name: CallName, after?: string) {
  const { body, sai } = await twoOf(world)
  const made = await send(world, 'unirUsuarios', { body })
  if (after) await asOwner(world.test.target, after, [sai.id])
  return send(world, name, { params: { id: (made.body['uniao'] as { id: number }).id }, body: {} })
}

export const mergeCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  compararUsuarios: {
    async ok(world, name) {
      const { fica, sai } = (await twoOf(world)).body
      return send(world, name, { params: { fica, sai } })
    },
    NOT_FOUND: (world, name) => send(world, name, { params: { fica: 2_000_000_000, sai: 2_000_000_001 } }),
  },
  unirUsuarios: {
    ok: async (world, name) => send(world, name, { body: (await twoOf(world)).body }),
    async VERSION_CONFLICT(world, name) {
      const { body } = await twoOf(world)
      return send(world, name, { body: { ...body, versaoSai: body.versaoSai + 1 } })
    },
    async MERGE_REFUSED(world, name) {
      const { body, sai } = await twoOf(world)
      await asOwner(
        world.test.target,
        `insert into equipe_funcao (igreja_id, user_id, funcao) values ($1, $2, 'midia')`,
        [world.own.igreja, sai.userId],
      )
      return send(world, name, { body })
    },
  },
  desfazerUniao: {
    ok: (world, name) => undo(world, name),
    MERGE_REFUSED: (world, name) => undo(world, name, `update usuario set telefone = '1' where id = $1`),
  },
}
