import { randomUUID } from 'node:crypto'
import type { OracaoMensagemComSituacao as Mensagem } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import type { Secrets } from '../secrets.ts'
import { requireOnWall, type Author } from './find-oracao.ts'
import { waitsForApproval } from './aprovacao.ts'
import { NOT_GONE } from './oracao-shape.ts'
import { readWords, writeWords } from './sealed-words.ts'

/** More than a page shows. */
const MOST = 200

interface Listing {
  oracaoId: number
  /** With the church's answers, which are the author's. */
  private?: boolean
  /** What became of it; without it what everybody may read. */
  situacoes?: readonly Mensagem['situacao'][]
  /** And all that this person wrote, whatever became of it. */
  writer?: number
}

/** What was written below a request, the oldest first. */
export async function listMensagens(
  secrets: Secrets,
  trx: TenantTrx,
  { oracaoId, private: isPrivate = false, situacoes = ['aprovada'], writer = 0 }: Listing,
): Promise<Mensagem[]> {
  const rows = await selectMensagens(trx)
    .where('m.oracaoId', '=', oracaoId)
    .$if(!isPrivate, (so) => so.where('m.tipo', '<>', 'resposta'))
    .where((eb) => eb.or([eb('m.situacao', 'in', situacoes), eb('m.userId', '=', writer)]))
    .orderBy('m.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.toReversed().map((row) => toMensagem(secrets, row))
}

/** What somebody wrote below a request on the wall, and nobody else sees there. @throws AppError NOT_FOUND */
export async function listUnseen(
  secrets: Secrets,
  trx: TenantTrx,
  { userId, oracaoId }: Pick<Author, 'userId'> & { oracaoId: number },
): Promise<Mensagem[]> {
  await requireOnWall(trx, { id: oracaoId })
  const rows = await selectMensagens(trx)
    .where('m.oracaoId', '=', oracaoId)
    .where('m.userId', '=', userId)
    .where('m.tipo', '=', 'mensagem')
    .where('m.situacao', '<>', 'aprovada')
    .orderBy('m.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.toReversed().map((row) => toMensagem(secrets, row))
}

/** Writes a message below a request on the wall. @throws AppError NOT_FOUND, FORBIDDEN */
export async function createMensagem(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, oracaoId, text }: Author & { oracaoId: number; text: string },
): Promise<Mensagem> {
  await requireUsuario(trx, { igrejaId, userId })
  await requireOnWall(trx, { id: oracaoId })
  return writeMensagem(secrets, trx, { igrejaId, userId, oracaoId, text, tipo: 'mensagem', open: true })
}

/** The same of any kind, by who may; what is for everybody waits where the church reads before (Decision 174). */
export async function writeMensagem(
  secrets: Secrets,
  trx: TenantTrx,
  { text, open, ...row }: Author & { oracaoId: number; text: string; tipo: Mensagem['tipo']; open: boolean },
): Promise<Mensagem> {
  const uuid = randomUUID()
  const waits = open && (await waitsForApproval(trx, row))
  const words = writeWords(secrets, { of: 'oracaoMensagem', igrejaId: row.igrejaId, uuid }, { text, open })
  const { id } = await trx
    .insertInto('oracaoMensagem')
    .values({ ...row, ...words, uuid, situacao: waits ? 'aguardando' : 'aprovada' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return toMensagem(secrets, await selectMensagens(trx).where('m.id', '=', id).executeTakeFirstOrThrow())
}

/** By who wrote it, or whose request it stands below. @throws AppError NOT_FOUND */
export async function deleteMensagem(
  trx: TenantTrx,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('oracaoMensagem')
    .where('id', '=', id)
    .where('tipo', 'in', ['mensagem', 'atualizacao'])
    .where(
      sql<boolean>`(user_id = ${userId} or exists (select from oracao where oracao.igreja_id = oracao_mensagem.igreja_id
        and oracao.id = oracao_mensagem.oracao_id and oracao.user_id = ${userId} and ${NOT_GONE}))`,
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('NOT_FOUND')
}

const NOME = sql<string | null>`case m.tipo when 'resposta' then null
  when 'mensagem' then (select split_part(u.nome, ' ', 1) from usuario u
    where u.igreja_id = m.igreja_id and u.user_id = m.user_id)
  else (select o.nome from oracao o where o.igreja_id = m.igreja_id and o.id = m.oracao_id) end`

export function selectMensagens(trx: TenantTrx) {
  return trx
    .selectFrom('oracaoMensagem as m')
    .select(['m.igrejaId', 'm.id', 'm.uuid', 'm.tipo', 'm.mensagem', 'm.mensagemEncrypted'])
    .select(['m.situacao', 'm.dataCadastro'])
    .select(NOME.as('nome'))
}

type Row = Omit<Selectable<Tables['oracaoMensagem']>, 'oracaoId' | 'userId'> & { nome: string | null }

export function toMensagem(secrets: Secrets, row: Row): Mensagem {
  const { igrejaId, id, uuid, nome } = row
  return {
    id,
    nome,
    situacao: row.situacao as Mensagem['situacao'],
    tipo: row.tipo as Mensagem['tipo'],
    mensagem: readWords(secrets, { of: 'oracaoMensagem', igrejaId, uuid }, row),
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
