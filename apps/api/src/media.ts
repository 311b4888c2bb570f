import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { churchOfFile } from './files/church-of-file.ts'
import { mediaKey, mediaType } from './files/media-key.ts'
import { readPublicFile } from './files/read-public-file.ts'
import { AppError } from './http/errors.ts'
import { sendUnchanging } from './http/send-stored.ts'

const DAY = 86_400

/**
 * Files of churches at `<prefix>/<igrejaId>/…`: what people sent and what was recorded from storage, what the demo world
 * drew from `DATA_DIR/media` (Decision 290). A host serves the files of its own church only; another's are answered like
 * absent ones.
 *
 * Whatever lies there came from outside, so a browser must take it as the type we say and run nothing in it: an SVG
 * that is opened by itself is a document, hence the sandbox.
 */
export async function mediaRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await mkdir(deps.env.mediaDir, { recursive: true })
  await app.register(fastifyStatic, {
    root: deps.env.mediaDir,
    serve: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
  })
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND')
  })
  app.get<{ Params: { igrejaId: string; '*': string } }>('/:igrejaId/*', async (request, reply) => {
    const { igrejaId, '*': file } = request.params
    const igreja = await churchOfFile(deps, request, igrejaId)
    if (!igreja || !SAFE_PATH.test(file)) throw new AppError('NOT_FOUND')
    const key = mediaKey(igreja.id, file)
    const [tipo, tamanho] = key === null ? [null, null] : [mediaType(file), await deps.storage.size(key)]
    if (key !== null && (tipo === null || tamanho === null)) throw new AppError('NOT_FOUND')
    void reply.headers({
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      // The list of churches shows the logos of all of them, each from its own host.
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`,
      vary: 'Host',
    })
    return key === null
      ? reply.sendFile(`${igrejaId}/${file}`)
      : sendUnchanging(deps, request, reply, { key, tipo: tipo!, tamanho: tamanho! })
  })
}

/** A church's own picture by its `/media/…` or `/arquivo/…` address, under the same rules; null when there is none. */
export async function readMedia(deps: Deps, host: string, url: string): Promise<Buffer | null> {
  const [, kind, igrejaId] = /^\/(media|arquivo)\/(\d+)\/./.exec(url) ?? []
  const igreja = await deps.tenants.findByHost(host)
  if (!igreja || String(igreja.id) !== igrejaId) return null
  const read = kind === 'media' ? readMediaOf : readPublicFile
  return read(deps, igreja.id, url)
}

/** The same for what knows the church; another's files are none. */
export async function readMediaOf(
  { env }: { env: Pick<Deps['env'], 'mediaDir'> },
  igreja: number,
  url: string,
): Promise<Buffer | null> {
  const [, igrejaId, file] = /^\/media\/(\d+)\/(.+)$/.exec(url) ?? []
  if (!file || String(igreja) !== igrejaId || !SAFE_PATH.test(file)) return null
  return readFile(join(env.mediaDir, igrejaId, file)).catch(() => null)
}

/** Bytes of a church's file by its `/media/…` address; null for another church's, and when there is none. */
export async function mediaSize(
  { env, storage }: Pick<Deps, 'env' | 'storage'>,
  igrejaId: number,
  url: string,
): Promise<number | null> {
  const [, owner, file] = /^\/media\/(\d+)\/(.+)$/.exec(url) ?? []
  if (!file || owner !== String(igrejaId) || !SAFE_PATH.test(file)) return null
  const key = mediaKey(igrejaId, file)
  if (key !== null) return storage.size(key)
  const found = await stat(join(env.mediaDir, owner, file)).catch(() => null)
  return found?.isFile() ? found.size : null
}

// Names of our own making; above all nothing that could step out of the folder or name a hidden file.
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
