import type { Context } from './context.ts'

/**
 * Where a church's portal is: the address that the person used when it is this church, else its own host name or the
 * one below ours, on the same port.
 */
export async function portalOrigin(ctx: Context, igrejaId: number): Promise<string> {
  if (ctx.igreja?.id === igrejaId) return ctx.origin
  const igreja = await ctx.deps.db
    .selectFrom('igreja')
    .leftJoin('igrejaDominio', 'igrejaDominio.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select(['codigo', 'host'])
    .orderBy('host')
    .executeTakeFirstOrThrow()
  const url = new URL(ctx.origin)
  url.hostname = igreja.host ?? `${igreja.codigo}.${ctx.deps.env.PLATFORM_HOST}`
  return url.origin
}
