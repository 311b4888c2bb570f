import type { User } from '@atrio/contract'
import { requireAuth, requireIgreja, type Context } from '../http/context.ts'

/** The account that is logged in. */
export async function getMe(ctx: Context): Promise<User> {
  const { id, codigo, nome } = requireIgreja(ctx)
  const { userId } = requireAuth(ctx)
  const user = await ctx.deps.db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['id', 'uuid', 'email', 'idioma', 'passwordChangeRequired', 'dataCadastro'])
    .executeTakeFirstOrThrow()
  return {
    id: user.id,
    uuid: user.uuid,
    email: user.email,
    idioma: user.idioma as User['idioma'],
    igreja: { id, codigo, nome },
    trocarSenha: user.passwordChangeRequired,
    dataCadastro: user.dataCadastro.toISOString(),
  }
}
