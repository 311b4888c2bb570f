import * as z from 'zod/mini'
import { TRAZIDAS } from './tables.ts'

export const FORMATO = 'atrio-copia'
export const VERSAO = 1

const numero = z.number().check(z.int(), z.minimum(0))
const parte = z.object({ tamanho: numero, sha256: z.string().check(z.regex(/^[\da-f]{64}$/)) })

/** The first thing to read in an archive: what it holds, by which a damaged or a changed one is told. */
export const manifesto = z.object({
  formato: z.literal(FORMATO),
  versao: numero,
  /** The newest migration of the database that it was made from. */
  esquema: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  feitaEm: z.string(),
  igreja: z.object({ id: numero, codigo: z.string(), nome: z.string(), idioma: z.string() }),
  cofre: z.object({ sal: z.string(), prova: z.string() }),
  contas: numero,
  tabelas: z.record(z.string(), z.object({ linhas: numero, vem: z.boolean() })),
  /** Tables that are left out, and why. */
  fora: z.record(z.string(), z.string()),
  partes: z.record(z.string(), parte),
})
export type Manifesto = z.output<typeof manifesto>

export const MANIFESTO = 'manifesto.json'
export const CONTAS = 'contas.jsonl'
export const tablePart = (name: string) => `tabelas/${name}.jsonl`
export const ownPart = (name: string) => `igreja/${name}.json`
export const AGENDA = 'igreja/agenda.jsonl'
/** Folders of files: the church's media, and what people and staff uploaded. */
export const MIDIA = 'midia/'
export const ARQUIVOS = 'arquivos/'

/** What one archive may be. */
export const COPIA_BOUNDS = {
  entries: 60_000,
  bytes: 3 * 1024 ** 3,
  entryBytes: 512 * 1024 ** 2,
} as const

/** Tables of an archive that this installation does not know. */
export const unknownTables = ({ tabelas }: Manifesto): string[] =>
  Object.entries(tabelas).flatMap(([name, { vem }]) => (vem && !TRAZIDAS.has(name) ? [name] : []))
