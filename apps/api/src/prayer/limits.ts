import { requireAuth, type Context } from '../http/context.ts'

/** As many as somebody in earnest does in a day, and more. */
const PER_DAY = { pedido: 20, mensagem: 100, orar: 2_000, denuncia: 30 } as const

/** @throws AppError TOO_MANY_REQUESTS */
export async function spendOnPrayer(ctx: Context, what: keyof typeof PER_DAY): Promise<void> {
  const { userId } = requireAuth(ctx)
  const key = `user:${userId}`
  await ctx.deps.limits.spend([{ name: `oracao-${what}`, key, points: PER_DAY[what], seconds: 86_400 }])
}
