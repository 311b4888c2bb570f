import type { ErroCopia, RelatorioCopia } from '@atrio/contract'
import * as z from 'zod/mini'
import { ZipReader, ZipRefused } from '../../adapters/zip/read-zip.ts'
import { newestMigration } from '../../db/migration-files.ts'
import { createHash } from 'node:crypto'
import { deriveKey, opens, type Cofre } from './cofre.ts'
import {
  COPIA_BOUNDS,
  isFilePart,
  LINHA_BYTES,
  MANIFESTO,
  MANIFESTO_BYTES,
  manifesto,
  unknownTables,
  VERSAO,
  type Manifesto,
} from './manifest.ts'
import { GRUPOS_COPIA, grupoOf, type GrupoCopia } from './tables.ts'

export class CopiaRefused extends Error {
  readonly erro: ErroCopia
  constructor(erro: ErroCopia, options?: ErrorOptions) {
    super(erro, options)
    this.erro = erro
  }
}

export interface OpenCopia {
  zip: ZipReader
  manifesto: Manifesto
}

/** Opens an archive by its own list of what it holds. @throws CopiaRefused */
export async function openCopia(path: string): Promise<OpenCopia> {
  const zip = await ZipReader.open(path, COPIA_BOUNDS).catch((cause: unknown) => {
    if (!(cause instanceof ZipRefused)) throw cause
    throw new CopiaRefused(/too many/.test(cause.message) ? 'grande' : 'formato', { cause })
  })
  try {
    return { zip, manifesto: await readManifesto(zip) }
  } catch (error) {
    await zip.close()
    throw error
  }
}

async function readManifesto(zip: ZipReader): Promise<Manifesto> {
  const bytes = await zip.read(MANIFESTO, MANIFESTO_BYTES).catch((cause: unknown) => {
    if (cause instanceof ZipRefused) return null
    throw cause
  })
  const read = bytes && z.safeParse(manifesto, parse(bytes.toString()))
  if (!read?.success) throw new CopiaRefused('formato')
  const { data } = read
  // A newer installation knows what this one does not: it would lose it in silence.
  if (data.versao > VERSAO || data.esquema > (await newestMigration())) throw new CopiaRefused('versao')
  return data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A part of the archive in pieces: that it is as the list says is known at its end. @throws CopiaRefused */
export async function* streamPart({ zip, manifesto }: OpenCopia, name: string): AsyncGenerator<Buffer> {
  const sha256 = createHash('sha256')
  try {
    for await (const chunk of zip.stream(name)) {
      sha256.update(chunk)
      yield chunk
    }
  } catch (cause) {
    if (cause instanceof ZipRefused) throw new CopiaRefused('danificada', { cause })
    throw cause
  }
  if (manifesto.partes[name]?.sha256 !== sha256.digest('hex')) throw new CopiaRefused('danificada')
}

/** Its lines, one after the other; none where it is not there. @throws CopiaRefused */
export async function* readLines(open: OpenCopia, name: string): AsyncGenerator<string> {
  if (!open.manifesto.partes[name]) return
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of streamPart(open, name)) {
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, end)]).toString()
      ;[rest, length, from] = [[], 0, end + 1]
      if (line !== '') yield line
    }
    rest.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > LINHA_BYTES) throw new CopiaRefused('formato')
  }
  const last = Buffer.concat(rest).toString()
  if (last !== '') yield last
}

/** @throws CopiaRefused */
export function parseRow(line: string): Record<string, unknown> {
  const row = parse(line)
  if (row && typeof row === 'object' && !Array.isArray(row)) return row as Record<string, unknown>
  throw new CopiaRefused('formato')
}

/** @throws CopiaRefused */
export async function keyFor(cofre: Cofre, senha: string): Promise<Buffer> {
  const key = await deriveKey(senha, cofre.sal)
  if (!opens(key, cofre)) throw new CopiaRefused('senha')
  return key
}

/** Reads all of it once, and says what would come. @throws CopiaRefused */
export async function lookThrough(
  open: OpenCopia,
  progress: { expect: (total: number) => void; step: () => void },
): Promise<RelatorioCopia> {
  const { zip, manifesto } = open
  const names = Object.keys(manifesto.partes)
  progress.expect(names.length)
  const grupos = Object.fromEntries(Object.keys(GRUPOS_COPIA).map((name) => [name, 0])) as Record<
    GrupoCopia,
    number
  >
  const found = { arquivos: 0, bytes: 0, faltam: 0, soParaLer: 0 }
  for (const name of names) {
    const isFile = isFilePart(name)
    if (!zip.entries.has(name)) {
      if (!isFile) throw new CopiaRefused('danificada')
      found.faltam += 1
      continue
    }
    for await (const { length } of streamPart(open, name)) if (isFile) found.bytes += length
    if (isFile) found.arquivos += 1
    progress.step()
  }
  for (const [name, { linhas, vem }] of Object.entries(manifesto.tabelas)) {
    const grupo = grupoOf(name)
    if (grupo) grupos[grupo] += linhas
    else if (!vem) found.soParaLer += linhas
  }
  const { igreja, feitaEm, contas, deixados } = manifesto
  const desconhecidas = unknownTables(manifesto)
  return {
    igreja: igreja.nome,
    feitaEm,
    contas,
    grupos,
    ...found,
    deixados: deixados.slice(0, 200),
    desconhecidas,
  }
}
