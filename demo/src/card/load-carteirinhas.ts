import { peopleOf } from '../groups/load-celulas.ts'
import type { LoadContext } from '../load/igreja.ts'
import { demoCarteirinhas } from './carteirinhas.ts'

/** The member cards of a church: some that are good, one that has ended and one that was taken back. */
export async function loadCarteirinhas(context: LoadContext): Promise<void> {
  const find = peopleOf(context)
  const day = (days: number) => new Date(context.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  for (const { pessoa, emitidaHa, validaPor, revogada, ...dados } of demoCarteirinhas[context.name] ?? []) {
    const { id } = await context.trx
      .selectFrom('usuario')
      .where('igrejaId', '=', context.igrejaId)
      .where('userId', '=', find(pessoa))
      .select('id')
      .executeTakeFirstOrThrow()
    await context.trx
      .insertInto('carteirinha')
      .values({
        ...dados,
        usuarioId: id,
        dataEmissao: day(-emitidaHa),
        validade: validaPor === undefined ? null : day(validaPor),
        situacao: revogada ? 'revogada' : 'ativa',
      })
      .execute()
  }
}
