import { requireIgreja, type Context } from './context.ts'
import { AppError } from './errors.ts'

/** The church of the host, named by the id of its `cliente`; another church's is answered like one that does not exist. */
export async function requireCliente(ctx: Context, clienteId: number): Promise<void> {
  const cliente = await ctx.deps.db
    .selectFrom('cliente')
    .where('id', '=', clienteId)
    .where('igrejaId', '=', requireIgreja(ctx).id)
    .select('id')
    .executeTakeFirst()
  if (!cliente) throw new AppError('NOT_FOUND')
}
