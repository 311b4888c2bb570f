import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps.ts'
import { folderOf } from '../../files/arquivos.ts'
import { filmFile, filmKey, typeOf } from '../../files/film-key.ts'
import { CopiaRefused, streamPart, type OpenCopia } from './look.ts'
import { ARQUIVOS, FILMES, MIDIA } from './manifest.ts'

interface Given {
  igrejaId: number
  /** What is to be done backwards when the rest does not come in. */
  undo: (() => Promise<unknown>)[]
  step: () => void
}

/** Lays the files of an archive down, each piece by piece. @throws CopiaRefused */
export async function takeFiles(
  deps: Pick<Deps, 'env' | 'storage'>,
  open: OpenCopia,
  given: Given,
): Promise<void> {
  const { env, storage } = deps
  const { igrejaId, undo, step } = given
  const store = async (name: string, key: string, tipo: string) => {
    const path = join(env.receivingDir, `copia-${randomUUID()}`)
    try {
      await writeTo(open, name, path)
      undo.push(() => storage.remove(key))
      await storage.takeFile(key, path, tipo)
    } finally {
      await rm(path, { force: true })
    }
  }
  for (const name of open.zip.entries.keys()) {
    step()
    if (name.startsWith(MIDIA)) {
      const place = join(env.mediaDir, String(igrejaId), name.slice(MIDIA.length))
      undo.push(() => rm(place, { force: true }))
      await mkdir(dirname(place), { recursive: true })
      await writeTo(open, name, place)
    } else if (name.startsWith(ARQUIVOS)) {
      const [, visible, rest] = /^arquivos\/(publico|privado)\/([\da-f-]{36}\/[\w.-]+)$/.exec(name) ?? []
      if (!rest) throw new CopiaRefused('formato')
      const tipo = TYPES[rest.split('.').at(-1)!] ?? 'application/octet-stream'
      await store(name, `${folderOf(igrejaId, visible === 'publico')}/${rest}`, tipo)
    } else if (name.startsWith(FILMES)) {
      const [, id, file] =
        /^filmes\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/((?:hls|capas|legendas)\/[\w.-]+|original\.mp4)$/.exec(
          name,
        ) ?? []
      const tipo = file && typeOf(file)
      if (!id || !tipo) throw new CopiaRefused('formato')
      await store(name, filmKey({ igrejaId, id }, file), tipo)
    }
  }
}

function writeTo(open: OpenCopia, name: string, path: string): Promise<void> {
  return pipeline(streamPart(open, name), createWriteStream(path))
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** How a film stands here, by which of its files have come: null without any. */
export function filmAsOurs(row: Record<string, unknown>, { zip }: OpenCopia): Record<string, unknown> | null {
  const has = (file: string) => zip.entries.has(`${FILMES}${String(row['id'])}/${file}`)
  if (has(filmFile.pronta)) return row
  if (!has(filmFile.original)) return null
  const plays = row['situacao'] === 'original'
  const anew = { progresso: 0, motivo: null, tentativas: 0, sinal_em: null, quadros: 0, folhas: 0 }
  return { ...row, ...anew, situacao: plays ? 'original' : 'recebida' }
}
