import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { folderOf } from '../../files/arquivos.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { takeContas, type Contas } from './contas.ts'
import { CopiaRefused, openCopia, readPart, type OpenCopia } from './look.ts'
import { AGENDA, ARQUIVOS, CONTAS, MIDIA, ownPart, tablePart } from './manifest.ts'
import { reportProgress } from './progress.ts'
import { renewDigests } from './renew.ts'
import { COUNTED, settleCounts, takeRows } from './take-rows.ts'
import { DA_PLATAFORMA, describeTables } from './tables.ts'
import { requireNova } from './vazia.ts'

interface Taking {
  igrejaId: number
  /** Who brings the church along, and stays its administrator. */
  userId: number
  key: Buffer
  path: string
}

/** What may go on by itself after coming in: reminders and dates of the church's own, and nothing about money or devices. */
const AGENDA_VEM = new Set([
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
export async function takeCopia(deps: Deps, taking: Taking): Promise<void> {
  const open = await openCopia(taking.path)
  const progress = reportProgress(deps, { igrejaId: taking.igrejaId, sentido: 'entrada' })
  const undo: (() => Promise<unknown>)[] = []
  try {
    const linhas = Object.values(open.manifesto.tabelas).reduce((sum, table) => sum + table.linhas, 0)
    progress.expect(linhas + open.zip.entries.size)
    await takeFiles(deps, open, { igrejaId: taking.igrejaId, undo, step: progress.step })
    await withTenant(deps.db, { igrejaId: taking.igrejaId }, (trx) =>
      takeAll(deps, trx, { ...taking, open, step: progress.step }),
    )
  } catch (error) {
    for (const back of undo) await back()
    throw error
  } finally {
    await progress.end()
    await open.zip.close()
  }
}

async function takeAll(
  deps: Deps,
  trx: TenantTrx,
  { igrejaId, userId, key, open, step }: Taking & { open: OpenCopia; step: (done?: number) => void },
): Promise<void> {
  // What comes has its history with it.
  await sql`set local app.copia = 'igreja'`.execute(trx)
  await sql`set local statement_timeout = '10min'`.execute(trx)
  await sql`select pg_advisory_xact_lock(7411008, ${igrejaId})`.execute(trx)
  await requireNova(trx, { igrejaId, userId })
  const { zip, manifesto } = open
  const de = manifesto.igreja.id
  const text = async (name: string) =>
    manifesto.partes[name]
      ? moved((await readPart(zip, name, manifesto)).toString(), { de, para: igrejaId })
      : ''
  const contas = await takeContas(trx, {
    lines: await text(CONTAS),
    key,
    ...(await isAlone(trx, deps, igrejaId)),
  })
  const founder = await liftFounder(trx, { igrejaId, userId })
  for (const table of await describeTables(trx)) {
    const has = manifesto.tabelas[table.name]
    if (!has?.vem) continue
    const given = { igrejaId, table, contas, key, secrets: deps.secrets }
    await takeRows(trx, { ...given, lines: await text(tablePart(table.name)), step })
  }
  for (const table of Object.keys(COUNTED))
    await settleCounts(trx, { igrejaId, table, lines: await text(tablePart(table)) })
  await founder.putBack()
  for (const [table, of] of Object.entries(DA_PLATAFORMA))
    await takeOwnRow(trx, { table, igrejaId, linha: await text(ownPart(table)), ...of })
  await renewDigests(deps.secrets, trx, { igrejaId })
  await takeAgenda(trx, { igrejaId, contas, lines: await text(AGENDA) })
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
function moved(text: string, { de, para }: { de: number; para: number }): string {
  return text.replaceAll(
    new RegExp(`(["'(=\\s,])/(media|arquivo)/${de}/`, 'g'),
    (_, before: string, kind: string) => `${before}/${kind}/${para}/`,
  )
}

/** Where no other church is, digests of passwords come along: whoever set the installation up trusts its one church. */
async function isAlone(
  trx: TenantTrx,
  { passwords }: Deps,
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
  if (linha === '') return
  const row = JSON.parse(linha) as Record<string, unknown>
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
  { igrejaId, contas, lines }: { igrejaId: number; contas: Contas; lines: string },
): Promise<void> {
  const rows = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { tipo: string; referencia: string; vence_em: string })
    .filter(({ tipo }) => AGENDA_VEM.has(tipo))
    .flatMap((row) => {
      if (!AGENDA_DE_CONTA.has(row.tipo)) return [row]
      const id = contas.get(Number(row.referencia))
      return id === undefined ? [] : [{ ...row, referencia: String(id) }]
    })
  await sql`delete from agenda where igreja_id = ${igrejaId} and tipo <> 'copia'`.execute(trx)
  await sql`insert into agenda (igreja_id, tipo, referencia, vence_em)
    select ${igrejaId}, tipo, referencia, vence_em from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(tipo text, referencia text, vence_em timestamptz) on conflict do nothing`.execute(trx)
}

async function takeFiles(
  { env, storage }: Deps,
  { zip, manifesto }: OpenCopia,
  given: { igrejaId: number; undo: (() => Promise<unknown>)[]; step: () => void },
): Promise<void> {
  const { igrejaId, undo, step } = given
  for (const name of zip.entries.keys()) {
    step()
    if (name.startsWith(MIDIA)) {
      const place = join(env.mediaDir, String(igrejaId), name.slice(MIDIA.length))
      const bytes = await readPart(zip, name, manifesto)
      undo.push(() => rm(place, { force: true }))
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, bytes)
    } else if (name.startsWith(ARQUIVOS)) {
      const [, visible, rest] = /^arquivos\/(publico|privado)\/([\da-f-]{36}\/[\w.-]+)$/.exec(name) ?? []
      if (!rest) throw new CopiaRefused('formato')
      const key = `${folderOf(igrejaId, visible === 'publico')}/${rest}`
      const bytes = await readPart(zip, name, manifesto)
      undo.push(() => storage.remove(key))
      await storage.put(key, bytes, TYPES[rest.split('.').at(-1)!] ?? 'application/octet-stream')
    }
  }
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
