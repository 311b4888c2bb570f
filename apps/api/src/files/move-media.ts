import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { mediaKey, mediaType, RECORDED_FOLDER, SENT_FOLDER } from './media-key.ts'

/** Brings into storage what an earlier version left in `DATA_DIR/media` (Decision 290). Several processes may do so at once. */
export async function moveMedia({ env, storage }: Pick<Deps, 'env' | 'storage'>): Promise<void> {
  const igrejas = (await namesIn(env.mediaDir)).filter((name) => /^\d+$/.test(name))
  for (const igreja of igrejas) {
    for (const folder of [SENT_FOLDER, RECORDED_FOLDER]) {
      for (const name of await namesIn(join(env.mediaDir, igreja, folder))) {
        const [file, tipo] = [`${folder}/${name}`, mediaType(name)]
        if (tipo === null) continue
        await storage
          .takeFile(mediaKey(Number(igreja), file)!, join(env.mediaDir, igreja, file), tipo)
          .catch(unlessMissing)
      }
    }
  }
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}

/** Another process has moved it meanwhile. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
