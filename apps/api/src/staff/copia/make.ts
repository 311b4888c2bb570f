import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { ZipWriter } from '../../adapters/zip/write-zip.ts'
import { newestMigration } from '../../db/migration-files.ts'
import { snapshotTenant, withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { keyOf } from '../../files/arquivos.ts'
import { proofOf, type Cofre } from './cofre.ts'
import { addFiles, ROOM, type Filme, type Room } from './files.ts'
import { copiaPronta } from './kinds.ts'
import { AGENDA, CONTAS, FORMATO, MANIFESTO, ownPart, tablePart, VERSAO, type Manifesto } from './manifest.ts'
import { readableParts } from './para-ler.ts'
import { readContas, readOwnRow, readRows } from './rows.ts'
import { DA_PLATAFORMA, describeTables, FORA_DA_COPIA, SO_PARA_LER, TRAZIDAS } from './tables.ts'
import { reportProgress } from './progress.ts'

const TIPO = 'application/zip'
const MOST_COUNTED = 2 ** 31 - 1
/** The work has an hour (`TAKES`): large files are begun within this. */
const LARGE_FILES_MS = 35 * 60_000

interface Asked {
  igrejaId: number
  userId: number | null
  idioma: string
  /** With the passphrase's key, as the archive is to say it. */
  key: Buffer
  sal: string
}

/** Makes the archive that was asked for and tells who asked. */
export async function makeCopia(deps: Deps, asked: Asked): Promise<void> {
  const id = randomUUID()
  const path = join(deps.env.receivingDir, `copia-${id}`)
  try {
    const { deixados } = await writeCopia(deps, path, asked)
    const hash = createHash('sha256')
    let tamanho = 0
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      tamanho += chunk.length
    }
    const file = { igrejaId: asked.igrejaId, id, publico: false }
    await deps.storage.takeFile(keyOf(file, { largura: 0, tipo: TIPO }), path, TIPO)
    await withTenant(deps.db, { igrejaId: asked.igrejaId }, async (trx) => {
      await trx
        .insertInto('arquivo')
        .values({
          id,
          userId: null,
          finalidade: 'copia',
          tipo: TIPO,
          // What has no room there stands in its version, and in the archive's own row.
          tamanho: Math.min(tamanho, MOST_COUNTED),
          sha256: hash.digest(),
          largura: 0,
          altura: 0,
          publico: false,
          versoes: JSON.stringify([{ largura: 0, tipo: TIPO, tamanho }]),
          pronto: true,
        })
        .execute()
      await trx
        .updateTable('copia')
        .set({
          situacao: 'pronta',
          arquivoId: id,
          tamanho: BigInt(tamanho),
          deixados: JSON.stringify(deixados.slice(0, 200)),
          chaveEncrypted: null,
          apagarEm: sql<Date>`now() + interval '1 hour'`,
        })
        .where('sentido', '=', 'saida')
        .execute()
      await tell(deps, trx, asked)
    })
  } finally {
    await rm(path, { force: true })
  }
}

async function tell({ announce }: Deps, trx: TenantTrx, { igrejaId, userId, idioma }: Asked): Promise<void> {
  if (userId === null) return
  const person = await trx.selectFrom('user').where('id', '=', userId).select('email').executeTakeFirst()
  if (!person) return
  await announce(trx, {
    kind: copiaPronta,
    igrejaId,
    to: { email: person.email, locale: localeOf(idioma) ?? 'en', userId },
    facts: { url: '/admin' },
  })
}

/** Everything as it is at one moment; large files have room within bounds. */
export async function writeCopia(
  deps: Deps,
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
