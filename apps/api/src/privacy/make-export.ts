import { createHash, randomUUID } from 'node:crypto'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { readWhole } from '../adapters/storage/storage.ts'
import { readTenant, withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { keyOf, type Versao } from '../files/arquivos.ts'
import type { Due } from '../jobs/agenda.ts'
import { collect } from './collect.ts'
import { exportWords } from './export-words.ts'
import { exportacaoPronta } from './kinds.ts'
import { findPerson } from './person.ts'

type ExportDeps = Pick<Deps, 'announce' | 'db' | 'documents' | 'onError' | 'personal' | 'secrets' | 'storage'>

/** What lies in one file of pictures; what does not fit is left out, and its page says so. */
const MOST_BYTES = 40 * 1024 * 1024
const TIPO = 'application/zip'

/** Makes what was asked for, or forgets what has lain here long enough. */
export async function workExport(deps: ExportDeps, { igrejaId, referencia }: Due): Promise<void> {
  const owner = { igrejaId, userId: Number(referencia) }
  const row = await withTenant(deps.db, { igrejaId }, (trx) =>
    trx
      .selectFrom('exportacao')
      .where('userId', '=', owner.userId)
      .select(['situacao', 'idioma'])
      .executeTakeFirst(),
  )
  if (!row) return
  if (row.situacao === 'pedida') await makeExport(deps, { ...owner, idioma: row.idioma })
  else await forgetExport(deps, owner)
}

interface Wanted {
  igrejaId: number
  userId: number
  idioma: string
}

async function makeExport(deps: ExportDeps, wanted: Wanted): Promise<void> {
  const { igrejaId, userId } = wanted
  const known = await readTenant(deps.db, { igrejaId, userId }, async (trx) => {
    const person = await findPerson(deps, trx, wanted)
    if (!person) return null
    const igreja = await trx
      .selectFrom('igreja')
      .where('id', '=', igrejaId)
      .select(['nome', 'fusoHorario'])
      .executeTakeFirstOrThrow()
    return { person, igreja, tabelas: await collect(deps, trx, person), files: await listFiles(trx, wanted) }
  })
  if (!known) return
  const locale = localeOf(wanted.idioma) ?? 'en'
  const quando = new Date().toISOString()
  const arquivos = await readFiles(deps, known.files)
  const bytes = await deps.documents
    .make(
      'exportacao',
      {
        igreja: known.igreja.nome,
        locale,
        timeZone: known.igreja.fusoHorario,
        quando,
        tabelas: known.tabelas,
        arquivos,
        words: exportWords(locale, {
          igreja: known.igreja.nome,
          fora: known.files.length - arquivos.length,
        }),
      },
      { owner: `user ${userId}` },
    )
    .catch((cause: unknown) => {
      deps.onError(new Error(`the data of user ${userId} are not exported`, { cause }))
      return null
    })
  if (!bytes) return settle(deps, wanted, null)
  const id = randomUUID()
  await deps.storage.put(keyOf({ igrejaId, id, publico: false }, { largura: 0, tipo: TIPO }), bytes, TIPO)
  await settle(deps, wanted, { id, bytes })
}

/** Says that it is there, and until when; without a file that it could not be made. */
async function settle(
  deps: ExportDeps,
  { igrejaId, userId, idioma }: Wanted,
  file: { id: string; bytes: Buffer } | null,
): Promise<void> {
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    if (file) await saveFile(trx, { userId, ...file })
    const row = await trx
      .updateTable('exportacao')
      .set({
        situacao: file ? 'pronta' : 'falhou',
        arquivoId: file?.id ?? null,
        apagarEm: sql<Date>`now() + interval '3 days'`,
      })
      .where('userId', '=', userId)
      .where('situacao', '=', 'pedida')
      .returning('apagarEm')
      .executeTakeFirst()
    if (!row || !file) return
    const { email } = await trx
      .selectFrom('user')
      .where('id', '=', userId)
      .select('email')
      .executeTakeFirstOrThrow()
    await deps.announce(trx, {
      kind: exportacaoPronta,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId },
      facts: { url: '/user/privacy', apagarEm: row.apagarEm!.toISOString() },
    })
  })
}

async function saveFile(
  trx: TenantTrx,
  { userId, id, bytes }: { userId: number; id: string; bytes: Buffer },
): Promise<void> {
  await trx
    .insertInto('arquivo')
    .values({
      id,
      userId,
      finalidade: 'exportacao',
      tipo: TIPO,
      tamanho: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      largura: 0,
      altura: 0,
      publico: false,
      versoes: JSON.stringify([{ largura: 0, tipo: TIPO, tamanho: bytes.length } satisfies Versao]),
      pronto: true,
    })
    .execute()
}

/** The rows go together; the bytes are swept once no row knows them. */
function forgetExport(
  { db }: ExportDeps,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<void> {
  return withTenant(db, { igrejaId }, async (trx) => {
    const gone = await trx
      .deleteFrom('exportacao')
      .where('userId', '=', userId)
      .where('apagarEm', '<=', sql<Date>`now()`)
      .returning('arquivoId')
      .executeTakeFirst()
    if (gone?.arquivoId) await trx.deleteFrom('arquivo').where('id', '=', gone.arquivoId).execute()
  })
}

interface OwnFile {
  nome: string
  key: string
  tamanho: number
}

async function listFiles(trx: TenantTrx, { igrejaId, userId }: Wanted): Promise<OwnFile[]> {
  const rows = await trx
    .selectFrom('arquivo')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('finalidade', '<>', 'exportacao')
    .select(['id', 'finalidade', 'publico', 'versoes'])
    .orderBy('dataCadastro', 'desc')
    .execute()
  return rows.map(({ id, finalidade, publico, versoes }) => {
    const first = (versoes as unknown as Versao[])[0]!
    return {
      nome: `${finalidade}-${id}.${first.tipo.split('/')[1]}`,
      key: keyOf({ igrejaId, id, publico }, first),
      tamanho: first.tamanho,
    }
  })
}

async function readFiles(
  { storage }: ExportDeps,
  files: readonly OwnFile[],
): Promise<{ nome: string; bytes: Uint8Array }[]> {
  const read: { nome: string; bytes: Uint8Array }[] = []
  let left = MOST_BYTES
  for (const { nome, key, tamanho } of files) {
    if (tamanho > left) continue
    left -= tamanho
    const bytes = await readWhole(storage, key)
    if (bytes) read.push({ nome, bytes })
  }
  return read
}
