import type { LoadContext } from '../load/igreja.ts'
import { demoPlanos } from './planos.ts'

/** The plans of a church's Play, with what they cost. */
export async function loadPlanos({ trx, name }: LoadContext): Promise<void> {
  const planos = demoPlanos[name]
  if (!planos) return
  await trx.insertInto('planoAssinaturaConfiguracao').values({ diasTeste: 7 }).execute()
  for (const [ordem, { nome, descricao, ...preco }] of planos.entries()) {
    const { id: planoId } = await trx
      .insertInto('planoAssinatura')
      .values({ nome, descricao, ordem })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('planoAssinaturaPreco')
      .values({ planoId, ...preco })
      .execute()
  }
}
