import type { Locale } from '@atrio/rules'
import { sql } from 'kysely'
import { decimal, toCsv, type CsvCell } from '../csv.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { audit } from '../payments/ledger/audit.ts'
import { openComprador } from '../payments/order/buyer.ts'
import { monthOf, movements } from './movimentos.ts'
import { words } from './words.ts'

/** So many rows are made between two looks at what else waits; more than MOST is no month of a church. */
const AT_ONCE = 500
const MOST = 60_000

interface Row {
  data: string
  hora: string
  moeda: string
  codigo: string
  titulo: string
  metodo: string
  volta: boolean
  entrou: string
  devolvido: string
  custo: string
  compradorEncrypted: Buffer
}

/** The movements of a month, and an entry of the trail that says who took them. @throws AppError DOCUMENT_TOO_HEAVY */
export async function exportMovimentos(ctx: Context, { mes }: { mes: string }): Promise<FileAnswer> {
  const { id: igrejaId, codigo } = requireIgreja(ctx)
  const { userId } = requireAuth(ctx)
  const { locale } = ctx
  const rows = await inTenant(ctx, async (trx) => {
    const found = await listRows(ctx, trx, mes)
    const dados = { mes, linhas: found.length }
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'exportacao', alvo: 'dinheiro', dados }])
    return found
  })
  const table: CsvCell[][] = [heads(locale)]
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    table.push(toCells(ctx, row))
  }
  return {
    nome: `${codigo}-${words.say(locale, 'file')}-${mes}.csv`,
    tipo: 'text/csv',
    conteudo: toCsv(table, locale),
  }
}

async function listRows({ deps, ...ctx }: Context, trx: TenantTrx, mes: string): Promise<Row[]> {
  const month = await monthOf(trx, { igrejaId: requireIgreja({ deps, ...ctx }).id, mes })
  const { rows } = await sql<Row>`
    select to_char(momento at time zone ${month.fuso}, 'YYYY-MM-DD') as data,
      to_char(momento at time zone ${month.fuso}, 'HH24:MI') as hora, moeda, codigo, titulo, metodo, volta,
      entrou, devolvido, custo, comprador_encrypted as "compradorEncrypted"
    from (${movements(deps.purchases, month)}) m order by momento, id limit ${MOST + 1}`.execute(trx)
  if (rows.length > MOST) throw new AppError('DOCUMENT_TOO_HEAVY')
  return rows
}

const HEADS = [
  'date',
  'time',
  'code',
  'kind',
  'purpose',
  'who',
  'method',
  'amount',
  'cost',
  'currency',
] as const

function heads(locale: Locale): CsvCell[] {
  return HEADS.map((name) => words.say(locale, name))
}

function toCells({ deps: { secrets }, locale }: Context, row: Row): CsvCell[] {
  const cents = row.volta ? -BigInt(row.devolvido) : BigInt(row.entrou)
  return [
    row.data,
    row.hora,
    row.codigo,
    words.say(locale, row.volta ? 'kind_back' : 'kind_in'),
    row.titulo,
    openComprador(secrets, row.codigo, row.compradorEncrypted).nome,
    words.say(locale, row.metodo as Parameters<typeof words.say>[1]),
    decimal(cents, locale),
    decimal(BigInt(row.custo), locale),
    row.moeda,
  ]
}
