import type { CallName, ErrorCode } from '@atrio/contract'
import { asOwner } from './owner.ts'
import { comunicado } from './staff-inputs.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

const create = (world: World): Promise<Answer> =>
  world.test.call('createComunicado', {
    params: { slug: world.own.slug },
    equipe: world.equipe,
    body: comunicado,
  })

const forget = (world: World) =>
  asOwner(world.test.target, 'delete from comunicado where igreja_id = $1', [world.own.igreja])

async function cancel(world: World, name: CallName, situacao: 'agendado' | 'enviado'): Promise<Answer> {
  await forget(world)
  const { id } = (await create(world)).body['comunicado'] as { id: number }
  if (situacao === 'enviado') {
    await asOwner(world.test.target, `update comunicado set situacao = 'enviando' where id = $1`, [id])
    await asOwner(world.test.target, `update comunicado set situacao = 'enviado' where id = $1`, [id])
  }
  return world.test.call(name, {
    params: { slug: world.own.slug, id },
    equipe: world.equipe,
    body: {},
  })
}

/** Of what staff write to many. */
export const noticeCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createComunicado: {
    async ok(world) {
      await forget(world)
      return create(world)
    },
    async ACCOUNT_LIMIT(world) {
      await asOwner(
        world.test.target,
        `insert into comunicado (igreja_id, titulo, texto, caminho, publico, canais, enviar_em)
         select $1, 'Muitos', 'x', '/', 'todos', '{email}', now() + interval '1 year' from generate_series(1, 20)`,
        [world.own.igreja],
      )
      try {
        return await create(world)
      } finally {
        await forget(world)
      }
    },
  },
  cancelarComunicado: {
    ok: (world, name) => cancel(world, name, 'agendado'),
    NOTICE_SENT: (world, name) => cancel(world, name, 'enviado'),
  },
}
