import type {
  CallInput,
  CallResult,
  CampoImportacao,
  Importacao,
  importCalls,
  LinhaImportacao,
} from '@atrio/contract'
import { planilha, SEM_OUTRO } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { SentSheet } from '../../http/take-upload.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { rememberCampos, rememberedCampos } from './mapa.ts'
import { planRows, type Planned } from './plan.ts'
import { toImportacao, type ImportacaoRow } from './to-importacao.ts'

type Calls = typeof importCalls
export interface OfImportacao {
  igrejaId: number
  id: number
}

/** As many as a church may have open. */
const MAX_OPEN = 5

export async function listImportacoes(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<CallResult<Calls['listImportacoes']>> {
  const rows = await trx
    .selectFrom('importacao')
    .where('igrejaId', '=', igrejaId)
    .where('apagarEm', '>', sql<Date>`now()`)
    .select(['id', 'arquivo', 'situacao', 'dataCadastro'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return {
    importacoes: rows.map(({ id, arquivo, situacao, dataCadastro }) => ({
      id,
      nome: arquivo,
      situacao: situacao as Importacao['situacao'],
      dataCadastro: dataCadastro.toISOString(),
    })),
  }
}

/** Keeps what was read of a file; nobody is taken in by it. @throws AppError ACCOUNT_LIMIT */
export async function createImportacao(
  trx: TenantTrx,
  { igrejaId, userId, nome, sheet }: { igrejaId: number; userId: number; nome: string; sheet: SentSheet },
): Promise<number> {
  await sql`select from igreja where id = current_igreja() for no key update`.execute(trx)
  const open = await trx
    .selectFrom('importacao')
    .where('igrejaId', '=', igrejaId)
    .where('situacao', '=', 'aberta')
    .select(['id', 'sha256'])
    .execute()
  const same = open.find(({ sha256 }) => sha256.equals(sheet.sha256))
  if (same) return same.id
  if (open.length >= MAX_OPEN) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_OPEN } })
  const { titulos, linhas, formulas, formulasVazias, outrasFolhas } = sheet
  const { id } = await trx
    .insertInto('importacao')
    .values({
      arquivo: nome.trim() || 'arquivo',
      sha256: sheet.sha256,
      titulos,
      campos: (await rememberedCampos(trx, { igrejaId, titulos })).map((campo) => campo ?? ''),
      formulas,
      formulasVazias,
      outrasFolhas,
      userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into importacao_linha (igreja_id, importacao_id, numero, celulas)
    select ${igrejaId}, ${id}, (r->>'numero')::int, array(select jsonb_array_elements_text(r->'celulas'))
    from jsonb_array_elements(${JSON.stringify(linhas)}::jsonb) r`.execute(trx)
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'importacaoLida', alvo: `importacao:${id}` }])
  return id
}

/** @throws AppError NOT_FOUND */
export async function findImportacao(
  trx: TenantTrx,
  { igrejaId, id, lock = false }: OfImportacao & { lock?: boolean },
): Promise<ImportacaoRow> {
  const row = await trx
    .selectFrom('importacao')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .where('apagarEm', '>', sql<Date>`now()`)
    .selectAll()
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** One that nobody has been taken in by yet. @throws AppError NOT_FOUND */
async function findOpen(trx: TenantTrx, of: OfImportacao): Promise<ImportacaoRow> {
  const row = await findImportacao(trx, { ...of, lock: true })
  if (row.situacao !== 'aberta') throw new AppError('NOT_FOUND')
  return row
}

/** What would become of all its rows. */
export async function planOf(
  trx: TenantTrx,
  { igrejaId, importacao: { id, campos, flagAtualiza } }: { igrejaId: number; importacao: ImportacaoRow },
): Promise<Planned[]> {
  const linhas = await trx
    .selectFrom('importacaoLinha')
    .where('igrejaId', '=', igrejaId)
    .where('importacaoId', '=', id)
    .select(['numero', 'celulas', 'escolha'])
    .orderBy('numero')
    .execute()
  const read = campos.map((campo) => (campo === '' ? null : (campo as CampoImportacao)))
  return planRows(trx, { igrejaId, campos: read, linhas, atualiza: flagAtualiza })
}

/** With those rows of it that are asked for. @throws AppError NOT_FOUND */
export async function getImportacao(
  trx: TenantTrx,
  { igrejaId, id, situacao, page, limit }: OfImportacao & CallInput<Calls['getImportacao']>['query'],
): Promise<CallResult<Calls['getImportacao']>> {
  const row = await findImportacao(trx, { igrejaId, id })
  const plan = row.situacao === 'aberta' ? await planOf(trx, { igrejaId, importacao: row }) : []
  const asked = plan
    .filter((one) => situacao === undefined || one.situacao === situacao)
    .toSorted((a, b) => ORDER.indexOf(a.situacao) - ORDER.indexOf(b.situacao))
  return {
    importacao: await toImportacao(trx, { igrejaId, row, plan }),
    linhas: asked.slice((page - 1) * limit, page * limit).map(toLinha),
    total: asked.length,
  }
}

/** What wants somebody’s eye comes first. */
const ORDER = ['erro', 'parecida', 'nova', 'completada', 'igual', 'fora']

/** @throws AppError NOT_FOUND, VALIDATION for another number of columns, or meanings that do not go together */
export async function saveColunas(
  trx: TenantTrx,
  { igrejaId, id, campos }: OfImportacao & CallInput<Calls['saveColunasImportacao']>['body'],
): Promise<Importacao> {
  const { titulos } = await findOpen(trx, { igrejaId, id })
  const named = campos.filter((campo) => campo !== null)
  const isTwice = named.some((campo, index) =>
    [campo, ...(SEM_OUTRO[campo] ?? [])].some((one) => named.includes(one, one === campo ? index + 1 : 0)),
  )
  if (campos.length !== titulos.length || isTwice) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'campos', regra: 'type' }] })
  }
  await trx
    .updateTable('importacao')
    .set({ campos: campos.map((campo) => campo ?? '') })
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .execute()
  await rememberCampos(trx, { igrejaId, titulos, campos })
  return said(trx, { igrejaId, id })
}

/** @throws AppError NOT_FOUND */
export async function saveModo(
  trx: TenantTrx,
  { igrejaId, id, atualiza }: OfImportacao & { atualiza: boolean },
): Promise<Importacao> {
  await findOpen(trx, { igrejaId, id })
  await trx
    .updateTable('importacao')
    .set({ flagAtualiza: atualiza })
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .execute()
  return said(trx, { igrejaId, id })
}

/** With what would become of its rows now. */
async function said(trx: TenantTrx, of: OfImportacao): Promise<Importacao> {
  const row = await findImportacao(trx, of)
  const { igrejaId } = of
  return toImportacao(trx, { igrejaId, row, plan: await planOf(trx, { igrejaId, importacao: row }) })
}

/** @throws AppError NOT_FOUND, VALIDATION for a column that is not there */
export async function saveLinha(
  trx: TenantTrx,
  {
    igrejaId,
    id,
    numero,
    celulas: changed,
    escolha,
  }: OfImportacao & { numero: number } & CallInput<Calls['saveLinhaImportacao']>['body'],
): Promise<{ importacao: Importacao; linha: LinhaImportacao }> {
  const row = await findOpen(trx, { igrejaId, id })
  const isColumn = (coluna: number) => Number.isInteger(coluna) && coluna >= 0 && coluna < row.titulos.length
  if (!changed.every(({ coluna }) => isColumn(coluna)) || changed.length > planilha.maxColunas) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'celulas', regra: 'type' }] })
  }
  const before = await trx
    .selectFrom('importacaoLinha')
    .where('igrejaId', '=', igrejaId)
    .where('importacaoId', '=', id)
    .where('numero', '=', numero)
    .select('celulas')
    .executeTakeFirst()
  if (!before) throw new AppError('NOT_FOUND')
  const celulas = [...before.celulas]
  for (const { coluna, valor } of changed) celulas[coluna] = valor.trim()
  await trx
    .updateTable('importacaoLinha')
    .set({ celulas, escolha })
    .where('igrejaId', '=', igrejaId)
    .where('importacaoId', '=', id)
    .where('numero', '=', numero)
    .execute()
  const plan = await planOf(trx, { igrejaId, importacao: row })
  return {
    importacao: await toImportacao(trx, { igrejaId, row, plan }),
    linha: toLinha(plan.find((one) => one.numero === numero)!),
  }
}

/** @throws AppError NOT_FOUND for what is done, or was never there */
export async function deleteImportacao(trx: TenantTrx, of: OfImportacao): Promise<void> {
  await findOpen(trx, of)
  await trx.deleteFrom('importacao').where('igrejaId', '=', of.igrejaId).where('id', '=', of.id).execute()
}

function toLinha({ valores: _kept, usuario, ...row }: Planned): LinhaImportacao {
  return { ...row, usuario: usuario && { id: usuario.id, nome: usuario.nome } }
}
