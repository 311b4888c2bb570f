import type {
  AjustesIgreja,
  CallName,
  EmailsIgreja,
  ErrorCode,
  ListasEquipe,
  PagamentoEquipe,
} from '@atrio/contract'
import { openEquipe } from './equipe.ts'
import { logIn } from './people.ts'
import { setupCode } from '../setup-code.ts'
import { ajustes, instalacao, outraIgreja, texto } from './staff-inputs.ts'
import type { Case, World } from './status-cases.ts'
import { createTestApp } from './test-app.ts'

/** The settings of the church as they are. */
export async function readAjustes({ test, own, equipe }: Pick<World, 'test' | 'own' | 'equipe'>) {
  const { body } = await test.call('getAjustesEquipe', { params: { slug: own.slug }, equipe })
  return body['ajustes'] as AjustesIgreja
}

/** How the church is paid now. */
export async function readPagamento({ test, own, equipe }: Pick<World, 'test' | 'own' | 'equipe'>) {
  const { body } = await test.call('getPagamentoEquipe', { params: { slug: own.slug }, equipe })
  return body['pagamento'] as PagamentoEquipe
}

/** The church's short lists now. */
export async function readListas({ test, own, equipe }: Pick<World, 'test' | 'own' | 'equipe'>) {
  const { body } = await test.call('getListasEquipe', { params: { slug: own.slug }, equipe })
  return body['listas'] as ListasEquipe
}

/** A list as a form sends it. */
export const asGiven = ({ versao, itens }: { versao: number; itens: readonly { usos: number }[] }) => ({
  versao,
  itens: itens.map((item): Record<string, unknown> =>
    Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'usos')),
  ),
})

/** The methods as a form sends them. */
export function metodosOf({ metodos: { versao, lista } }: PagamentoEquipe) {
  return {
    versao,
    metodos: lista.map(({ codigo, flagAtivo, taxaPpm, taxaFixa, chave, instrucoes }) => ({
      codigo,
      flagAtivo,
      taxaPpm,
      taxaFixa,
      chave,
      instrucoes,
    })),
  }
}

/** Saves a part as it is, so that the calls after it find the church that they know. */
function cases<Now>(
  given: (now: Now) => { versao: number } & object,
  read: (world: World) => Promise<Now>,
): Partial<Record<ErrorCode | 'ok', Case>> {
  const send = (world: World, name: CallName, body: object) =>
    world.test.call(name, { params: { slug: world.own.slug }, equipe: world.equipe, body })
  return {
    ok: async (world, name) => send(world, name, given(await read(world))),
    VERSION_CONFLICT: async (world, name) => {
      const body = given(await read(world))
      return send(world, name, { ...body, versao: body.versao + 1 })
    },
  }
}

const ofAjustes = (given: (now: AjustesIgreja) => { versao: number } & object) => cases(given, readAjustes)

const another = async (world: World, name: CallName, as: 'admin' | 'superAdmin', given: object) =>
  world.test.call(name, {
    equipe: await openEquipe(world.test, (await logIn(world.test, as)).userId),
    body: { ...outraIgreja, ...given },
  })

/** Where there is no church yet. */
async function withoutChurch(_world: World, name: CallName) {
  const fresh = await createTestApp({ isEmpty: true })
  try {
    return await fresh.call(name, { body: { ...instalacao, codigo: setupCode(fresh.deps.secrets) } })
  } finally {
    await fresh.close()
  }
}

/** The number of the last version of a text. */
async function readTexto({ test, own, equipe }: World) {
  const given = { params: { slug: own.slug }, query: { tipo: texto.tipo }, equipe }
  return ((await test.call('getTextoEquipe', given)).body as { texto: { versao: number } }).texto
}
/** What the church says in its mails now. */
async function readEmails({ test, own, equipe }: World) {
  const { body } = await test.call('getEmailsEquipe', { params: { slug: own.slug }, equipe })
  return body['emails'] as EmailsIgreja
}

const saveTexto = cases(({ versao }) => ({ ...texto, versao }), readTexto)

export const settingsCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  saveIgrejaEquipe: ofAjustes(({ igreja }) => ({
    ...ajustes.igreja,
    versao: igreja.versao,
    nome: igreja.nome,
    historia: igreja.historia,
    descricao: igreja.descricao,
  })),
  saveContatoEquipe: ofAjustes(({ contato: { versao } }) => ({ ...ajustes.contato, versao })),
  saveVisualEquipe: ofAjustes(({ visual }) => visual),
  saveEmailsEquipe: cases(({ versao, textos }: EmailsIgreja) => ({ versao, textos }), readEmails),
  saveModulosEquipe: ofAjustes(({ modulos }) => modulos),
  saveCadastroEquipe: ofAjustes(({ cadastro }) => cadastro),
  saveMotivosEquipe: cases(({ motivos }) => asGiven(motivos), readListas),
  saveMotivosOracaoEquipe: cases(({ motivosOracao }) => asGiven(motivosOracao), readListas),
  saveCongregacoesEquipe: cases(({ congregacoes }) => asGiven(congregacoes), readListas),
  saveCamposEquipe: cases(({ campos }) => asGiven(campos), readListas),
  saveContaPagamentoEquipe: cases(
    ({ metodos: { versao } }) => ({ versao, idGatewayPagamento: 0, conta: null }),
    readPagamento,
  ),
  saveMetodosEquipe: cases(metodosOf, readPagamento),
  saveRegrasPagamentoEquipe: cases(({ regras }) => regras, readPagamento),
  saveTextoEquipe: saveTexto,
  cancelarTextoEquipe: {
    async ok(world, name) {
      await saveTexto.ok!(world, 'saveTextoEquipe')
      const body = { tipo: texto.tipo }
      return world.test.call(name, { params: { slug: world.own.slug }, equipe: world.equipe, body })
    },
  },
  createInstalacao: { ok: withoutChurch },
  createIgrejaEquipe: {
    ok: (world, name) => another(world, name, 'superAdmin', {}),
    FORBIDDEN: (world, name) => another(world, name, 'admin', {}),
    NOT_FOUND: (world, name) => another(world, name, 'superAdmin', { organizacao: 'nenhuma' }),
  },
}
