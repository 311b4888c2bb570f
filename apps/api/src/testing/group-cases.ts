import { MAX_ALERTAS_CELULA, type CallName, type ErrorCode } from '@atrio/contract'
import { demoPassword } from '@atrio/demo'
import { closedFile } from './closed-file.ts'
import { refusedFiles } from './file-cases.ts'
import { sendAsGuest } from './guest.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'
import {
  MESA,
  alone,
  ask,
  askAgain,
  byLink,
  callOff,
  celulaNamed,
  closedStudy,
  estudoOf,
  forbidden,
  full,
  lead,
  membro,
  mensagem,
  move,
  newPedido,
  reuniaoOf,
  watch,
} from './group-world.ts'

const ofClosedStudy: Partial<Record<ErrorCode, Case>> = {
  UNAUTHENTICATED: (world, name) =>
    closedStudy(world, async () =>
      world.test.call(name, { params: { slug: world.own.slug, id: await estudoOf(world) } }),
    ),
  FORBIDDEN: (world, name) =>
    closedStudy(world, async () => {
      const { token } = await logIn(world.test, 'sameOrganisationMember', 'full')
      return world.test.call(name, { params: { slug: world.own.slug, id: await estudoOf(world) }, token })
    }),
}

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
  getEstudo: ofClosedStudy,
  getArquivoEstudo: {
    ok: async (world, name) => {
      const { test, own } = world
      const params = { slug: own.slug, id: await estudoOf(world) }
      const arquivo = await closedFile(test, own.igreja)
      const set = 'update estudo set arquivo = $3 where igreja_id = $1 and id = $2'
      await asOwner(test.target, set, [own.igreja, params.id, arquivo])
      const answer = await test.call(name, { params })
      await asOwner(test.target, set, [own.igreja, params.id, null])
      return answer
    },
    ...ofClosedStudy,
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
  saveImagemReuniao: {
    ok: async (world, name) => lead(world, name, { idReuniao: await reuniaoOf(world) }),
    FORBIDDEN: forbidden,
    ...refusedPictures(),
  },
  deleteImagemReuniao: {
    ok: async (world, name) => lead(world, name, { idReuniao: await reuniaoOf(world) }),
    FORBIDDEN: forbidden,
  },
  listMensagensCelula: { ok: (world, name) => lead(world, name) },
  createMensagemCelula: { ok: (world, name) => lead(world, name), FORBIDDEN: forbidden },
  deleteMensagemCelula: {
    ok: async (world, name) => lead(world, name, { idMensagem: await mensagem(world, '1 minute') }),
    FORBIDDEN: forbidden,
    GROUP_MESSAGE_SENT: async (world, name) =>
      lead(world, name, { idMensagem: await mensagem(world, '1 hour') }),
  },
  responderPedidoEquipe: {
    ok: async (world, name) => lead(world, name, { idSolicitacao: await newPedido(world) }),
    NOT_FOUND: (world, name) => lead(world, name, { idSolicitacao: 2_000_000_000 }),
    GROUP_FULL: (world, name) =>
      full(world, async () =>
        lead(world, name, { idSolicitacao: await newPedido(world), body: { aceita: true } }),
      ),
    GROUP_REQUEST_ANSWERED: async (world, name) =>
      lead(world, name, { idSolicitacao: await newPedido(world, 'cancelada') }),
  },
  saveCelulaEquipe: { ok: (world, name) => lead(world, name, {}) },
  listLideresEquipe: { ok: (world, name) => lead(world, name) },
  saveLiderEquipe: {
    ok: async (world, name) => {
      const [row] = await asOwner<{ id: number }>(
        world.test.target,
        'select id from usuario where igreja_id = $1 and user_id = $2',
        [world.own.igreja, world.own.userId],
      )
      return lead(world, name, { idUsuario: row!.id })
    },
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

function refusedPictures(): Record<string, Case> {
  return Object.fromEntries(
    Object.entries(refusedFiles).map(([code, make]) => [
      code,
      async (world: World, name: CallName) =>
        lead(world, name, { idReuniao: await reuniaoOf(world), arquivo: await make() }),
    ]),
  )
}
