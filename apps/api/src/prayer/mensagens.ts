import { randomUUID } from 'node:crypto'
import type { OracaoMensagem } from '@atrio/contract'
import { sql, type Selectable } from 'kysely'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import type { Secrets } from '../secrets.ts'
import { requireOnWall, type Author } from './find-oracao.ts'
import { NOT_GONE } from './oracao-shape.ts'
import { readWords, writeWords } from './sealed-words.ts'

/** More than a page shows. */
const MOST = 200

interface Listing {
  oracaoId: number
  /** With the church's answers, which are the author's. */
  private?: boolean
  /** With what was hidden. */
  hidden?: boolean
}

/** What was written below a request, the oldest first. */
export async function listMensagens(
  secrets: Secrets,
  trx: TenantTrx,
  { oracaoId, private: isPrivate = false, hidden = false }: Listing,
): Promise<(OracaoMensagem & { flagOculta: boolean })[]> {
  const rows = await selectMensagens(trx)
    .where('m.oracaoId', '=', oracaoId)
    .$if(!isPrivate, (so) => so.where('m.tipo', '<>', 'resposta'))
    .$if(!hidden, (so) => so.where('m.flagOculta', '=', false))
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
): Promise<OracaoMensagem> {
  await requireUsuario(trx, { igrejaId, userId })
  await requireOnWall(trx, { id: oracaoId })
  return writeMensagem(secrets, trx, { igrejaId, userId, oracaoId, text, tipo: 'mensagem', open: true })
}

/** The same of any kind, by who may. */
export async function writeMensagem(
  secrets: Secrets,
  trx: TenantTrx,
  {
    text,
    open,
    ...row
  }: Author & { oracaoId: number; text: string; tipo: OracaoMensagem['tipo']; open: boolean },
): Promise<OracaoMensagem> {
  const uuid = randomUUID()
  const words = writeWords(secrets, { of: 'oracaoMensagem', igrejaId: row.igrejaId, uuid }, { text, open })
  const { id } = await trx
    .insertInto('oracaoMensagem')
    .values({ ...row, ...words, uuid })
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

function selectMensagens(trx: TenantTrx) {
  return trx
    .selectFrom('oracaoMensagem as m')
    .select(['m.igrejaId', 'm.id', 'm.uuid', 'm.tipo', 'm.mensagem', 'm.mensagemEncrypted'])
    .select(['m.flagOculta', 'm.dataCadastro'])
    .select(NOME.as('nome'))
}

type Row = Omit<Selectable<Tables['oracaoMensagem']>, 'oracaoId' | 'userId'> & { nome: string | null }

function toMensagem(secrets: Secrets, row: Row): OracaoMensagem & { flagOculta: boolean } {
  const { igrejaId, id, uuid, nome, flagOculta } = row
  return {
    id,
    nome,
    flagOculta,
    tipo: row.tipo as OracaoMensagem['tipo'],
    mensagem: readWords(secrets, { of: 'oracaoMensagem', igrejaId, uuid }, row),
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
