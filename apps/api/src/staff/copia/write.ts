import { sql } from 'kysely'
import { localeOf } from '@atrio/rules'
import { ZipWriter } from '../../adapters/zip/write-zip.ts'
import { newestMigration } from '../../db/migration-files.ts'
import { snapshotTenant, type TenantTrx } from '../../db/tenant.ts'
import { proofOf, type Cofre } from './cofre.ts'
import type { CopiaDeps } from './copia-deps.ts'
import { addFiles, ROOM, type Filme, type Room } from './files.ts'
import { AGENDA, CONTAS, FORMATO, MANIFESTO, ownPart, tablePart, VERSAO, type Manifesto } from './manifest.ts'
import { readableParts } from './para-ler.ts'
import { reportProgress } from './progress.ts'
import { readContas, readOwnRow, readRows } from './rows.ts'
import { DA_PLATAFORMA, describeTables, FORA_DA_COPIA, SO_PARA_LER, TRAZIDAS } from './tables.ts'

/** The work has an hour (`TAKES`): large files are begun within this. */
const LARGE_FILES_MS = 35 * 60_000

export interface Asked {
  igrejaId: number
  /** With the passphrase's key, as the archive is to say it. */
  key: Buffer
  sal: string
}

/** Everything as it is at one moment; large files have room within bounds. */
export async function writeCopia(
  deps: CopiaDeps,
  path: string,
  asked: Asked,
  room: Room = { ...ROOM, until: Date.now() + LARGE_FILES_MS },
): Promise<Manifesto> {
  const { igrejaId, key } = asked
  const feitaEm = new Date().toISOString()
  const zip = await ZipWriter.create(path)
  const progress = reportProgress(deps, { igrejaId, sentido: 'saida' })
  try {
    const partes: Manifesto['partes'] = {}
    const add = async (name: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => {
      partes[name] = await zip.add(name, chunks)
    }
    const known = new Set<string>()
    const filmes: Filme[] = []
    const manifesto = await snapshotTenant(deps.db, { igrejaId }, async (trx) => {
      await sql`set local statement_timeout = '10min'`.execute(trx)
      const igreja = await trx
        .selectFrom('igreja')
        .where('id', '=', igrejaId)
        .select(['codigo', 'nome', 'idioma'])
        .executeTakeFirstOrThrow()
      const tables = await describeTables(trx)
      progress.expect(tables.length)
      const tabelas: Manifesto['tabelas'] = {}
      for (const table of tables) {
        let linhas = 0
        const given = { secrets: deps.secrets, key, igrejaId, table, onRow: () => (linhas += 1) }
        await add(tablePart(table.name), readRows(trx, given))
        tabelas[table.name] = { linhas, vem: TRAZIDAS.has(table.name) }
        progress.step()
      }
      for (const [table, { chave }] of Object.entries(DA_PLATAFORMA)) {
        const row = await readOwnRow(trx, { table, chave, igrejaId })
        if (row) await add(ownPart(table), [Buffer.from(row)])
      }
      const contas = await readContas(trx, { tables, key, igrejaId })
      await add(CONTAS, [lines(contas)])
      await add(AGENDA, [lines(await readAgenda(trx, igrejaId))])
      const locale = localeOf(igreja.idioma) ?? 'en'
      const readable = await readableParts(trx, { igrejaId, locale, nome: igreja.nome })
      for (const [name, bytes] of Object.entries(readable)) await add(name, [bytes])
      const { rows } = await sql<{ id: string }>`select id::text from arquivo
        where igreja_id = ${igrejaId} and finalidade not in ('exportacao', 'copia')`.execute(trx)
      for (const { id } of rows) known.add(id)
      filmes.push(...(await listFilmes(trx)))
      return { igreja: { id: igrejaId, ...igreja }, contas: contas.length, tabelas }
    })
    const files = await addFiles(deps, zip, { igrejaId, known, filmes, room })
    Object.assign(partes, files.partes)
    const cofre: Cofre = { sal: asked.sal, prova: proofOf(key) }
    const whole: Manifesto = {
      formato: FORMATO,
      versao: VERSAO,
      esquema: await newestMigration(),
      feitaEm,
      cofre,
      ...manifesto,
      fora: { ...FORA_DA_COPIA, ...SO_PARA_LER },
      deixados: files.deixados,
      partes,
    }
    await zip.add(MANIFESTO, [Buffer.from(JSON.stringify(whole, null, 2))])
    await zip.finish()
    return whole
  } catch (error) {
    await zip.close().catch(() => {})
    throw error
  } finally {
    await progress.end()
  }
}

/** What was refused plays nowhere. */
function listFilmes(trx: TenantTrx): Promise<Filme[]> {
  return trx
    .selectFrom('filme')
    .where('situacao', '<>', 'recusada')
    .select(['id', 'nome'])
    .orderBy('dataCadastro', 'desc')
    .orderBy('id')
    .execute()
}

const lines = (rows: readonly object[]) => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))

/** What is due at the church, but what belongs to this installation. */
async function readAgenda(trx: TenantTrx, igrejaId: number): Promise<object[]> {
  const { rows } = await sql<{ linha: object }>`
    select to_jsonb(a) - 'igreja_id' as linha from agenda a where igreja_id = ${igrejaId} order by tipo, referencia`.execute(
    trx,
  )
  return rows.map(({ linha }) => linha)
}
