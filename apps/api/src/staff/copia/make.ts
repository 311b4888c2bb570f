import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { Written } from '../../archive-work.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { keyOf } from '../../files/arquivos.ts'
import { readAnswer } from './answer.ts'
import { copiaPronta } from './kinds.ts'
import type { Asked } from './write.ts'

const TIPO = 'application/zip'
const MOST_COUNTED = 2 ** 31 - 1

interface AskedBy extends Asked {
  userId: number | null
  idioma: string
}

/** Makes the archive that was asked for and tells who asked. */
export async function makeCopia(deps: Deps, asked: AskedBy): Promise<void> {
  const { igrejaId } = asked
  const id = randomUUID()
  const path = join(deps.env.receivingDir, `copia-${id}`)
  try {
    const { key, sal } = asked
    const given = { igrejaId, key, sal, path }
    const { tamanho, sha256, deixados } = await readAnswer<Written>(
      deps.archives.work('saida', given, { owner: `igreja ${igrejaId}` }),
    )
    const file = { igrejaId, id, publico: false }
    await deps.storage.takeFile(keyOf(file, { largura: 0, tipo: TIPO }), path, TIPO)
    await withTenant(deps.db, { igrejaId }, async (trx) => {
      await trx
        .insertInto('arquivo')
        .values({
          id,
          userId: null,
          finalidade: 'copia',
          tipo: TIPO,
          // What has no room there stands in its version, and in the archive's own row.
          tamanho: Math.min(tamanho, MOST_COUNTED),
          sha256: Buffer.from(sha256),
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

async function tell(
  { announce }: Deps,
  trx: TenantTrx,
  { igrejaId, userId, idioma }: AskedBy,
): Promise<void> {
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
