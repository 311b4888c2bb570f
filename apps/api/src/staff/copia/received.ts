import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { copiaArquivo } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { partsRoutes } from '../../files/parts.ts'
import { idiomaOf, inTenant, requireAuth, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { CopiaRefused, openCopia } from './look.ts'
import { receivedPath } from './received-path.ts'
import { isNova } from './vazia.ts'

/** Where an archive is sent, in parts, by who answers for the organisation of a church with nothing in it. */
export function copiaServe(app: FastifyInstance, deps: Deps): void {
  const { tipo, maxBytes } = copiaArquivo
  partsRoutes(app, deps, {
    tipo,
    auth: { area: 'organizacao', may: 'publish' },
    maximum: maxBytes,
    admit: requireRoom,
    take,
  })
}

async function requireRoom(ctx: Context): Promise<void> {
  const who = requireAuth(ctx)
  if (!(await inTenant(ctx, (trx) => isNova(trx, who)))) throw new AppError('VERSION_CONFLICT')
}

async function take(ctx: Context, { path }: { path: string }): Promise<void> {
  await requireRoom(ctx)
  const { igrejaId, userId } = requireAuth(ctx)
  const open = await openCopia(path).catch((error: unknown) => {
    if (error instanceof CopiaRefused)
      throw new AppError(error.erro === 'danificada' ? 'FILE_DAMAGED' : 'FILE_TYPE')
    throw error
  })
  await open.zip.close()
  const place = receivedPath(ctx.deps, igrejaId)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await rename(path, place)
  await inTenant(ctx, async (trx) => {
    await trx.deleteFrom('copia').where('sentido', '=', 'entrada').execute()
    await trx
      .insertInto('copia')
      .values({
        sentido: 'entrada',
        situacao: 'recebida',
        idioma: idiomaOf(ctx),
        userId,
        apagarEm: sql<Date>`now() + interval '7 days'`,
      })
      .execute()
  })
}
