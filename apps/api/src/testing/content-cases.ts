import {
  allResources,
  callOf,
  finalidades,
  hasRight,
  resources,
  type CallName,
  type ErrorCode,
  type Resource,
  type Verb,
} from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { closedFile } from './closed-file.ts'
import { openEquipe } from './equipe.ts'
import { refusedFiles } from './file-cases.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer, CallOptions } from './test-app.ts'
import { validValues } from './content-values.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>

/** Of every call of every resource of the staff's site, derived from its declaration. */
export const contentCases: Partial<Record<CallName, Cases>> = {
  ...Object.fromEntries(
    allResources.flatMap((resource) =>
      Object.entries(casesOf(resource)).map(([verb, cases]) => [callOf(resource.nome, verb as Verb), cases]),
    ),
  ),
  importLouvoresEquipe: {
    ok: (world, name) => sendAsContent(world, name, {}),
    FORBIDDEN: (world, name) => sendAs(world, name, ROSA, {}),
    ACCOUNT_LIMIT: (world, name) =>
      withManyDrafts(world, 'contentAdmin', async () => {
        const louvor = await validValues(
          world.test,
          resources.louvor as unknown as Resource,
          world.own.igreja,
        )
        return sendAsContent(world, name, { body: { louvores: [louvor], publicar: false } })
      }),
  },
  getArquivoEquipe: {
    ok: async (world, name) =>
      sendAs(world, name, 'admin', { query: { arquivo: await closedFile(world.test, world.own.igreja) } }),
    NOT_FOUND: async (world, name) =>
      sendAsContent(world, name, { query: { arquivo: await closedFile(world.test, world.own.igreja) } }),
  },
  getRegistroDaPagina: {
    ok: (world, name) => withPage(world, (query) => sendAsContent(world, name, { query })),
    NOT_FOUND: (world, name) => sendAsContent(world, name, { query: { pagina: '/devotionals/2000000' } }),
  },
  createPreviaEquipe: {
    ok: (world, name) => sendAsContent(world, name, {}),
    FORBIDDEN: (world, name) => sendAs(world, name, ROSA, { body: previewOf(1) }),
    NOT_FOUND: (world, name) => sendAsContent(world, name, { body: previewOf(2_000_000_000) }),
  },
  saveImagemEquipe: {
    ok: (world, name) => sendAsContent(world, name, {}),
    FORBIDDEN: (world, name) => sendAs(world, name, ROSA, {}),
    ACCOUNT_LIMIT: (world, name) => withManyFiles(world, () => sendAsContent(world, name, {})),
    ...Object.fromEntries(
      Object.entries(refusedFiles).map(([code, make]) => [
        code,
        async (world: World, name: CallName) => sendAsContent(world, name, { arquivo: await make() }),
      ]),
    ),
    FILE_TOO_LARGE: (world, name) =>
      sendAsContent(world, name, { arquivo: Buffer.alloc(finalidades.conteudo.maxBytes + 1, 7) }),
  },
}

const previewOf = (id: number) => ({ registro: { nome: 'devocional', id }, momento: null })

function casesOf(resource: Resource): Partial<Record<Verb, Cases>> {
  const writer = writerOf(resource)
  const of = (options: (world: World) => Promise<CallOptions>): Cases => ({
    ok: async (world, name) => sendAs(world, name, writer, await options(world)),
    FORBIDDEN: async (world, name) => sendAs(world, name, ROSA, await options(world)),
    UNAUTHENTICATED: async (world, name) => sendAs(world, name, null, await options(world)),
    NOT_FOUND: async (world, name) => {
      const { params, ...rest } = await options(world)
      const isOne = params !== undefined && 'id' in params
      const absent = isOne ? { ...params, id: 2_000_000_000 } : { ...params, slug: 'nao-existe' }
      return sendAs(world, name, writer, { ...rest, params: absent })
    },
    VERSION_CONFLICT: async (world, name) => {
      const { body, params } = await options(world)
      await changeWords(world, resource, Number(params!['id']))
      return sendAs(world, name, writer, { body, params: params! })
    },
  })
  const atChurch = (world: World) => ({ slug: world.own.slug })
  const published = async (world: World) => {
    const { id, versao } = await publishOne(world, resource)
    return { params: { ...atChurch(world), id }, versao }
  }
  const draft = async (world: World) => ({ ...atChurch(world), id: await beginOne(world, resource) })
  const valores = (world: World) => validValues(world.test, resource, world.own.igreja)
  const later = async (world: World) => {
    const { params, versao } = await published(world)
    return { params, body: { versao, valores: await valores(world), publicarEm: '2099-01-01T09:00:00.000Z' } }
  }
  return {
    list: of(async (world) => ({ params: atChurch(world) })),
    get: of(async (world) => ({ params: (await published(world)).params })),
    create: {
      ...of(async (world) => ({ params: atChurch(world), body: { valores: {} } })),
      ACCOUNT_LIMIT: (world, name) =>
        withManyDrafts(world, writer, () =>
          sendAs(world, name, writer, { params: atChurch(world), body: { valores: {} } }),
        ),
    },
    keep: {
      ...of(async (world) => ({ params: await draft(world), body: { versao: 0, valores: {} } })),
      async ACCOUNT_LIMIT(world, name) {
        const { params, versao } = await published(world)
        return withManyDrafts(world, writer, () =>
          sendAs(world, name, writer, { params, body: { versao, valores: {} } }),
        )
      },
    },
    discard: of(async (world) => ({ params: await draft(world) })),
    publish: {
      ...of(async (world) => {
        const { params, versao } = await published(world)
        return { params, body: { versao, valores: await valores(world) } }
      }),
      async CHANGE_WAITS(world, name) {
        const given = await later(world)
        await sendAs(world, name, writer, given)
        return sendAs(world, name, writer, given)
      },
    },
    callOff: of(async (world) => {
      const given = await later(world)
      await sendAs(world, callOf(resource.nome, 'publish') as CallName, writer, given)
      return { params: given.params }
    }),
    archive: of(async (world) => {
      const { params, versao } = await published(world)
      return { params, body: { versao, arquivado: true } }
    }),
    history: of(async (world) => ({ params: (await published(world)).params })),
    readVersion: of(async (world) => ({ params: { ...(await published(world)).params, numero: 1 } })),
    restore: of(async (world) => {
      const { params, versao } = await published(world)
      return { params: { ...params, numero: 1 }, body: { versao } }
    }),
    ...(resource.order === 'manual' && {
      order: of(async (world) => {
        const { params } = await published(world)
        return { params: atChurch(world), body: { ids: [params.id] } }
      }),
    }),
  }
}

const sessions = new WeakMap<World, Map<Person, Promise<string>>>()

/** One session of each serves all: logging in is slow on purpose. */
function sessionOf(world: World, person: Person): Promise<string> {
  const own = sessions.get(world) ?? new Map<Person, Promise<string>>()
  sessions.set(world, own)
  const session =
    own.get(person) ?? logIn(world.test, person).then(({ userId }) => openEquipe(world.test, userId))
  own.set(person, session)
  return session
}

type Person = 'contentAdmin' | 'admin' | typeof ROSA

/** Who writes content, unless a kind is nothing of theirs. */
function writerOf({ area }: Pick<Resource, 'area'>): 'contentAdmin' | 'admin' {
  return hasRight(['ROLE_ADMIN_CONTENT'], { area, may: 'publish' }) ? 'contentAdmin' : 'admin'
}

const sendAsContent = (world: World, name: CallName, options: CallOptions) =>
  sendAs(world, name, 'contentAdmin', options)

async function sendAs(
  world: World,
  name: CallName,
  person: Person | null,
  options: CallOptions,
): Promise<Answer> {
  const equipe = person === null ? undefined : await sessionOf(world, person)
  return world.test.call(name, { ...inputFor(name, world.own), ...options, equipe })
}

async function beginOne(world: World, resource: Resource): Promise<number> {
  const params = { slug: world.own.slug }
  const create = callOf(resource.nome, 'create') as CallName
  const { body } = await sendAs(world, create, writerOf(resource), {
    params,
    body: { valores: {} },
  })
  return (body['registro'] as { id: number }).id
}

async function publishOne(world: World, resource: Resource): Promise<{ id: number; versao: number }> {
  const id = await beginOne(world, resource)
  const valores = await validValues(world.test, resource, world.own.igreja)
  const publish = callOf(resource.nome, 'publish') as CallName
  const answer = await sendAs(world, publish, writerOf(resource), {
    params: { slug: world.own.slug, id },
    body: { versao: 0, valores },
  })
  if (answer.status !== 200) throw new Error(`${resource.nome}: ${JSON.stringify(answer.body)}`)
  return { id, versao: (answer.body['registro'] as { versao: number }).versao }
}

/** As somebody else does meanwhile. */
function changeWords(world: World, { nome, listed }: Resource, id: number) {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return asOwner(
    world.test.target,
    `update ${snake(nome)} set ${snake(listed[0]!)} = 'De outra pessoa' where igreja_id = $1 and id = $2`,
    [world.own.igreja, id],
  )
}

async function withManyDrafts(
  world: World,
  writer: 'contentAdmin' | 'admin',
  run: () => Promise<Answer>,
): Promise<Answer> {
  const mine = `igreja_id = $1 and user_id = (select id from "user" where email = $2) and recurso = 'muitos'`
  const values = [world.own.igreja, demoPeople[writer].email]
  await asOwner(
    world.test.target,
    `insert into rascunho (igreja_id, recurso, registro_id, user_id, valores, versao_base)
     select $1, 'muitos', n, (select id from "user" where email = $2), '{}', 0 from generate_series(1, 300) n`,
    values,
  )
  try {
    return await run()
  } finally {
    await asOwner(world.test.target, `delete from rascunho where ${mine}`, values)
  }
}

async function withPage(world: World, run: (query: { pagina: string }) => Promise<Answer>): Promise<Answer> {
  const { id } = await publishOne(world, resources.devocional as unknown as Resource)
  return run({ pagina: `/devotionals/${id}` })
}

async function withManyFiles(world: World, run: () => Promise<Answer>): Promise<Answer> {
  const values = [world.own.igreja]
  await asOwner(
    world.test.target,
    `insert into arquivo (igreja_id, finalidade, tipo, tamanho, sha256, largura, altura, publico, versoes, pronto)
     select $1, 'conteudo', 'image/webp', 1, decode(repeat('00', 32), 'hex'), 1, 1, true, '[]', true from generate_series(1, 300)`,
    values,
  )
  try {
    return await run()
  } finally {
    await asOwner(world.test.target, `delete from arquivo where igreja_id = $1 and tamanho = 1`, values)
  }
}
