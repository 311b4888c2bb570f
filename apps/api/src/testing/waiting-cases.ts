import type { CallName, Espera, ErrorCode } from '@atrio/contract'
import { afterMany } from './after-many.ts'
import { asOwner } from './owner.ts'
import { changed, findIngresso, guest } from './money-world.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** Of the demo world, with every place taken. */
const SOLD_OUT = 'Noite de coral'

async function join(world: World, given: Record<string, unknown> = {}): Promise<Answer> {
  const { idEvento, ingresso } = await findIngresso(world, SOLD_OUT)
  return world.test.call('createEspera', {
    params: { slug: 'igreja-esperanca', id: idEvento },
    token: world.member.token,
    body: { idIngresso: ingresso, quantidade: 1, ...given },
  })
}

/** Without an account. */
const joinAsGuest = (world: World) =>
  join(
    { ...world, member: { ...world.member, token: undefined as never } },
    { nome: 'Bia', email: 'bia@visita.example' },
  )

const codigoOf = async (world: World) => ((await join(world)).body['espera'] as Espera).codigo

const accept = ({ test, member }: World, codigo: string): Promise<Answer> =>
  test.call('aceitarEspera', { params: { id: member.userId, codigo }, token: member.token, body: {} })

/** One place comes free and is offered; it is gone again when all is over. */
async function offered(world: World, run: (codigo: string) => Promise<Answer>): Promise<Answer> {
  const event = `(select id from evento where nome = '${SOLD_OUT}')`
  const codigo = await codigoOf(world)
  const place = [
    `update lote set capacidade = capacidade + 1 where evento_id = ${event};
     with held as (
       insert into reserva (igreja_id, evento_id, lote_id, ingresso_id, user_id, grupo, quantidade, expira_em)
       select igreja_id, evento_id, id, ingresso_id, -(select id from espera where codigo = '${codigo}'),
         gen_random_uuid(), 1, now() + interval '1 hour' from lote
         where evento_id = ${event} and ingresso_id is not null limit 1 returning grupo)
     update espera set situacao = 'oferecida', oferta_expira_em = now() + interval '1 hour',
       grupo = (select grupo from held) where codigo = '${codigo}'`,
    `update reserva set situacao = 'liberada' where situacao = 'retida' and evento_id = ${event};
     update espera set situacao = 'desistiu' where situacao in ('aguardando', 'oferecida');
     update lote set capacidade = capacidade - 1 where evento_id = ${event}`,
  ] as const
  return changed(world, [...place], () => run(codigo))
}

/** The person has one already, and may have no more. */
function limited(world: World, run: () => Promise<Answer>): Promise<Answer> {
  const tickets = `(select id from ingresso where evento_id = (select id from evento where nome = '${SOLD_OUT}'))`
  const { userId } = world.member
  return changed(
    world,
    [
      `update ingresso set limite_usuario = 1 where id in ${tickets};
       insert into limite_usuario select igreja_id, ${userId}, id, 1, 1 from ingresso where id in ${tickets}
         on conflict (igreja_id, user_id, ingresso_id) do update set qtd = 1, limite = 1`,
      `update ingresso set limite_usuario = null where id in ${tickets};
       delete from limite_usuario where user_id = ${userId} and ingresso_id in ${tickets}`,
    ],
    run,
  )
}

export const waitingCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  createEspera: {
    ok: (world) => join(world),
    CAPTCHA_REQUIRED: (world) => afterMany(world, () => joinAsGuest(world)),
    FORBIDDEN: (world) => guest(world, join),
    EVT_REG_002: (world) =>
      changed(
        world,
        [
          `update evento set arquivado_em = now() where nome = '${SOLD_OUT}'`,
          `update evento set arquivado_em = null where nome = '${SOLD_OUT}'`,
        ],
        () => join(world),
      ),
    EVT_REG_019: (world) => join(world, { idIngresso: 2_000_000_000 }),
    EVT_REG_023: (world) => join(world, { quantidade: 50 }),
  },
  getEspera: {
    ok: async (world, name) => world.test.call(name, { params: { codigo: await codigoOf(world) } }),
  },
  confirmarEspera: {
    ok: async (world, name) => {
      await joinAsGuest(world)
      const [row] = await asOwner<{ codigo: string }>(
        world.test.target,
        `select codigo from espera where situacao = 'a_confirmar' order by id desc limit 1`,
      )
      return world.test.call(name, { params: { codigo: row!.codigo }, body: {} })
    },
  },
  deleteEspera: {
    ok: async (world, name) => world.test.call(name, { params: { codigo: await codigoOf(world) } }),
  },
  aceitarEspera: {
    ok: (world) => offered(world, (codigo) => accept(world, codigo)),
    EVT_REG_023: (world) => offered(world, (codigo) => limited(world, () => accept(world, codigo))),
    EVT_REG_024: async (world) => accept(world, await codigoOf(world)),
    FORBIDDEN: (world) => offered(world, (codigo) => guest(world, (other) => accept(other, codigo))),
  },
}
