import type { CallResult, playCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Acesso } from './acesso.ts'
import { listedColumns, shownConteudos, toListado } from './conteudo-rows.ts'

type Itens = CallResult<typeof playCalls.listMinhaListaPlay>['itens']

/** More is no list for later. */
const MAX_KEPT = 500

/** What a person keeps, as far as it is still out. */
export async function listMinhaLista(
  trx: TenantTrx,
  { acesso, userId, conteudoId }: { acesso: Acesso; userId: number; conteudoId?: number },
): Promise<Itens> {
  const rows = await shownConteudos(trx, acesso)
    .innerJoin('usuarioPlanoAssinaturaConteudo as minha', 'minha.conteudoId', 'planoAssinaturaConteudo.id')
    .where('minha.userId', '=', userId)
    .$if(conteudoId !== undefined, (found) => found.where('minha.conteudoId', '=', conteudoId!))
    .select(listedColumns)
    .select(['minha.id as itemId', 'minha.dataCadastro'])
    .orderBy('minha.id', 'desc')
    .execute()
  return rows.map(({ itemId, dataCadastro, ...row }) => ({
    id: itemId,
    dataCadastro: dataCadastro.toISOString(),
    planoAssinaturaConteudo: toListado(row),
  }))
}

/** @throws AppError NOT_FOUND for what the person may not see, ACCOUNT_LIMIT */
export async function addToMinhaLista(
  trx: TenantTrx,
  { acesso, userId, conteudoId }: { acesso: Acesso; userId: number; conteudoId: number },
): Promise<Itens[number]> {
  const found = await shownConteudos(trx, acesso)
    .where('planoAssinaturaConteudo.id', '=', conteudoId)
    .select('planoAssinaturaConteudo.id')
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
  const { count } = await trx
    .selectFrom('usuarioPlanoAssinaturaConteudo')
    .where('userId', '=', userId)
    .where('conteudoId', '<>', conteudoId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_KEPT) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_KEPT } })
  await trx
    .insertInto('usuarioPlanoAssinaturaConteudo')
    .values({ userId, conteudoId })
    .onConflict((conflict) => conflict.columns(['igrejaId', 'userId', 'conteudoId']).doNothing())
    .execute()
  const [item] = await listMinhaLista(trx, { acesso, userId, conteudoId })
  return item!
}

/** @throws AppError NOT_FOUND for what is on nobody's list, or on another's */
export async function removeFromMinhaLista(
  trx: TenantTrx,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('usuarioPlanoAssinaturaConteudo')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND')
}
