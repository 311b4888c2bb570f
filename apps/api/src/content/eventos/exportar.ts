import { formatInstant } from '@atrio/rules'
import { sql } from 'kysely'
import { toCsv, type CsvCell } from '../../csv.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { words } from '../words.ts'
import { findNamed, nome, presentesOf } from './presentes.ts'

/** So many rows are made between two looks at what else waits; more than MOST fills no hall. */
const AT_ONCE = 500
const MOST = 60_000
const HEADS = ['code', 'who', 'ticket', 'state', 'in', 'buyer', 'email', 'phone', 'answers'] as const

/** Who has a ticket and who came, and an entry of the trail that says who took the list. @throws AppError NOT_FOUND, DOCUMENT_TOO_HEAVY */
export async function exportPresentes(ctx: Context, { id }: { id: number }): Promise<FileAnswer> {
  const { id: igrejaId, codigo } = requireIgreja(ctx)
  const { userId } = requireAuth(ctx)
  const { locale } = ctx
  const { rows, zone } = await inTenant(ctx, async (trx) => {
    await findNamed(trx, { id })
    const found = await listRows(trx, { id })
    const dados = { linhas: found.length }
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'exportacao', alvo: `evento:${id}`, dados }])
    const { fusoHorario } = await trx.selectFrom('igreja').select('fusoHorario').executeTakeFirstOrThrow()
    return { rows: found, zone: fusoHorario }
  })
  const table: CsvCell[][] = [HEADS.map((name) => words.say(locale, name))]
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    table.push([
      row.codigo,
      row.nome,
      row.ingresso,
      words.say(locale, row.situacao as 'ativa'),
      row.dataEntrada && formatInstant(row.dataEntrada.toISOString(), 'dateTime', locale, zone),
      row.comprador,
      row.email,
      row.telefone,
      row.respostas,
    ])
  }
  return {
    nome: `${codigo}-${words.say(locale, 'file')}-${id}.csv`,
    tipo: 'text/csv',
    conteudo: toCsv(table, locale),
  }
}

async function listRows(trx: TenantTrx, { id }: { id: number }) {
  const rows = await presentesOf(trx, { id })
    .leftJoin('user', 'user.id', 'u.userId')
    .select([
      'user.email',
      'u.telefone',
      sql<string | null>`nullif(trim(concat_ws(' ', u.nome, u.sobrenome)), '')`.as('comprador'),
      sql<string | null>`(select string_agg(r.rotulo || ': ' || r.valor, ' · ' order by r.id) from resposta r
        where r.pedido_id = i.pedido_id and (r.inscricao_id = i.id or r.inscricao_id is null))`.as(
        'respostas',
      ),
    ])
    .orderBy(sql`fold_text(${nome})`)
    .orderBy('i.id')
    .limit(MOST + 1)
    .execute()
  if (rows.length > MOST) throw new AppError('DOCUMENT_TOO_HEAVY')
  return rows
}
