import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import { listErased } from '../../files/erased-list.ts'
import { putAgenda } from '../../jobs/agenda.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { takeContas, type Contas } from './contas.ts'
import type { CopiaDeps } from './copia-deps.ts'
import { beginLaying, keepLaid, settleLaid } from './laid.ts'
import { openCopia, parseRow, readLines, type OpenCopia } from './look.ts'
import { AGENDA, CONTAS, ownPart, tablePart } from './manifest.ts'
import { reportProgress } from './progress.ts'
import { renewDigests } from './renew.ts'
import { asWritten } from './rich.ts'
import { takeFiles } from './take-files.ts'
import { COUNTED, settleCounts, takeRows } from './take-rows.ts'
import { DA_PLATAFORMA, describeTables } from './tables.ts'
import { requireNova } from './vazia.ts'

export interface Taking {
  igrejaId: number
  /** Who brings the church along, and stays its administrator. */
  userId: number
  key: Buffer
  path: string
}

/** What may go on by itself after coming in: reminders and dates of the church's own, and nothing about money or devices. */
const AGENDA_VEM = new Set([
  'atendimento',
  'celula_aberta',
  'celula_alerta_fim',
  'celula_lembrete',
  'comunicado',
  'culto_aviso',
  'cultos',
  'evento_lembrete',
  'exclusao',
  'oracao_exclusao',
  'oracao_resumo',
  'podcast',
  'transmissao_lembrete',
  'transmissoes',
])
/** Kinds whose subject is an account. */
const AGENDA_DE_CONTA = new Set(['exclusao', 'oracao_resumo', 'celula_alerta_fim'])

/** Takes an archive into a church with nothing in it: all of it or nothing. @throws CopiaRefused */
export async function takeCopia(deps: CopiaDeps, taking: Taking): Promise<void> {
  const { igrejaId, path } = taking
  const open = await openCopia(path)
  const progress = reportProgress(deps, { igrejaId, sentido: 'entrada' })
  const { step } = progress
  try {
    const linhas = Object.values(open.manifesto.tabelas).reduce((sum, table) => sum + table.linhas, 0)
    progress.expect(linhas + open.zip.entries.size)
    const laying = await beginLaying(deps, igrejaId)
    await takeFiles(deps, open, { igrejaId, laying, step }).finally(laying.close)
    await withTenant(deps.db, { igrejaId }, (trx) => takeAll(deps, trx, { ...taking, open, step }))
  } catch (error) {
    await settleLaid(deps, igrejaId).catch(deps.onError)
    throw error
  } finally {
    await progress.end()
    await open.zip.close()
  }
  // The church is there: what does not find its place now does at the next collection.
  await keepLaid(deps, igrejaId).catch(deps.onError)
}

async function takeAll(
  deps: CopiaDeps,
  trx: TenantTrx,
  { igrejaId, userId, key, open, step }: Taking & { open: OpenCopia; step: (done?: number) => void },
): Promise<void> {
  // What comes has its history with it.
  await sql`set local app.copia = 'igreja'`.execute(trx)
  await sql`set local statement_timeout = '10min'`.execute(trx)
  await sql`select pg_advisory_xact_lock(7411008, ${igrejaId})`.execute(trx)
  await requireNova(trx, { igrejaId, userId })
  const { manifesto } = open
  // Whoever was erased at this installation since the archive was made does not come back.
  const erased = await listErased(deps, manifesto.igreja.id)
  const ours = moving({ de: manifesto.igreja.id, para: igrejaId })
  const linesOf = async function* (name: string) {
    for await (const line of readLines(open, name)) yield ours(line)
  }
  const { contas, apagadas } = await takeContas(trx, {
    lines: linesOf(CONTAS),
    key,
    isErased: (uuid) => (erased.get(uuid)?.getTime() ?? 0) > Date.parse(manifesto.feitaEm),
    ...(await isAlone(trx, deps, igrejaId)),
  })
  const founder = await liftFounder(trx, { igrejaId, userId })
  for (const table of await describeTables(trx)) {
    const has = manifesto.tabelas[table.name]
    if (!has?.vem) continue
    const given = { igrejaId, table, contas, key, secrets: deps.secrets, open }
    await takeRows(trx, { ...given, lines: linesOf(tablePart(table.name)), step })
  }
  for (const table of Object.keys(COUNTED))
    await settleCounts(trx, { igrejaId, table, lines: linesOf(tablePart(table)) })
  await founder.putBack()
  for (const [table, of] of Object.entries(DA_PLATAFORMA))
    for await (const linha of linesOf(ownPart(table)))
      await takeOwnRow(trx, { table, igrejaId, linha, ...of })
  await renewDigests(deps.secrets, trx, { igrejaId })
  const gone = [...apagadas].filter((id) => id !== userId)
  await takeAgenda(trx, { igrejaId, contas, gone, lines: linesOf(AGENDA) })
  await trx
    .updateTable('copia')
    .set({
      situacao: 'feita',
      erro: null,
      chaveEncrypted: null,
      apagarEm: sql<Date>`now() + interval '14 days'`,
    })
    .where('sentido', '=', 'entrada')
    .execute()
  audit(trx, [
    {
      igrejaId,
      ator: `user:${userId}`,
      acao: 'copiaTrazida',
      alvo: `igreja:${igrejaId}`,
      dados: { contas: manifesto.contas },
    },
  ])
}

/** Addresses of the church's own files name its number. */
function moving({ de, para }: { de: number; para: number }): (text: string) => string {
  const address = new RegExp(`(["'(=\\s,])/(media|arquivo)/${de}/`, 'g')
  return (text) => text.replaceAll(address, (_, before: string, kind: string) => `${before}/${kind}/${para}/`)
}

/** Where no other church is, digests of passwords come along: whoever set the installation up trusts its one church. */
async function isAlone(
  trx: TenantTrx,
  { passwords }: CopiaDeps,
  igrejaId: number,
): Promise<{ withPasswords: boolean; unknownPassword: string }> {
  const { rows } = await sql<{ alone: boolean }>`
    select not exists (select from igreja where id <> ${igrejaId}) as alone`.execute(trx)
  return {
    withPasswords: rows[0]!.alone,
    unknownPassword: await passwords.hash(randomBytes(24).toString('base64url')),
  }
}

/** Who brings it along has an account at the church already, under a number that somebody of the archive may have. */
async function liftFounder(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<{ putBack: () => Promise<void> }> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['nome', 'sobrenome'])
    .executeTakeFirst()
  const roles = await trx
    .selectFrom('userIgrejaRole')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('role')
    .execute()
  return {
    async putBack() {
      if (usuario)
        await trx
          .insertInto('usuario')
          .values({ userId, ...usuario, flagAtivo: true })
          .onConflict((conflict) => conflict.columns(['igrejaId', 'userId']).doUpdateSet({ flagAtivo: true }))
          .execute()
      const own = new Set(['ROLE_ADMIN', ...roles.map(({ role }) => role)])
      await trx
        .insertInto('userIgrejaRole')
        .values([...own].map((role) => ({ userId, role })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}

async function takeOwnRow(
  trx: TenantTrx,
  given: { table: string; igrejaId: number; linha: string; chave: string; ficam: readonly string[] },
): Promise<void> {
  const { table, igrejaId, linha, chave, ficam } = given
  const row = asWritten(table, parseRow(linha))
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  )
  const columns = rows.flatMap(({ name }) => (name in row && !ficam.includes(name) ? [name] : []))
  const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`))
  if (table === 'igreja_visual')
    await sql`insert into igreja_visual (igreja_id) values (${igrejaId}) on conflict do nothing`.execute(trx)
  await sql`update ${sql.table(table)} as t set ${set}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) as r
    where t.${sql.ref(chave)} = ${igrejaId}`.execute(trx)
}

async function takeAgenda(
  trx: TenantTrx,
  given: {
    igrejaId: number
    contas: Contas
    /** Accounts that are erased at once. */
    gone: readonly number[]
    lines: AsyncIterable<string>
  },
): Promise<void> {
  const { igrejaId, contas, gone, lines } = given
  // What came to be prepared is due by itself.
  await sql`delete from agenda where igreja_id = ${igrejaId} and tipo not in ('copia', 'filme')`.execute(trx)
  let batch: object[] = []
  const write = async () => {
    await sql`insert into agenda (igreja_id, tipo, referencia, vence_em)
      select ${igrejaId}, tipo, referencia, vence_em from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as r(tipo text, referencia text, vence_em timestamptz) on conflict do nothing`.execute(trx)
    batch = []
  }
  for await (const line of lines) {
    const row = parseRow(line) as { tipo: string; referencia: string; vence_em: string }
    if (!AGENDA_VEM.has(row.tipo)) continue
    const id = AGENDA_DE_CONTA.has(row.tipo) ? contas.get(Number(row.referencia)) : row.referencia
    if (id !== undefined) batch.push({ ...row, referencia: String(id) })
    if (batch.length === 500) await write()
  }
  await write()
  for (const id of gone)
    await putAgenda(trx, { igrejaId, tipo: 'exclusao', referencia: String(id), when: new Date() })
}
