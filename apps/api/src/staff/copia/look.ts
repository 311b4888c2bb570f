import type { ErroCopia, RelatorioCopia } from '@atrio/contract'
import * as z from 'zod/mini'
import { ZipReader, ZipRefused } from '../../adapters/zip/read-zip.ts'
import { newestMigration } from '../../db/migration-files.ts'
import { createHash } from 'node:crypto'
import { deriveKey, opens } from './cofre.ts'
import {
  ARQUIVOS,
  COPIA_BOUNDS,
  MANIFESTO,
  manifesto,
  MIDIA,
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
  const bytes = zip.entries.has(MANIFESTO) ? await readPart(zip, MANIFESTO) : null
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

/** A part of the archive, if it is as its list says. @throws CopiaRefused */
export async function readPart(zip: ZipReader, name: string, manifesto?: Manifesto): Promise<Buffer> {
  const bytes = await zip.read(name).catch((cause: unknown) => {
    if (cause instanceof ZipRefused) throw new CopiaRefused('danificada', { cause })
    throw cause
  })
  if (manifesto) {
    const said = manifesto.partes[name]
    if (said?.sha256 !== createHash('sha256').update(bytes).digest('hex'))
      throw new CopiaRefused('danificada')
  }
  return bytes
}

/** @throws CopiaRefused */
export async function keyFor({ cofre }: Manifesto, senha: string): Promise<Buffer> {
  const key = await deriveKey(senha, cofre.sal)
  if (!opens(key, cofre)) throw new CopiaRefused('senha')
  return key
}

/** Reads all of it once, and says what would come. @throws CopiaRefused */
export async function lookThrough(
  { zip, manifesto }: OpenCopia,
  progress: { expect: (total: number) => void; step: () => void },
): Promise<RelatorioCopia> {
  const names = Object.keys(manifesto.partes)
  progress.expect(names.length)
  const grupos = Object.fromEntries(Object.keys(GRUPOS_COPIA).map((name) => [name, 0])) as Record<
    GrupoCopia,
    number
  >
  const found = { arquivos: 0, bytes: 0, faltam: 0, soParaLer: 0 }
  for (const name of names) {
    const isFile = name.startsWith(MIDIA) || name.startsWith(ARQUIVOS)
    if (!zip.entries.has(name)) {
      if (!isFile) throw new CopiaRefused('danificada')
      found.faltam += 1
      continue
    }
    const { length } = await readPart(zip, name, manifesto)
    if (isFile) {
      found.arquivos += 1
      found.bytes += length
    }
    progress.step()
  }
  for (const [name, { linhas, vem }] of Object.entries(manifesto.tabelas)) {
    const grupo = grupoOf(name)
    if (grupo) grupos[grupo] += linhas
    else if (!vem) found.soParaLer += linhas
  }
  const { igreja, feitaEm, contas } = manifesto
  return { igreja: igreja.nome, feitaEm, contas, grupos, ...found, desconhecidas: unknownTables(manifesto) }
}
