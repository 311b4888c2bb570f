import { MAX_ALERTAS_CELULA, type CallName, type ErrorCode } from '@atrio/contract'
import { demoPassword } from '@atrio/demo'
import { signResposta } from '../groups/resposta-token.ts'
import { sendAsGuest } from './guest.ts'
import { inputFor } from './matrix-input.ts'
import { changed } from './money-world.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** Of the demo world: Ana is in it, Tiago and Rosa lead it. */
const MESA = 'Mesa de terça'
/** Helena alone leads it. */
const HORAS = 'Primeiras horas'

const celulaNamed = async ({ test }: World, nome: string) =>
  (await asOwner<{ id: number }>(test.target, 'select id from celula where nome = $1', [nome]))[0]!.id

const userCalled = async ({ test }: World, nome: string, sobrenome: string) => {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    'select user_id as id from usuario where nome = $1 and sobrenome = $2',
    [nome, sobrenome],
  )
  return row!.id
}

/** The member asks a group, and asked nothing before. */
async function ask(world: World, nome: string): Promise<Answer> {
  await asOwner(world.test.target, 'delete from celula_solicitacao where user_id = $1', [world.own.userId])
  return askAgain(world, nome)
}

const askAgain = async (world: World, nome: string) =>
  world.test.call('createSolicitacaoCelula', {
    params: { slug: world.own.slug },
    token: world.member.token,
    body: { celula: await celulaNamed(world, nome), mensagem: 'Posso ir?' },
  })

const watch = (world: World, name: CallName, body: object) =>
  world.test.call(name, { query: { igreja: world.own.igreja }, body, token: world.member.token })

async function callOff(world: World, answered: string | null): Promise<Answer> {
  const { body } = await ask(world, 'Grupo en español')
  const { id } = body['solicitacao'] as { id: number }
  if (answered) {
    await asOwner(world.test.target, `update celula_solicitacao set situacao = $2 where id = $1`, [
      id,
      answered,
    ])
  }
  return world.test.call('deleteSolicitacaoCelula', {
    params: { idSolicitacao: id },
    query: { igreja: world.own.igreja },
    token: world.member.token,
  })
}

/** Somebody asks to be in the group at the table; what they asked before, and what came of it, is gone. */
async function newPedido(world: World, situacao = 'enviada'): Promise<number> {
  const { test, own } = world
  const person = await userCalled(world, 'Wagner', 'Pires')
  const celula = await celulaNamed(world, MESA)
  for (const table of ['celula_membro', 'celula_solicitacao']) {
    await asOwner(test.target, `delete from ${table} where celula_id = $1 and user_id = $2`, [celula, person])
  }
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `insert into celula_solicitacao (igreja_id, celula_id, user_id, situacao) values ($1, $2, $3, $4) returning id`,
    [own.igreja, celula, person, situacao],
  )
  return row!.id
}

const reuniaoOf = async (world: World): Promise<number> => {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    'select min(id) as id from celula_reuniao where celula_id = $1',
    [await celulaNamed(world, MESA)],
  )
  return row!.id
}

/** What Tiago wrote to the group at the table so long ago. */
async function mensagem(world: World, ago: string): Promise<number> {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    `insert into celula_mensagem (igreja_id, celula_id, user_id, texto, data_cadastro)
     values ($1, $2, $3, 'Até terça!', now() - $4::interval) returning id`,
    [world.own.igreja, await celulaNamed(world, MESA), await userCalled(world, 'Tiago', 'Ramos'), ago],
  )
  return row!.id
}

/** At a church that keeps its studies for who has an account. */
const closedStudy = (world: World, run: () => Promise<Answer>) =>
  changed(
    world,
    [
      `update estudo_configuracao set flag_conteudo_publico = false where igreja_id = ${world.own.igreja}`,
      `update estudo_configuracao set flag_conteudo_publico = true where igreja_id = ${world.own.igreja}`,
    ],
    run,
  )

const estudoOf = async ({ test, own }: World): Promise<number> => {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    'select min(id) as id from estudo where igreja_id = $1',
    [own.igreja],
  )
  return row!.id
}

interface Given {
  as?: 'contentAdmin' | 'admin' | 'member'
  nome?: string
  idSolicitacao?: number
  idMembro?: number
  idReuniao?: number
  idMensagem?: number
  body?: unknown
}

/** As who leads the group at the table, unless told. */
async function lead(world: World, name: CallName, given: Given = {}): Promise<Answer> {
  const { as = 'contentAdmin', nome = MESA, body, ...rows } = given
  const { token } = await logIn(world.test, as)
  const params = {
    slug: world.own.slug,
    id: await celulaNamed(world, nome),
    idMembro: 1,
    idSolicitacao: 1,
    idReuniao: 1,
    idMensagem: 1,
  }
  const input = inputFor(name, world.own)
  return world.test.call(name, {
    ...input,
    params: { ...params, ...rows },
    token,
    ...(body !== undefined && { body }),
  })
}

const forbidden: Case = (world, name) => lead(world, name, { as: 'member' })

async function membro(world: World, celula: string, nome: string, sobrenome: string): Promise<number> {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    'select id from celula_membro where celula_id = $1 and user_id = $2',
    [await celulaNamed(world, celula), await userCalled(world, nome, sobrenome)],
  )
  return row!.id
}

/** Moves Bianca to a group that Tiago leads for this. */
async function move(world: World, nome: string): Promise<Answer> {
  const celula = await celulaNamed(world, nome)
  const tiago = await userCalled(world, 'Tiago', 'Ramos')
  return changed(
    world,
    [
      `insert into celula_membro (igreja_id, celula_id, user_id, papel, data_entrada)
         values (${world.own.igreja}, ${celula}, ${tiago}, 'lider', current_date)`,
      `delete from celula_membro where celula_id = ${celula} and user_id = ${tiago}`,
    ],
    async () =>
      lead(world, 'saveMembroCelula', {
        idMembro: await membro(world, MESA, 'Bianca', 'Leal'),
        body: { celula },
      }),
  )
}

const full = (world: World, run: () => Promise<Answer>) =>
  changed(
    world,
    [
      `update celula set capacidade = 1 where nome = '${MESA}'`,
      `update celula set capacidade = 14 where nome = '${MESA}'`,
    ],
    run,
  )

async function byLink(world: World, name: CallName, situacao = 'enviada', body?: unknown): Promise<Answer> {
  const id = await newPedido(world, situacao)
  const userId = await userCalled(world, 'Tiago', 'Ramos')
  const { igreja: igrejaId, slug } = world.own
  const token = signResposta(world.test.deps.secrets, { igrejaId, solicitacaoId: id, userId })
  const params = { slug, idSolicitacao: id }
  return body === undefined
    ? world.test.call(name, { params, query: { token } })
    : world.test.call(name, { params, body: { token, ...body } })
}

const alone = async (world: World) => ({
  as: 'admin' as const,
  nome: HORAS,
  idMembro: await membro(world, HORAS, 'Helena', 'Prado'),
})

export const groupCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  listCelulas: {
    UNAUTHENTICATED: ({ test, own }, name) =>
      test.call(name, { params: { slug: own.slug }, query: { usuario: '1' } }),
  },
  createSolicitacaoCelula: {
    ok: (world) => ask(world, 'Grupo en español'),
    FORBIDDEN: (world, name) => sendAsGuest(world, name),
    GROUP_CLOSED: (world) => ask(world, 'Casais em construção'),
    GROUP_FULL: (world) => ask(world, 'Roda de mães'),
    GROUP_MEMBER: (world) => ask(world, MESA),
    GROUP_REQUEST_EXISTS: async (world) => {
      await ask(world, 'Grupo en español')
      return askAgain(world, 'Grupo en español')
    },
  },
  createAlertaCelula: {
    FORBIDDEN: (world, name) => sendAsGuest(world, name),
    ACCOUNT_LIMIT: async (world, name) => {
      const alerta = (dia: number) => watch(world, name, { dia: String(dia) })
      for (let dia = 0; dia < MAX_ALERTAS_CELULA; dia++) await alerta(dia)
      const answer = await alerta(6)
      await asOwner(world.test.target, 'delete from celula_alerta where user_id = $1', [world.own.userId])
      return answer
    },
  },
  deleteAlertaCelula: {
    async ok(world, name) {
      const { body } = await watch(world, 'createAlertaCelula', { publico: 'idosos' })
      const { id } = body['alerta'] as { id: number }
      return world.test.call(name, {
        params: { idAlerta: id },
        query: { igreja: world.own.igreja },
        token: world.member.token,
      })
    },
  },
  renovarAgendaCelula: { FORBIDDEN: (world, name) => sendAsGuest(world, name) },
  deleteSolicitacaoCelula: {
    ok: (world) => callOff(world, null),
    GROUP_REQUEST_ANSWERED: (world) => callOff(world, 'aceita'),
  },
  sairDaCelula: {
    async ok(world, name) {
      const { token } = await logIn(world.test, {
        email: 'samuel.peixoto@vizinhos.example',
        password: demoPassword,
      })
      return world.test.call(name, {
        params: { slug: world.own.slug, id: await celulaNamed(world, MESA) },
        token,
        body: {},
      })
    },
    GROUP_LAST_LEADER: async (world, name) => lead(world, name, await alone(world)),
  },
  getEstudo: {
    UNAUTHENTICATED: (world, name) =>
      closedStudy(world, async () =>
        world.test.call(name, { params: { slug: world.own.slug, id: await estudoOf(world) } }),
      ),
    FORBIDDEN: (world, name) =>
      closedStudy(world, async () => {
        const { token } = await logIn(world.test, 'sameOrganisationMember', 'full')
        return world.test.call(name, { params: { slug: world.own.slug, id: await estudoOf(world) }, token })
      }),
  },
  listReunioes: { ok: (world, name) => lead(world, name) },
  getReuniao: { ok: async (world, name) => lead(world, name, { idReuniao: await reuniaoOf(world) }) },
  saveReuniao: {
    ok: (world, name) => lead(world, name, { body: { data: '2026-10-06', tema: 'Salmo 23' } }),
    FORBIDDEN: forbidden,
    GROUP_MEETING_CHANGED: async (world, name) => {
      const write = (tema: string) => lead(world, name, { body: { data: '2026-10-13', tema } })
      await write('Salmo 1')
      return write('Salmo 2')
    },
  },
  listMensagensCelula: { ok: (world, name) => lead(world, name) },
  createMensagemCelula: { ok: (world, name) => lead(world, name), FORBIDDEN: forbidden },
  deleteMensagemCelula: {
    ok: async (world, name) => lead(world, name, { idMensagem: await mensagem(world, '1 minute') }),
    FORBIDDEN: forbidden,
    GROUP_MESSAGE_SENT: async (world, name) =>
      lead(world, name, { idMensagem: await mensagem(world, '1 hour') }),
  },
  listCelulasEquipe: { ok: (world, name) => lead(world, name, { as: 'admin' }), FORBIDDEN: forbidden },
  responderPedidoEquipe: {
    ok: async (world, name) => lead(world, name, { as: 'admin', idSolicitacao: await newPedido(world) }),
    NOT_FOUND: (world, name) => lead(world, name, { as: 'admin', idSolicitacao: 2_000_000_000 }),
    FORBIDDEN: forbidden,
    GROUP_FULL: (world, name) =>
      full(world, async () =>
        lead(world, name, { as: 'admin', idSolicitacao: await newPedido(world), body: { aceita: true } }),
      ),
    GROUP_REQUEST_ANSWERED: async (world, name) =>
      lead(world, name, { as: 'admin', idSolicitacao: await newPedido(world, 'cancelada') }),
  },
  saveCelulaEquipe: {
    ok: (world, name) => lead(world, name, { as: 'admin' }),
    NOT_FOUND: async (world, name) => {
      const { token } = await logIn(world.test, 'admin')
      const params = { slug: world.own.slug, id: 2_000_000_000 }
      return world.test.call(name, { params, token, body: { flagAberta: true } })
    },
    FORBIDDEN: forbidden,
  },
  savePresencasCelula: {
    ok: async (world, name) => lead(world, name, { idReuniao: await reuniaoOf(world) }),
    FORBIDDEN: forbidden,
  },
  listPedidosCelula: { ok: (world, name) => lead(world, name), FORBIDDEN: forbidden },
  verPedidoCelula: {
    ok: async (world, name) => lead(world, name, { idSolicitacao: await newPedido(world) }),
    FORBIDDEN: forbidden,
  },
  responderPedidoCelula: {
    ok: async (world, name) => lead(world, name, { idSolicitacao: await newPedido(world) }),
    FORBIDDEN: forbidden,
    GROUP_FULL: (world, name) =>
      full(world, async () => lead(world, name, { idSolicitacao: await newPedido(world) })),
    GROUP_REQUEST_ANSWERED: async (world, name) =>
      lead(world, name, { idSolicitacao: await newPedido(world, 'cancelada') }),
  },
  getPedidoPorLink: { ok: (world, name) => byLink(world, name), CODE_INVALID: inOwnChurch },
  responderPorLink: {
    ok: (world, name) => byLink(world, name, 'vista', { aceita: false }),
    CODE_INVALID: inOwnChurch,
    GROUP_FULL: (world, name) => full(world, () => byLink(world, name, 'vista', { aceita: true })),
    GROUP_REQUEST_ANSWERED: (world, name) => byLink(world, name, 'recusada', { aceita: true }),
  },
  listMembrosCelula: { ok: (world, name) => lead(world, name), FORBIDDEN: forbidden },
  saveMembroCelula: {
    ok: async (world, name) =>
      lead(world, name, {
        idMembro: await membro(world, MESA, 'Celina', 'Amorim'),
        body: { papel: 'lider' },
      }),
    FORBIDDEN: forbidden,
    GROUP_FULL: (world) => move(world, 'Roda de mães'),
    GROUP_MEMBER: (world) => move(world, 'Jovens da Paulista'),
    GROUP_LAST_LEADER: async (world, name) => lead(world, name, await alone(world)),
  },
  deleteMembroCelula: {
    ok: async (world, name) => lead(world, name, { idMembro: await membro(world, MESA, 'Davi', 'Quintela') }),
    FORBIDDEN: forbidden,
    GROUP_LAST_LEADER: async (world, name) => lead(world, name, await alone(world)),
  },
}

function inOwnChurch(world: World, name: CallName): Promise<Answer> {
  return world.test.call(name, inputFor(name, world.own))
}
