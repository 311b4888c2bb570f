import type { CallName, ErrorCode } from '@atrio/contract'
import { openEquipe } from './equipe.ts'
import { newPedidoCodigo } from '../payments/order/codes.ts'
import { sealContato } from '../payments/waiting/contact.ts'
import { eventoValores } from './event-values.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import type { Case, World } from './status-cases.ts'
import type { CallOptions } from './test-app.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>

/** Of events as staff write and sell them. */
export const eventCases: Partial<Record<CallName, Cases>> = {
  listEventoEquipe: of(async () => ({}), 'church'),
  getEventoEquipe: of(async (world) => ({ params: await published(world) })),
  createEventoEquipe: withDrafts(
    of(async () => ({ body: { valores: {} } }), 'church'),
    async () => ({ body: { valores: {} } }),
  ),
  keepEventoEquipe: withDrafts(
    of(async (world) => ({ params: await published(world), body: { versao: 1, valores: {} } })),
    async (world) => ({ params: await published(world), body: { versao: 1, valores: {} } }),
  ),
  discardEventoEquipe: of(async (world) => ({ params: await begun(world) })),
  publishEventoEquipe: {
    ...withStale((versao) => ({ versao, valores: eventoValores({ nome: 'Outra noite' }) })),
    async CHANGE_WAITS(world, name) {
      const given = { params: await published(world), body: later() }
      await send(world, name, given)
      return send(world, name, given)
    },
  },
  callOffEventoEquipe: of(async (world) => {
    const params = await published(world)
    await send(world, 'publishEventoEquipe', { params, body: later() })
    return { params }
  }),
  archiveEventoEquipe: withStale((versao) => ({ versao, arquivado: true })),
  copyEventoEquipe: withDrafts(
    of(async (world) => ({ params: await published(world), body: copy })),
    async (world) => ({ params: await published(world), body: copy }),
  ),
  historyEventoEquipe: of(async (world) => ({ params: await published(world) })),
  listPresentesEvento: of(async (world) => ({ params: await published(world) })),
  listEsperasEvento: of(async (world) => ({ params: await published(world) })),
  offerEsperaEvento: of(async (world) => ({ params: await waitedFor(world), body: {} })),
  removeEsperaEvento: of(async (world) => ({ params: await waitedFor(world) })),
  exportPresentesEvento: {
    ...of(async (world) => ({ params: await published(world), body: {} })),
    DOCUMENT_TOO_HEAVY: withCrowd,
  },
}

const later = () => ({ versao: 1, valores: eventoValores(), publicarEm: '2099-01-01T09:00:00.000Z' })
const copy = { dataInicio: '2027-03-01T22:00:00.000Z' }

function of(options: (world: World) => Promise<CallOptions>, about: 'church' | 'event' = 'event'): Cases {
  return {
    ok: async (world, name) => send(world, name, await options(world)),
    async FORBIDDEN(world, name) {
      const { userId } = await logIn(world.test, ROSA)
      return send({ ...world, equipe: await openEquipe(world.test, userId) }, name, await options(world))
    },
    async NOT_FOUND(world, name) {
      const given = await options(world)
      const params = about === 'event' ? { ...given.params, id: 2_000_000_000 } : { slug: 'nao-existe' }
      return send(world, name, { ...given, params })
    },
  }
}

function withStale(body: (versao: number) => object): Cases {
  return {
    ...of(async (world) => ({ params: await published(world), body: body(1) })),
    async VERSION_CONFLICT(world, name) {
      const params = await published(world)
      await asOwner(world.test.target, `update evento set nome = 'De outra pessoa' where id = $1`, [
        params.id,
      ])
      return send(world, name, { params, body: body(1) })
    },
  }
}

function withDrafts(cases: Cases, options: (world: World) => Promise<CallOptions>): Cases {
  return {
    ...cases,
    async ACCOUNT_LIMIT(world, name) {
      const { userId } = await logIn(world.test, 'admin')
      const given = await options(world)
      const values = [world.own.igreja, userId]
      await asOwner(
        world.test.target,
        `insert into rascunho (igreja_id, recurso, registro_id, user_id, valores, versao_base)
         select $1, 'muitos', n, $2, '{}', 0 from generate_series(1, 300) n`,
        values,
      )
      try {
        return await send(world, name, given)
      } finally {
        await asOwner(
          world.test.target,
          `delete from rascunho where igreja_id = $1 and user_id = $2 and recurso = 'muitos'`,
          values,
        )
      }
    },
  }
}

const send = (world: World, name: CallName, { params, ...given }: CallOptions) =>
  world.test.call(name, {
    ...given,
    params: { slug: world.own.slug, ...params },
    equipe: world.equipe,
  })

async function begun(world: World): Promise<{ id: number }> {
  const { body } = await send(world, 'createEventoEquipe', { body: { valores: {} } })
  return { id: body['id'] as number }
}

/** An event that only this case knows, at its first version. */
async function published(world: World): Promise<{ id: number }> {
  const params = await begun(world)
  const body = { versao: 0, valores: eventoValores() }
  const { status, body: answer } = await send(world, 'publishEventoEquipe', { params, body })
  if (status !== 200) throw new Error(JSON.stringify(answer))
  return params
}

/** One that somebody waits for. */
async function waitedFor(world: World): Promise<{ id: number; idEspera: number }> {
  const { id } = await published(world)
  const codigo = newPedidoCodigo()
  const contato = sealContato(world.test.deps.secrets, codigo, { nome: 'Lia', email: 'lia@exemplo.example' })
  const [row] = await asOwner<{ idEspera: number }>(
    world.test.target,
    `insert into espera (igreja_id, codigo, evento_id, ingresso_id, quantidade, contato_encrypted, contato_hash, locale)
     select igreja_id, $2, evento_id, id, 1, $3, $3, 'pt-BR' from ingresso where evento_id = $1 order by id limit 1
     returning id as "idEspera"`,
    [id, codigo, contato],
  )
  return { id, ...row! }
}

/** More tickets than a table has rows, by a hand that no trigger watches. */
async function withCrowd(world: World, name: CallName) {
  const params = await published(world)
  const write = (statement: string, values?: unknown[]) => asOwner(world.test.target, statement, values)
  await write('alter table inscricao disable trigger all; alter table pedido disable trigger all')
  try {
    await write(
      `with p as (insert into pedido (igreja_id, codigo, tipo, evento_id, comprador_encrypted, valor, total, moeda, locale)
         select $1, '200101010000000' || m, 'evento', $2, '\\x00', 0, 0, 'BRL', 'en' from generate_series(1, 3) m returning id, codigo),
       t as (select i.id, l.id as lote from ingresso i join lote l on l.ingresso_id = i.id where i.evento_id = $2)
       insert into inscricao (igreja_id, pedido_id, evento_id, ingresso_id, lote_id, codigo, numero, valor, taxas)
       select $1, p.id, $2, t.id, t.lote, right(p.codigo, 1) || lpad(n::text, 9, '0'), n, 0, 0
       from p, t, generate_series(1, 20001) n`,
      [world.own.igreja, params.id],
    )
    return await send(world, name, { params, body: {} })
  } finally {
    await write('delete from inscricao where evento_id = $1', [params.id])
    await write('delete from pedido where evento_id = $1', [params.id])
    await write('alter table inscricao enable trigger all; alter table pedido enable trigger all')
  }
}
