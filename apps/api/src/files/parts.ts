import { AsyncLocalStorage } from 'node:async_hooks'
import { statfs } from 'node:fs/promises'
import { errorRegistry, type Call, type StaffRight } from '@atrio/contract'
import { ERRORS, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { authorize, requireCaller, requireSite } from '../http/authorize.ts'
import { requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { createContext } from '../http/serve.ts'
import { PartsStore, type PartsOwner } from './parts-store.ts'

/** A large file that staff send in parts, and go on with after the network broke (Decision 232). */
export interface PartsKind {
  /** In its address, `/api/v1/envio/:slug/<tipo>`. */
  tipo: string
  auth: StaffRight
  /** In bytes. */
  maximum: number
  /** Asked before the first byte. @throws AppError */
  admit?: (ctx: Context) => Promise<void>
  /**
   * Of how it calls itself and of its first bytes nothing is believed yet. It takes the file from `path`, by moving it; what
   * it returns is the answer. @throws AppError where it is not taken: it is forgotten then
   */
  take: (
    ctx: Context,
    sent: { path: string; nome: string; tamanho: number; meta: Meta },
  ) => Promise<object | void>
}
type Meta = Readonly<Record<string, string | null>>

/** As many as a church may have under way. */
const MAX_OPEN = 10
/** What has to stay free on the disk. */
const SPARE_BYTES = 2 * 1024 ** 3

interface Asked {
  Params: { slug: string; id?: string }
}

/** Mounts the addresses of a kind, at the staff's host. */
export function partsRoutes(app: FastifyInstance, deps: Deps, kind: PartsKind): void {
  const sending = new AsyncLocalStorage<{ ctx: Context; owner: PartsOwner }>()
  const store = new PartsStore(deps.env.partsDir, () => sending.getStore()!.owner)
  const base = (slug: string) => `/api/v1/envio/${slug}/${kind.tipo}`
  const server = new Server({
    path: '/api/v1/envio',
    datastore: store,
    maxSize: kind.maximum,
    generateUrl: (_request, { id }) => `${base(requireIgreja(sending.getStore()!.ctx).slug)}/${id}`,
    getFileIdFromRequest: (_request, last) => last,
    async onUploadCreate(_request, upload) {
      const { ctx, owner } = sending.getStore()!
      await kind.admit?.(ctx).catch(refuse)
      if ((await store.countOf(owner.igrejaId)) >= MAX_OPEN)
        throw refusal(new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_OPEN } }))
      const { bavail, bsize } = await statfs(deps.env.dataDir)
      if (bavail * bsize < (upload.size ?? 0) + SPARE_BYTES)
        throw refusal(new AppError('UNAVAILABLE', { retryAfter: 60 }))
      return {}
    },
    async onUploadFinish(_request, { id, size, metadata }) {
      const { ctx } = sending.getStore()!
      const nome = (metadata?.['nome'] ?? '').trim().slice(0, 200) || kind.tipo
      const sent = { path: store.path(id), nome, tamanho: size!, meta: metadata ?? {} }
      const taken = await kind
        .take(ctx, sent)
        .catch(refuse)
        .finally(() => store.forget(id))
      return taken ? { status_code: 200, headers: JSON_TYPE, body: JSON.stringify(taken) } : {}
    },
  })
  void app.register(async (scope) => {
    // The parts are read by the protocol itself, once it is known who asks.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const handler = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const ctx = await createContext(deps, request, reply)
      requireStaff(kind, ctx, request)
      const owner = {
        igrejaId: requireIgreja(ctx).id,
        userId: requireAuth(ctx).userId,
        tipo: kind.tipo,
      }
      reply.hijack()
      await sending.run({ ctx, owner }, () => server.handle(request.raw, reply.raw))
    }
    scope.post<Asked>(base(':slug'), handler)
    scope.route<Asked>({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${base(':slug')}/:id`, handler })
  })
}

/** As for any call of the staff's site; a page of another site cannot send these headers unasked. */
function requireStaff({ auth }: PartsKind, ctx: Context, request: FastifyRequest<Asked>): void {
  const call = { auth, site: 'staff', path: '/envio/:slug', errors: ['PASSWORD_CHANGE_REQUIRED'] } as const
  requireSite({ site: 'staff', method: request.method === 'HEAD' ? 'GET' : 'DELETE' }, ctx)
  requireCaller(call, ctx)
  authorize(call as unknown as Call, ctx, {
    params: { slug: request.params.slug },
    query: {},
    body: undefined,
  })
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** As the protocol says no; what is no answer of ours stays a failure. */
function refuse(error: unknown): never {
  throw error instanceof AppError ? refusal(error) : error
}

function refusal({ code, retryAfter }: AppError): Error & { status_code: number; body: string } {
  const { status } = errorRegistry[code]
  return Object.assign(new Error(code), {
    status_code: status,
    body: JSON.stringify({ status: false, code, retryAfter }),
  })
}

/** What nobody goes on with is forgotten after so long. */
const KEPT_MS = 7 * 86_400_000

export function sweepParts({ env }: Pick<Deps, 'env'>): Promise<number> {
  return new PartsStore(env.partsDir, () => {
    throw ERRORS.FILE_NOT_FOUND
  }).sweep(KEPT_MS)
}
