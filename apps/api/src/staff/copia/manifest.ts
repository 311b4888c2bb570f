import { copiaArquivo, motivosDeixado } from '@atrio/contract'
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
  /** Large files that are left out, and why; archives of before said nothing of them. */
  deixados: z._default(
    z.array(z.object({ nome: z.string(), tamanho: numero, motivo: z.enum(motivosDeixado) })),
    [],
  ),
  partes: z.record(z.string(), parte),
})
export type Manifesto = z.output<typeof manifesto>
export type Deixado = Manifesto['deixados'][number]

export const MANIFESTO = 'manifesto.json'
export const CONTAS = 'contas.jsonl'
export const tablePart = (name: string) => `tabelas/${name}.jsonl`
export const ownPart = (name: string) => `igreja/${name}.json`
export const AGENDA = 'igreja/agenda.jsonl'
/** Folders of files: the church's media, what people and staff uploaded, and films. */
export const MIDIA = 'midia/'
export const ARQUIVOS = 'arquivos/'
export const FILMES = 'filmes/'
/** Of broadcasts, among the media. */
export const GRAVACOES = `${MIDIA}gravacoes/`
/** What of `arquivos/<visibility>/` is a file of ours: one of its sizes, below its number. */
export const UPLOAD = /^[\da-f-]{36}\/\d{1,5}\.[a-z]+$/
export const isFilePart = (name: string) =>
  [MIDIA, ARQUIVOS, FILMES].some((folder) => name.startsWith(folder))

/** What one archive may be: large files lie in it as they are, rows are packed. */
export const COPIA_BOUNDS = {
  entries: 60_000,
  bytes: copiaArquivo.maxBytes,
  entryBytes: 20 * 1024 ** 3,
  packed: { bytes: 3 * 1024 ** 3, entryBytes: 512 * 1024 ** 2, ratio: 200 },
} as const
export const MANIFESTO_BYTES = 16 * 1024 ** 2
/** Of one row, with its texts. */
export const LINHA_BYTES = 8 * 1024 ** 2

/** Tables of an archive that this installation does not know. */
export const unknownTables = ({ tabelas }: Manifesto): string[] =>
  Object.entries(tabelas).flatMap(([name, { vem }]) => (vem && !TRAZIDAS.has(name) ? [name] : []))
