import * as z from 'zod/mini'

/**
 * What a log-in gives. The refresh token works only together with the `__Host-rt` cookie that comes with it
 * (Decision 6). Apps without cookies get no refresh token that works: they hand over by `token/codigo`.
 */
export const credentials = z.object({
  /** Bearer token of ten minutes, for this church. */
  token: z.string(),
  refreshToken: z.string(),
  /** Logged in by a password that was e-mailed: everything but changing it answers PASSWORD_CHANGE_REQUIRED. */
  trocarSenha: z.boolean(),
})
export type Credentials = z.output<typeof credentials>
