import type { CallName, ErrorCode } from '@atrio/contract'
import { refusals } from './file-cases.ts'
import { sendAsGuest } from './guest.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer, CallOptions } from './test-app.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>

const send = (world: World, name: CallName, given: CallOptions = {}): Promise<Answer> =>
  world.test.call(name, { ...inputFor(name, world.own), token: world.member.token, ...given })

const find = async ({ test }: World, table: string, condition: string): Promise<number> => {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `select id from ${table} where ${condition} order by id limit 1`,
  )
  return row!.id
}

/** Of somebody else, on the wall of the demo world; and one that its author has just asked. */
const celina = (world: World) => find(world, 'oracao', `nome = 'Celina'`)
async function asked(world: World, fields: Record<string, string> = { flagPublicarMural: 'true' }) {
  const { body } = await send(world, 'createOracao', { body: { mensagem: 'Orem por mim', ...fields } })
  return (body['oracao'] as { id: number }).id
}

const ofCelina: Case = async (world, name) =>
  send(world, name, { params: { slug: world.own.slug, id: await celina(world) } })
const onCelina = async (world: World, name: CallName, mensagem = 'Estou com você', given: CallOptions = {}) =>
  send(world, name, { body: { idOracao: await celina(world), mensagem }, ...given })
const ofOwn: Case = async (world, name) => send(world, name, { params: { id: await asked(world) } })

/** With one key: another body, and the same while the first is still at work. */
function keyed(
  run: (world: World, name: CallName, mensagem: string, given: CallOptions) => Promise<Answer>,
): Cases {
  return {
    async IDEMPOTENCY_MISMATCH(world, name) {
      const given = { headers: { 'idempotency-key': `mismatch-${name}` } }
      await run(world, name, 'Uma', given)
      return run(world, name, 'Outra', given)
    },
    async IDEMPOTENCY_BUSY(world, name) {
      const chave = `busy-${name}`
      const given = { headers: { 'idempotency-key': chave } }
      await run(world, name, 'Uma', given)
      await asOwner(
        world.test.target,
        `update idempotencia set resposta_encrypted = null, trabalhando_ate = now() + interval '1 minute' where chave = $1`,
        [chave],
      )
      return run(world, name, 'Uma', given)
    },
  }
}

/** By somebody of the team, of whom a member is none. */
function staff(who: 'admin' | typeof ROSA, given: (world: World) => Promise<CallOptions>): Cases {
  return {
    FORBIDDEN: (world, name) => send(world, name),
    async ok(world, name) {
      const { token } = await logIn(world.test, who)
      return send(world, name, { ...(await given(world)), token })
    },
  }
}

/** At the staff's site, by who administers the church. */
function desk(given: (world: World) => Promise<CallOptions>): Case {
  return async (world, name) => send(world, name, { ...(await given(world)), equipe: world.equipe })
}

const none = async (): Promise<CallOptions> => ({})
const at = async (world: World, rest: Promise<Record<string, number>>): Promise<CallOptions> => ({
  params: { slug: world.own.slug, ...(await rest) },
})
const ofWall = (world: World) =>
  at(
    world,
    celina(world).then((id) => ({ id })),
  )
const ofReserved = (world: World) =>
  at(
    world,
    asked(world, {}).then((id) => ({ id })),
  )

let ownOnce: Promise<number> | undefined
let reservedOnce: Promise<number> | undefined

export const prayerCases: Partial<Record<CallName, Cases>> = {
  listOracoes: {
    UNAUTHENTICATED: (world, name) => send(world, name, { query: { naoOradas: '1' }, token: undefined }),
  },
  getOracao: { ok: ofCelina },
  orar: { ok: onPrayed, FORBIDDEN: sendAsGuest },
  desfazerOrar: { ok: ofCelina },
  denunciarOracao: {
    ok: async (world, name) => send(world, name, { params: { id: await celina(world) } }),
    FORBIDDEN: sendAsGuest,
  },
  createOracaoMensagem: { ok: onCelina, FORBIDDEN: sendAsGuest, ...keyed(onCelina) },
  deleteOracaoMensagem: {
    async ok(world, name) {
      const { body } = await onCelina(world, 'createOracaoMensagem')
      return send(world, name, { params: { id: (body['mensagem'] as { id: number }).id } })
    },
  },
  createOracao: {
    ...refusals,
    FORBIDDEN: sendAsGuest,
    ...keyed((world, name, mensagem, given) => send(world, name, { body: { mensagem }, ...given })),
  },
  getMinhaOracao: { ok: async (world, name) => send(world, name, { params: { id: await asked(world) } }) },
  listMinhasMensagensOracao: {
    ok: async (world, name) => send(world, name, { params: { id: await celina(world) } }),
  },
  saveOracaoVisibilidade: { ok: ofOwn },
  createOracaoAtualizacao: {
    ok: ofOwn,
    ...keyed(async (world, name, mensagem, given) => {
      const id = await (ownOnce ??= asked(world))
      return send(world, name, { params: { id }, body: { mensagem }, ...given })
    }),
  },
  saveOracaoRespondida: { ok: ofOwn },
  deleteOracao: { ok: ofOwn },
  desistirExclusaoOracao: {
    async ok(world, name) {
      const params = { id: await asked(world) }
      await send(world, 'deleteOracao', { params })
      return send(world, name, { params })
    },
  },
  listOracoesMesa: staff('admin', none),
  getOracaoMesa: staff('admin', ofWall),
  saveOracaoSituacao: staff('admin', ofWall),
  listOracaoMensagensMesa: staff('admin', none),
  saveOracaoMensagemSituacao: staff('admin', (world) => at(world, messageBelow(world))),
  listOracoesCuidado: staff(ROSA, none),
  lerOracaoCuidado: staff(ROSA, ofReserved),
  saveOracaoCuidado: staff(ROSA, ofReserved),
  createOracaoResposta: {
    ...staff(ROSA, ofReserved),
    ...keyed(async (world, name, mensagem, given) => {
      const { token } = await logIn(world.test, ROSA)
      const id = await (reservedOnce ??= asked(world, {}))
      return send(world, name, { params: { slug: world.own.slug, id }, body: { mensagem }, token, ...given })
    }),
  },
  listMuralEquipe: { ok: desk(none) },
  getMuralEquipe: { ok: desk(ofWall) },
  saveMuralEquipe: { ok: desk(ofWall) },
  listMensagensMuralEquipe: { ok: desk(none) },
  saveMensagemMuralEquipe: { ok: desk((world) => at(world, messageBelow(world))) },
  saveAprovacaoMuralEquipe: { ok: desk(none) },
}

async function onPrayed(world: World, name: CallName): Promise<Answer> {
  return send(world, name, { body: { idOracao: await celina(world) } })
}

async function messageBelow(world: World): Promise<Record<string, number>> {
  const { body } = await onCelina(world, 'createOracaoMensagem')
  return { id: await celina(world), idMensagem: (body['mensagem'] as { id: number }).id }
}
