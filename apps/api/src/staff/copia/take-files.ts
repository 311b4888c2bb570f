import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { folderOf } from '../../files/arquivos.ts'
import { filmFile, filmKey, typeOf } from '../../files/film-key.ts'
import type { CopiaDeps } from './copia-deps.ts'
import type { Laying } from './laid.ts'
import { CopiaRefused, streamPart, type OpenCopia } from './look.ts'
import { requireFilmFile, requireMedia, requireUpload, TIPOS } from './look-at-file.ts'
import { ARQUIVOS, FILMES, MIDIA, UPLOAD } from './manifest.ts'

interface Given {
  igrejaId: number
  laying: Laying
  step: () => void
}

/** Lays the files of an archive down, each piece by piece. @throws CopiaRefused */
export async function takeFiles(
  { env, storage }: Pick<CopiaDeps, 'env' | 'storage'>,
  open: OpenCopia,
  given: Given,
): Promise<void> {
  const { igrejaId, laying, step } = given
  const store = async (
    name: string,
    { key, tipo, look }: { key: string; tipo: string; look: (path: string) => Promise<void> },
  ) => {
    const path = join(env.receivingDir, `copia-${randomUUID()}`)
    try {
      await writeTo(open, name, path)
      await look(path)
      await laying.note(key)
      await storage.takeFile(key, path, tipo)
    } finally {
      await rm(path, { force: true })
    }
  }
  for (const name of open.zip.entries.keys()) {
    step()
    if (name.startsWith(MIDIA)) {
      const place = join(laying.media, name.slice(MIDIA.length))
      await mkdir(dirname(place), { recursive: true })
      await writeTo(open, name, place)
      await requireMedia(place)
    } else if (name.startsWith(ARQUIVOS)) {
      const [, visible, rest] = /^arquivos\/(publico|privado)\/(.+)$/.exec(name) ?? []
      const tipo = rest && UPLOAD.test(rest) && TIPOS[rest.split('.').at(-1)!]
      if (!rest || !tipo) throw new CopiaRefused('formato')
      const key = `${folderOf(igrejaId, visible === 'publico')}/${rest}`
      await store(name, { key, tipo, look: (path) => requireUpload(path, tipo) })
    } else if (name.startsWith(FILMES)) {
      const [, id, file] =
        /^filmes\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/((?:hls|capas|legendas)\/[\w.-]+|original\.mp4)$/.exec(
          name,
        ) ?? []
      const tipo = file && typeOf(file)
      if (!id || !tipo) throw new CopiaRefused('formato')
      const key = filmKey({ igrejaId, id }, file)
      await store(name, { key, tipo, look: (path) => requireFilmFile(path, file) })
    }
  }
}

function writeTo(open: OpenCopia, name: string, path: string): Promise<void> {
  return pipeline(streamPart(open, name), createWriteStream(path))
}

/** How a film stands here, by which of its files have come: null without any. */
export function filmAsOurs(row: Record<string, unknown>, { zip }: OpenCopia): Record<string, unknown> | null {
  const has = (file: string) => zip.entries.has(`${FILMES}${String(row['id'])}/${file}`)
  if (has(filmFile.pronta)) return row
  if (!has(filmFile.original)) return null
  // It is looked at as one that was sent here, also where it played as it came.
  const anew = { progresso: 0, motivo: null, tentativas: 0, sinal_em: null, quadros: 0, folhas: 0 }
  return { ...row, ...anew, situacao: 'recebida' }
}
