import type { FastifyInstance } from 'fastify'
import { readTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { sendStored } from '../http/send-stored.ts'
import { hostOf } from '../http/serve.ts'
import { filmKey, typeOf } from '../files/film-key.ts'
import { readPasse } from './play-address.ts'
import { isOpenSessao } from './sessoes.ts'

interface Asked {
  Params: { token: string; filme: string; '*': string }
}

/**
 * Files of Play, for who has a pass for this film, this session and this church (Decision 230). Where reading begins, the
 * session itself is asked as well: who was stopped on another device begins no more.
 */
export function playMediaRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Asked>('/play-media/:token/:filme/*', async (request, reply) => {
    const igreja = await deps.tenants.findByHost(hostOf(request))
    const { token, filme, '*': file } = request.params
    const type = typeOf(file)
    if (!igreja?.flagAtivo || !type || !UUID.test(filme) || !SAFE_PATH.test(file))
      throw new AppError('NOT_FOUND')
    const passe = readPasse(deps.secrets, { igrejaId: igreja.id, filme, token })
    if (!passe) throw new AppError('NOT_FOUND')
    if (BEGINNINGS.has(file) && !(await isOpenNow(deps, passe))) throw new AppError('NOT_FOUND')
    const key = filmKey({ igrejaId: igreja.id, id: filme }, file)
    const size = await deps.storage.size(key)
    if (size === null) throw new AppError('NOT_FOUND')
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
    })
    return sendStored(deps, request, reply, {
      key,
      tipo: type,
      tamanho: size,
      range: request.headers.range,
      bounds: [{ of: `pass ${passe.sessao}`, most: OF_A_PASS }],
    })
  })
}

function isOpenNow(
  { db }: Pick<Deps, 'db'>,
  { igrejaId, sessao }: { igrejaId: number; sessao: string },
): Promise<boolean> {
  return readTenant(db, { igrejaId }, (trx) => isOpenSessao(trx, { sessao }))
}

/** Files at once: a player has three or four, and a few that it has just broken off. */
const OF_A_PASS = 24
/** What a player asks for first, and the file that is all there is. */
const BEGINNINGS = new Set(['hls/master.m3u8', 'original.mp4'])
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
// Names of our own making; above all nothing that could step out of the folder.
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
