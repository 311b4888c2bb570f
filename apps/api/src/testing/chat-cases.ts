import { randomUUID } from 'node:crypto'
import type { CallName, ErrorCode } from '@atrio/contract'
import { verifyBilhete } from '../live/chat/bilhete.ts'
import { freshRitmo } from '../live/chat/regras.ts'
import { salasOf } from '../live/chat/salas.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer, CallOptions } from './test-app.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>
type Input = Pick<CallOptions, 'params' | 'query' | 'body'>

/** Well-formed requests about a room by its code. */
/** The same in every church: a request names none by it. */
const CHAVE = '6f1c1f9e-0c1b-4b9b-8f0e-2f6f8f7f2a11'

export function chatInputs(codigo: string): Partial<Record<CallName, Input>> {
  const params = { codigo }
  const ofMensagem = { params: { codigo, seq: 2 } }
  return {
    createBilheteSala: { params, body: { nome: 'Visita' } },
    createSalaMensagem: { params, body: { bilhete: 'x'.repeat(43), chave: CHAVE, texto: 'Oi' } },
    denunciarSalaMensagem: { params: { codigo, seq: 2 }, body: { bilhete: 'x'.repeat(43) } },
    dispensarSalaDenuncias: ofMensagem,
    removerSalaMensagem: ofMensagem,
    removerSalaMensagensDe: ofMensagem,
    desfazerSalaRemocao: { params: { codigo, id: 1 } },
    silenciarSala: { ...ofMensagem, body: {} },
    ouvirSala: ofMensagem,
    liberarSalaMensagem: { ...ofMensagem, body: {} },
    fixarSalaMensagem: { ...ofMensagem, body: {} },
    desafixarSalaMensagem: ofMensagem,
    getSalaCuidado: { params },
    saveSalaModo: {
      params,
      body: { modoLento: 0, flagSoAnfitrioes: false, flagLinksConvidados: false },
    },
    listSalaModeracao: { params },
  }
}

/** Of the staff's site, where a room stands in the path of the church. */
export function salaInputs(
  codigo: string,
  { slug, email }: { slug: string; email: string },
): Partial<Record<CallName, Input>> {
  return {
    saveLembreteTransmissao: { body: { flagLembrete: true } },
    savePalavraSala: { body: { palavra: 'abobrinha', acao: 'segurar' } },
    createModeradorSala: { body: { email, sala: null } },
    createAnfitriao: { body: { email } },
    createMensagemAnfitrioes: { body: { chave: CHAVE, texto: 'Som pronto' } },
    createSalaEquipe: { body: { codigo: 'avisos', titulo: 'Avisos', modoLento: 0 } },
    saveSalaEquipe: { params: { slug, codigo }, body: { flagAberta: true } },
    getSalaEquipe: { params: { slug, codigo } },
    desfazerRemocaoEquipe: { params: { slug, codigo, id: 1 } },
    saveModoEquipe: {
      params: { slug, codigo },
      body: { modoLento: 0, flagSoAnfitrioes: false, flagLinksConvidados: false },
    },
    listAcoesEquipe: { params: { slug, codigo } },
    moderarSalaEquipe: { params: { slug, codigo }, body: { acao: 'silenciar', seq: 2 } },
  }
}

const inputs = chatInputs('conversa')
const nowhere = chatInputs('nao-existe')

const send = ({ test, member }: World, name: CallName, given: CallOptions = {}): Promise<Answer> =>
  test.call(name, { ...inputs[name], token: member.token, ...given })

/** By who administers the church. */
async function moderate(world: World, name: CallName, given: CallOptions = {}): Promise<Answer> {
  const { token } = await logIn(world.test, 'admin')
  return send(world, name, { ...given, token })
}

const ofModerador: Cases = {
  FORBIDDEN: (world, name) => send(world, name),
  NOT_FOUND: (world, name) => moderate(world, name, nowhere[name]),
  ok: (world, name) => moderate(world, name),
}

async function ticket(world: World, nome?: string): Promise<string> {
  const body = nome ? { nome } : {}
  const answer = await world.test.call('createBilheteSala', { ...inputs.createBilheteSala, body })
  return answer.body['bilhete'] as string
}

/** A guest of their own writes something. */
const write =
  (texto: string, nome: string | undefined = 'Visita'): Case =>
  async (world) => {
    const body = { bilhete: await ticket(world, nome), chave: randomUUID(), texto }
    return world.test.call('createSalaMensagem', { ...inputs.createSalaMensagem, body })
  }

/** In a room of its own, which is as the columns say. */
function inSala(
  columns: string,
  run: (world: World, say: (texto: string) => Promise<Answer>) => Promise<Answer>,
): Case {
  return async (world) => {
    const codigo = `sala-${randomUUID().slice(0, 8)}`
    await asOwner(
      world.test.target,
      `insert into sala (igreja_id, codigo, ${columns.split('=')[0]}) values (${world.own.igreja}, '${codigo}', ${columns.split('=')[1]})`,
    )
    const params = { codigo }
    const { body } = await world.test.call('createBilheteSala', { params, body: { nome: 'Visita' } })
    const say = (texto: string) =>
      world.test.call('createSalaMensagem', {
        params,
        body: { bilhete: body['bilhete'], chave: randomUUID(), texto },
      })
    return run(world, say)
  }
}

export const chatCases: Partial<Record<CallName, Cases>> = {
  createBilheteSala: {
    CHAT_NAME: (world, name) => send(world, name, { body: { nome: 'Pastor' }, token: undefined }),
    NOT_FOUND: (world, name) => send(world, name, nowhere[name]),
  },
  createSalaMensagem: {
    ok: write('Bom dia'),
    NOT_FOUND: async (world) => {
      const body = { bilhete: await ticket(world, 'Visita'), chave: randomUUID(), texto: 'Oi' }
      return world.test.call('createSalaMensagem', { ...nowhere.createSalaMensagem, body })
    },
    CHAT_TICKET: (world, name) => send(world, name),
    CHAT_NAME: async (world) => {
      const body = { bilhete: await ticket(world), chave: randomUUID(), texto: 'Oi' }
      return world.test.call('createSalaMensagem', { ...inputs.createSalaMensagem, body })
    },
    CHAT_CLOSED: inSala('fecha_em=now()', (_, say) => say('Oi')),
    CHAT_SLOW: inSala('modo_lento=30', async (_, say) => {
      await say('Primeira')
      return say('Segunda')
    }),
    CHAT_LINK: write('Vejam www.site.com'),
    CHAT_WORD: inSala('flag_links_convidados=true', async (world, say) => {
      await asOwner(
        world.test.target,
        `insert into sala_palavra (igreja_id, palavra, acao) values (${world.own.igreja}, 'abobrinha', 'recusar')`,
      )
      return say('Abobrinha')
    }),
    CHAT_DUPLICATE: inSala('modo_lento=0', async (_, say) => {
      await say('Igual')
      return say('igual!')
    }),
    CHAT_RATE: async (world) => {
      const bilhete = await ticket(world, 'Visita')
      const { igrejaId, salaId, sub } = (await verifyBilhete(world.test.deps.secrets, bilhete))!
      const sala = await salasOf(world.test.deps).of({ igrejaId, salaId })
      // As if they had written very often a moment ago.
      const ritmo = { ...freshRitmo(), tokens: -1_000_000, at: Date.now() }
      sala.recentes.keep({ sub, network: '127.0.0.1' }, { ritmo, aceitas: [] })
      const body = { bilhete, chave: randomUUID(), texto: 'Depressa' }
      return world.test.call('createSalaMensagem', { ...inputs.createSalaMensagem, body })
    },
  },
  denunciarSalaMensagem: {
    CHAT_TICKET: (world, name) => send(world, name),
    NOT_FOUND: async (world, name) =>
      send(world, name, { ...nowhere[name], body: { bilhete: await ticket(world) } }),
    // Which no other case removes.
    ok: async (world, name) =>
      send(world, name, { params: { codigo: 'conversa', seq: 4 }, body: { bilhete: await ticket(world) } }),
  },
  dispensarSalaDenuncias: ofModerador,
  removerSalaMensagem: ofModerador,
  removerSalaMensagensDe: ofModerador,
  desfazerSalaRemocao: {
    ...ofModerador,
    async ok(world, name) {
      const { body } = await moderate(world, 'removerSalaMensagem')
      return moderate(world, name, { params: { codigo: 'conversa', id: body['idRemocao'] } })
    },
  },
  silenciarSala: ofModerador,
  ouvirSala: ofModerador,
  liberarSalaMensagem: ofModerador,
  fixarSalaMensagem: {
    ...ofModerador,
    // Which no other case removes.
    ok: (world, name) => moderate(world, name, { params: { codigo: 'conversa', seq: 4 } }),
  },
  desafixarSalaMensagem: ofModerador,
  getSalaCuidado: ofModerador,
  saveSalaModo: ofModerador,
  listSalaModeracao: ofModerador,
}
