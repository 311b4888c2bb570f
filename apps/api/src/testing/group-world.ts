import { type CallName } from '@atrio/contract'
import { signResposta } from '../groups/resposta-token.ts'
import { inputFor } from './matrix-input.ts'
import { changed } from './money-world.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** Of the demo world: Ana is in it, Tiago and Rosa lead it. */
export const MESA = 'Mesa de terça'
/** Helena alone leads it. */
const HORAS = 'Primeiras horas'

export const celulaNamed = async ({ test }: World, nome: string) =>
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
export async function ask(world: World, nome: string): Promise<Answer> {
  await asOwner(world.test.target, 'delete from celula_solicitacao where user_id = $1', [world.own.userId])
  return askAgain(world, nome)
}

export const askAgain = async (world: World, nome: string) =>
  world.test.call('createSolicitacaoCelula', {
    params: { slug: world.own.slug },
    token: world.member.token,
    body: { celula: await celulaNamed(world, nome), mensagem: 'Posso ir?' },
  })

export const watch = (world: World, name: CallName, body: object) =>
  world.test.call(name, { query: { igreja: world.own.igreja }, body, token: world.member.token })

export async function callOff(world: World, answered: string | null): Promise<Answer> {
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
export async function newPedido(world: World, situacao = 'enviada'): Promise<number> {
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

export const reuniaoOf = async (world: World): Promise<number> => {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    'select min(id) as id from celula_reuniao where celula_id = $1',
    [await celulaNamed(world, MESA)],
  )
  return row!.id
}

/** What Tiago wrote to the group at the table so long ago. */
export async function mensagem(world: World, ago: string): Promise<number> {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    `insert into celula_mensagem (igreja_id, celula_id, user_id, texto, data_cadastro)
     values ($1, $2, $3, 'Até terça!', now() - $4::interval) returning id`,
    [world.own.igreja, await celulaNamed(world, MESA), await userCalled(world, 'Tiago', 'Ramos'), ago],
  )
  return row!.id
}

/** At a church that keeps its studies for who has an account. */
export const closedStudy = (world: World, run: () => Promise<Answer>) =>
  changed(
    world,
    [
      `update estudo_configuracao set flag_conteudo_publico = false where igreja_id = ${world.own.igreja}`,
      `update estudo_configuracao set flag_conteudo_publico = true where igreja_id = ${world.own.igreja}`,
    ],
    run,
  )

export const estudoOf = async ({ test, own }: World): Promise<number> => {
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
  idUsuario?: number
  body?: unknown
  arquivo?: Buffer
}

/** As who leads the group at the table, unless told. */
export async function lead(world: World, name: CallName, given: Given = {}): Promise<Answer> {
  const { as = 'contentAdmin', nome = MESA, body, arquivo, ...rows } = given
  const { token } = await logIn(world.test, as)
  const params = {
    slug: world.own.slug,
    id: await celulaNamed(world, nome),
    idMembro: 1,
    idSolicitacao: 1,
    idReuniao: 1,
    idMensagem: 1,
    idUsuario: 1,
  }
  const input = inputFor(name, world.own)
  return world.test.call(name, {
    ...input,
    params: { ...params, ...rows },
    token,
    // Of the desk, which is the staff's site's.
    equipe: world.equipe,
    ...(body !== undefined && { body }),
    ...(arquivo && { arquivo }),
  })
}

export const forbidden: Case = (world, name) => lead(world, name, { as: 'member' })

export async function membro(world: World, celula: string, nome: string, sobrenome: string): Promise<number> {
  const [row] = await asOwner<{ id: number }>(
    world.test.target,
    'select id from celula_membro where celula_id = $1 and user_id = $2',
    [await celulaNamed(world, celula), await userCalled(world, nome, sobrenome)],
  )
  return row!.id
}

/** Moves Bianca to a group that Tiago leads for this. */
export async function move(world: World, nome: string): Promise<Answer> {
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

export const full = (world: World, run: () => Promise<Answer>) =>
  changed(
    world,
    [
      `update celula set capacidade = 1 where nome = '${MESA}'`,
      `update celula set capacidade = 14 where nome = '${MESA}'`,
    ],
    run,
  )

export async function byLink(
  world: World,
  name: CallName,
  situacao = 'enviada',
  body?: unknown,
): Promise<Answer> {
  const id = await newPedido(world, situacao)
  const userId = await userCalled(world, 'Tiago', 'Ramos')
  const { igreja: igrejaId, slug } = world.own
  const token = signResposta(world.test.deps.secrets, { igrejaId, solicitacaoId: id, userId })
  const params = { slug, idSolicitacao: id }
  return body === undefined
    ? world.test.call(name, { params, query: { token } })
    : world.test.call(name, { params, body: { token, ...body } })
}

export const alone = async (world: World) => ({
  as: 'admin' as const,
  nome: HORAS,
  idMembro: await membro(world, HORAS, 'Helena', 'Prado'),
})
