import { calls, type Call, type CallName } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import type { CallOptions } from './test-app.ts'

/** What callers know of a church and of a person there. */
export interface Known {
  igreja: number
  cliente: number
  slug: string
  codigo: string
  organizacao: string
  host: string
  userId: number
  email: string
}

type Input = Pick<CallOptions, 'params' | 'query' | 'body'>

/** Nothing has these; well-formed all the same. */
export const absent: Known = {
  igreja: 2_000_000_000,
  cliente: 2_000_000_000,
  slug: 'nao-existe',
  codigo: 'nao-existe',
  organizacao: 'nao-existe',
  host: 'nao-existe.atrio.localhost',
  userId: 2_000_000_000,
  email: 'nao-existe@atrio.example',
}

/** Of one row of a church: its number, or the text that stands for it in a path. */
export type RowKey = number | string

/** A well-formed request of a call, about a church, a person and, where the path names one, a row. */
export function inputFor(name: CallName, known: Known, row: RowKey = 1): Input {
  const call: Call = calls[name]
  const params: Record<string, unknown> = {}
  for (const param of paramsOf(call)) params[param] = paramFor(call, param, known) ?? keyFor(param, row)
  return { params, ...extraFor(known)[name] }
}

/** Whether the path names a row beside the church or the person. */
export function namesRow(name: CallName): boolean {
  return paramsOf(calls[name]).some((param) => paramFor(calls[name], param, absent) === undefined)
}

/** Calls of the public directory, which lists every church to everybody. */
export const directory = new Set<CallName>([
  'getIgrejaByCodigo',
  'getIgrejaByHostname',
  'listClientes',
  'getOrganizacao',
])

function paramsOf(call: Call): string[] {
  return [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
}

/** What stands for the church or the person; undefined for anything else. */
function paramFor(call: Call, param: string, known: Known): unknown {
  if (param === 'slug') return call.path.startsWith('/organizacao/') ? known.organizacao : known.slug
  if (param === 'code') return known.codigo
  if (param === 'client') return known.cliente
  if (param !== 'id') return undefined
  if (call.path.startsWith('/igreja/:id')) return known.igreja
  return /^\/(user|usuario)\/:id/.test(call.path) ? known.userId : undefined
}

/** Chapters, lessons and the like are numbered from 1 everywhere. */
function keyFor(param: string, row: RowKey): RowKey {
  if (/slug/i.test(param)) return String(row)
  return param.startsWith('id') && typeof row === 'number' ? row : 1
}

function extraFor(known: Known): Partial<Record<CallName, Input>> {
  const igreja = { igreja: known.igreja }
  return {
    getIgrejaByHostname: { query: { hostname: known.host } },
    listIgrejaAppMenu: { query: igreja },
    listBanners: { query: igreja },
    listClientes: { query: { organizacao: known.organizacao } },
    listCongregacoes: { query: igreja },
    login: { body: { username: known.email, password: demoPassword } },
    refreshToken: { body: { refreshToken: 'x'.repeat(43) } },
    exchangeLoginCode: { body: { codigo: 'x'.repeat(43) } },
    createLoginCode: { body: igreja },
    logout: { body: {} },
    recoverPassword: { body: { email: demoPeople.visitor.email } },
    requestEmailVerification: { query: { ...igreja, email: known.email } },
    verifyEmail: { body: { codigo: 'x'.repeat(43) } },
    changePassword: { body: { senhaAtual: 'Errada!123', novaSenha: 'Jabuticaba*48' } },
    lookUpEmail: { query: { email: known.email } },
    lookUpEmailAtIgreja: { query: { email: known.email } },
    createUsuario: {
      body: { nome: 'A', sobrenome: 'B', email: 'matriz@atrio.example', senha: 'curta' },
    },
    trocaIgreja: { body: igreja },
    listCamposPersonalizados: { query: igreja },
    createAssinaturaLeitura: {
      body: { plano: '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03', dataInicio: '2026-01-01' },
    },
    saveLeitura: { body: { dia: 1, parte: 1, lida: true } },
    remarcarAssinaturaLeitura: { body: { data: '2026-01-02' } },
    reiniciarAssinaturaLeitura: { body: { dataInicio: '2026-01-01' } },
    searchVersiculos: { query: { busca: 'amor' } },
    getPassagem: { query: { referencia: known.igreja === absent.igreja ? 'Jo 99' : 'Jo 3.16' } },
    saveMarcacao: {
      body: {
        livro: 'jhn',
        capitulo: known.igreja === absent.igreja ? 99 : 3,
        versiculos: [16],
        cor: 'azul',
      },
    },
  }
}
