import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { copiaArquivo } from '@atrio/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { partsRoutes } from '../../files/parts.ts'
import { idiomaOf, inTenant, requireAuth, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { settleLaid } from './laid.ts'
import { CopiaRefused } from './look.ts'
import { readCofre } from './read-cofre.ts'
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
  const isFree = await inTenant(ctx, async (trx) => {
    const atWork = await trx
      .selectFrom('copia')
      .where('sentido', '=', 'entrada')
      .where('situacao', 'in', ['conferindo', 'trazendo'])
      .select('situacao')
      .executeTakeFirst()
    return !atWork && (await isNova(trx, who))
  })
  if (!isFree) throw new AppError('VERSION_CONFLICT')
}

async function take(ctx: Context, { path }: { path: string }): Promise<void> {
  await requireRoom(ctx)
  const { igrejaId, userId } = requireAuth(ctx)
  // What is something else altogether is told at once.
  if (!(await beginsAsZip(path))) throw new AppError('FILE_TYPE')
  await readCofre(ctx.deps, { igrejaId, path }).catch((error: unknown) => {
    if (error instanceof CopiaRefused)
      throw new AppError(error.erro === 'danificada' ? 'FILE_DAMAGED' : 'FILE_TYPE')
    throw error
  })
  const place = receivedPath(ctx.deps, igrejaId)
  await settleLaid(ctx.deps, igrejaId)
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

async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.equals(ZIP)
  } finally {
    await file.close()
  }
}

const ZIP = Buffer.from('PK\u0003\u0004')
