import type { CallName, ErrorCode } from '@atrio/contract'
import { withoutMail } from './activation-cases.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

let made = 0

/** Somebody whom only this case knows, at the full church. */
async function makeUsuario({ test, own }: World, { flagAtivo = true } = {}): Promise<number> {
  made += 1
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `with made as (insert into "user" (email, password_hash) values ($2, 'x') returning id)
     insert into usuario (igreja_id, user_id, nome, sobrenome, flag_ativo)
     select $1, id, 'Somente', 'Aqui', $3 from made returning id`,
    [own.igreja, `somente.${made}@people.example`, flagAtivo],
  )
  return row!.id
}

const of = (world: World, name: CallName, id: number, body?: object): Promise<Answer> =>
  world.test.call(name, {
    ...inputFor(name, world.own),
    params: { slug: world.own.slug, id },
    equipe: world.equipe,
    ...(body && { body }),
  })

const invite = (world: World, email: string) =>
  world.test.call('convidarUsuario', {
    params: { slug: world.own.slug },
    equipe: world.equipe,
    body: { email, nome: 'Nova', sobrenome: 'Pessoa' },
  })

const corrected = { nome: 'Outro', sobrenome: 'Nome' }

/** Of what staff do with people and with the month's report. */
export const peopleCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  getUsuarioEquipe: { ok: async (world, name) => of(world, name, await makeUsuario(world)) },
  lerDocumentoUsuario: {
    async ok(world, name) {
      const id = await makeUsuario(world)
      await asOwner(
        world.test.target,
        `insert into usuario_documento (igreja_id, usuario_id, tipo, numero) values ($1, $2, 'CPF', '00000000191')
         on conflict do nothing`,
        [world.own.igreja, id],
      )
      return of(world, name, id)
    },
  },
  convidarUsuario: {
    ok: (world) => invite(world, 'convite.novo@people.example'),
    async ACCOUNT_EXISTS(world) {
      await invite(world, 'convite.duas@people.example')
      return invite(world, 'convite.duas@people.example')
    },
    ACTIVATION_MAIL_FAILED: (world) =>
      withoutMail(world.test, () => invite(world, 'convite.sem@people.example')),
    NOT_FOUND: (world) =>
      world.test.call('convidarUsuario', {
        params: { slug: 'nenhuma' },
        equipe: world.equipe,
        body: { email: 'a@people.example', ...corrected },
      }),
  },
  reconvidarUsuario: {
    ok: async (world, name) => of(world, name, await makeUsuario(world, { flagAtivo: false })),
    ACTIVATION_MAIL_FAILED: async (world, name) => {
      const id = await makeUsuario(world, { flagAtivo: false })
      return withoutMail(world.test, () => of(world, name, id))
    },
  },
  saveUsuarioEquipe: {
    ok: async (world, name) => of(world, name, await makeUsuario(world), { ...corrected, versao: 1 }),
    VERSION_CONFLICT: async (world, name) =>
      of(world, name, await makeUsuario(world), { ...corrected, versao: 99 }),
  },
  desativarUsuario: {
    ok: async (world, name) => of(world, name, await makeUsuario(world)),
    async STAFF_ACCOUNT(world, name) {
      const { userId } = await logIn(world.test, 'contentAdmin')
      const [row] = await asOwner<{ id: number }>(
        world.test.target,
        'select id from usuario where igreja_id = $1 and user_id = $2',
        [world.own.igreja, userId],
      )
      return of(world, name, row!.id)
    },
  },
  exportRelatorioDinheiro: {
    /** A month with more movements than a file has, by a hand that no trigger watches. */
    async DOCUMENT_TOO_HEAVY(world, name) {
      const { test, own } = world
      const write = (statement: string) => asOwner(test.target, statement)
      await write('alter table lancamento disable trigger all; alter table pagamento disable trigger all')
      try {
        await asOwner(
          test.target,
          `with p as (insert into pedido (igreja_id, codigo, tipo, user_id, comprador_encrypted, valor, total, moeda, locale)
             select $1, '2001010100000000', 'doacao', min(user_id), '\\x00', 100, 100, 'BRL', 'en' from usuario
             where igreja_id = $1 returning id),
           g as (insert into pagamento (igreja_id, id, pedido_id, metodo, valor, moeda)
             select $1, gen_random_uuid(), id, 'dinheiro', 100, 'BRL' from p returning id, pedido_id)
           insert into lancamento (igreja_id, transacao, pedido_id, conta, debito, moeda, pagamento_id, data_cadastro)
           select $1, gen_random_uuid(), pedido_id, 'fora', 100, 'BRL', id, '2001-01-15T12:00:00Z' from g, generate_series(1, 60001)`,
          [own.igreja],
        )
        return await test.call(name, {
          params: { slug: own.slug },
          equipe: world.equipe,
          body: { mes: '2001-01' },
        })
      } finally {
        await write(`delete from lancamento where data_cadastro < '2002-01-01'`)
        await write('alter table lancamento enable trigger all; alter table pagamento enable trigger all')
      }
    },
  },
}
