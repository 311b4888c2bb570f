import {
  PRAZO_MENSAGEM_CELULA,
  type CallInput,
  type CallResult,
  type groupsCalls,
  type MensagemCelula,
} from '@atrio/contract'
import { sql } from 'kysely'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Participante } from './participacao.ts'

type Calls = typeof groupsCalls

/** What was written to a group, newest first. */
export async function listMensagens(
  trx: TenantTrx,
  { me, ...paging }: { me: Participante } & CallInput<Calls['listMensagensCelula']>['query'],
): Promise<CallResult<Calls['listMensagensCelula']>> {
  const { rows, total } = await readPage(ofCelula(trx, me).orderBy('celulaMensagem.id', 'desc'), paging)
  return { mensagens: rows.map(toMensagem), total }
}

export async function createMensagem(
  trx: TenantTrx,
  { me: { celulaId, userId, ...me }, texto }: { me: Participante; texto: string },
): Promise<MensagemCelula> {
  const { id } = await trx
    .insertInto('celulaMensagem')
    .values({ celulaId, userId, texto })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await ofCelula(trx, { ...me, celulaId, userId })
    .where('celulaMensagem.id', '=', id)
    .executeTakeFirstOrThrow()
  return toMensagem(row)
}

/** @throws AppError NOT_FOUND, FORBIDDEN for what another leader wrote, GROUP_MESSAGE_SENT after some minutes */
export async function deleteMensagem(
  trx: TenantTrx,
  { me, id }: { me: Participante; id: number },
): Promise<void> {
  const row = await ofCelula(trx, me).where('celulaMensagem.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  if (row.userId !== me.userId) throw new AppError('FORBIDDEN')
  if (!row.flagPodeApagar) throw new AppError('GROUP_MESSAGE_SENT')
  await trx.deleteFrom('celulaMensagem').where('id', '=', id).execute()
}

function ofCelula(trx: TenantTrx, { celulaId, userId }: Participante) {
  const isYoung = sql<boolean>`(celula_mensagem.user_id = ${userId}
    and celula_mensagem.data_cadastro > now() - make_interval(mins => ${PRAZO_MENSAGEM_CELULA}::int))`
  return trx
    .selectFrom('celulaMensagem')
    .innerJoin('usuario as u', (join) =>
      join
        .onRef('u.igrejaId', '=', 'celulaMensagem.igrejaId')
        .onRef('u.userId', '=', 'celulaMensagem.userId'),
    )
    .where('celulaMensagem.celulaId', '=', celulaId)
    .select(['celulaMensagem.id', 'celulaMensagem.userId', 'texto', 'celulaMensagem.dataCadastro'])
    .select([sql<string>`split_part(u.nome, ' ', 1)`.as('autor'), isYoung.as('flagPodeApagar')])
}

type Row = Awaited<ReturnType<ReturnType<typeof ofCelula>['execute']>>[number]

function toMensagem({ userId: _userId, dataCadastro, ...row }: Row): MensagemCelula {
  return { ...row, dataCadastro: dataCadastro.toISOString() }
}
