import type { CallInput, groupsCalls, SolicitacaoCelula } from '@atrio/contract'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import { requireRoom } from './participacao.ts'

type Pedido = CallInput<(typeof groupsCalls)['createSolicitacaoCelula']>['body']

/** What somebody asked of the church's groups, newest first. */
export async function listSolicitacoes(
  trx: TenantTrx,
  { userId }: { userId: number },
): Promise<SolicitacaoCelula[]> {
  const rows = await ofPerson(trx, userId).orderBy('celulaSolicitacao.id', 'desc').limit(100).execute()
  return rows.map(toSolicitacao)
}

/** What somebody asked last of a group. */
export async function findNewestSolicitacao(
  trx: TenantTrx,
  { celulaId, userId }: { celulaId: number; userId: number },
): Promise<SolicitacaoCelula | null> {
  const row = await ofPerson(trx, userId)
    .where('celulaId', '=', celulaId)
    .orderBy('celulaSolicitacao.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toSolicitacao(row) : null
}

/**
 * Asks to take part in a group.
 * @throws AppError NOT_FOUND, FORBIDDEN without an account here, GROUP_MEMBER, GROUP_REQUEST_EXISTS, GROUP_CLOSED, GROUP_FULL
 */
export async function createSolicitacao(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    pedido: { celula, mensagem = '', telefone, convite = '' },
  }: { igrejaId: number; userId: number; pedido: Pedido },
): Promise<SolicitacaoCelula> {
  const found = await trx
    .selectFrom('celula')
    .where('id', '=', celula)
    .where(isShown('celula'))
    .select(['flagAberta', 'flagListada', 'convite'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('celulaMembro')
            .whereRef('celulaMembro.celulaId', '=', 'celula.id')
            .where('userId', '=', userId)
            .select('id'),
        )
        .as('isIn'),
    )
    .executeTakeFirst()
  if (!found || !(found.flagListada || found.isIn || found.convite === convite)) {
    throw new AppError('NOT_FOUND')
  }
  await requireUsuario(trx, { igrejaId, userId })
  if (found.isIn) throw new AppError('GROUP_MEMBER')
  const waiting = await findNewestSolicitacao(trx, { celulaId: celula, userId })
  if (waiting && isOpen(waiting)) throw new AppError('GROUP_REQUEST_EXISTS')
  if (!found.flagAberta) throw new AppError('GROUP_CLOSED')
  await requireRoom(trx, { celulaId: celula })
  const written = await trx
    .insertInto('celulaSolicitacao')
    .values({ celulaId: celula, userId, mensagem: mensagem.trim() || null, telefone: telefone ?? null })
    // The same that came at the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) throw new AppError('GROUP_REQUEST_EXISTS')
  return getSolicitacao(trx, { id: written.id, userId })
}

/**
 * Calls off what somebody asked; called off already it stays so.
 * @throws AppError NOT_FOUND, also for another person's, GROUP_REQUEST_ANSWERED
 */
export async function cancelSolicitacao(
  trx: TenantTrx,
  { id, userId }: { id: number; userId: number },
): Promise<SolicitacaoCelula> {
  await trx
    .updateTable('celulaSolicitacao')
    .set({ situacao: 'cancelada' })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('situacao', 'in', ['enviada', 'vista'])
    .execute()
  const now = await getSolicitacao(trx, { id, userId })
  if (now.situacao !== 'cancelada') throw new AppError('GROUP_REQUEST_ANSWERED')
  return now
}

async function getSolicitacao(
  trx: TenantTrx,
  { id, userId }: { id: number; userId: number },
): Promise<SolicitacaoCelula> {
  const row = await ofPerson(trx, userId).where('celulaSolicitacao.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toSolicitacao(row)
}

function ofPerson(trx: TenantTrx, userId: number) {
  return trx
    .selectFrom('celulaSolicitacao')
    .innerJoin('celula', 'celula.id', 'celulaSolicitacao.celulaId')
    .where('celulaSolicitacao.userId', '=', userId)
    .select(['celulaSolicitacao.id', 'celulaId', 'celula.nome', 'situacao', 'mensagem', 'resposta'])
    .select(['celulaSolicitacao.dataCadastro', 'dataVista', 'dataResposta'])
}

type Row = Awaited<ReturnType<ReturnType<typeof ofPerson>['execute']>>[number]

function toSolicitacao({ celulaId, nome, situacao, ...row }: Row): SolicitacaoCelula {
  return {
    ...row,
    celula: { id: celulaId, nome },
    situacao: situacao as SolicitacaoCelula['situacao'],
    dataCadastro: row.dataCadastro.toISOString(),
    dataVista: row.dataVista?.toISOString() ?? null,
    dataResposta: row.dataResposta?.toISOString() ?? null,
  }
}

function isOpen({ situacao }: Pick<SolicitacaoCelula, 'situacao'>): boolean {
  return situacao === 'enviada' || situacao === 'vista'
}
