import { rm } from 'node:fs/promises'
import type { ErroCopia, RelatorioCopia } from '@atrio/contract'
import { sql } from 'kysely'
import { ArchiveRefused } from '../../archives.ts'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { putAgenda, type Agenda, type Due } from '../../jobs/agenda.ts'
import { unseal } from '../../sealed.ts'
import { readAnswer } from './answer.ts'
import { keyContext, type Sentido } from './copias.ts'
import { settleLaid } from './laid.ts'
import { CopiaRefused } from './look.ts'
import { makeCopia } from './make.ts'
import { receivedPath } from './received-path.ts'

export const copiaAgenda: Agenda<Deps> = {
  copia: (deps, { igrejaId, referencia }) => workCopia(deps, { igrejaId, referencia }),
}

/** Longer than the lease of what is due: nobody else begins it meanwhile. */
const TAKES = sql<Date>`now() + interval '1 hour'`
const AGAIN = sql<Date>`now() + interval '20 seconds'`

/** Makes, looks through or takes in what was asked for, or forgets what has lain here long enough. */
async function workCopia(deps: Deps, { igrejaId, referencia }: Due): Promise<void> {
  const sentido = referencia as Sentido
  const row = await withTenant(deps.db, { igrejaId }, async (trx) => {
    await putAgenda(trx, { igrejaId, tipo: 'copia', referencia, when: TAKES })
    return trx
      .selectFrom('copia')
      .where('sentido', '=', sentido)
      .select(['situacao', 'idioma', 'userId', 'chaveEncrypted', 'arquivoId'])
      .executeTakeFirst()
  })
  if (!row || !['pedida', 'conferindo', 'trazendo'].includes(row.situacao)) {
    await forget(deps, { igrejaId, sentido })
    return
  }
  try {
    const sealed = unseal(deps.secrets, 'copia', keyContext(igrejaId, sentido), row.chaveEncrypted!)
    const { key: text, sal } = JSON.parse(sealed) as { key: string; sal: string }
    const key = Buffer.from(text, 'base64')
    const { userId, idioma } = row
    if (row.situacao === 'pedida') await makeCopia(deps, { igrejaId, userId, idioma, key, sal })
    else if (row.situacao === 'conferindo') await look(deps, igrejaId)
    else if (userId !== null) {
      const path = receivedPath(deps, igrejaId)
      const given = { igrejaId, userId, key, path }
      await readAnswer(deps.archives.work('entrada', given, { owner: `igreja ${igrejaId}` })).finally(() =>
        settleLaid(deps, igrejaId),
      )
      await rm(path, { force: true })
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) {
      // Another archive is being worked on, or the application ends: it goes on where it is.
      await withTenant(deps.db, { igrejaId }, (trx) =>
        putAgenda(trx, { igrejaId, tipo: 'copia', referencia, when: AGAIN }),
      )
      return
    }
    // Of what is written here nothing can be wrong that a person could put right.
    const erro = error instanceof CopiaRefused && sentido === 'entrada' ? error.erro : 'falhou'
    if (erro === 'falhou')
      deps.onError(new Error(`the archive of church ${igrejaId} (${row.situacao}) failed`, { cause: error }))
    await fail(deps, { igrejaId, sentido, erro })
  }
}

async function look(deps: Deps, igrejaId: number): Promise<void> {
  const given = { igrejaId, path: receivedPath(deps, igrejaId) }
  const relatorio = await readAnswer<RelatorioCopia>(
    deps.archives.work('relatorio', given, { owner: `igreja ${igrejaId}` }),
  )
  await withTenant(deps.db, { igrejaId }, (trx) =>
    trx
      .updateTable('copia')
      .set({ situacao: 'conferida', relatorio: JSON.stringify(relatorio) })
      .where('sentido', '=', 'entrada')
      .where('situacao', '=', 'conferindo')
      .execute(),
  )
}

/** What failed can be tried again: an archive that was sent stays. */
function fail(
  { db }: Deps,
  { igrejaId, sentido, erro }: { igrejaId: number; sentido: Sentido; erro: ErroCopia },
): Promise<unknown> {
  const situacao = sentido === 'saida' ? 'falhou' : 'recebida'
  return withTenant(db, { igrejaId }, (trx) =>
    trx
      .updateTable('copia')
      .set({ situacao, erro, chaveEncrypted: null })
      .where('sentido', '=', sentido)
      .where('situacao', '<>', 'feita')
      .execute(),
  )
}

/** The rows go together; the bytes of what went out are swept once no row knows them. */
async function forget(
  deps: Deps,
  { igrejaId, sentido }: { igrejaId: number; sentido: Sentido },
): Promise<void> {
  if (sentido === 'entrada') await settleLaid(deps, igrejaId)
  const stays = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const gone = await trx
      .deleteFrom('copia')
      .where('sentido', '=', sentido)
      .where('apagarEm', '<=', sql<Date>`now()`)
      .returning('arquivoId')
      .executeTakeFirst()
    if (gone?.arquivoId) await trx.deleteFrom('arquivo').where('id', '=', gone.arquivoId).execute()
    const left = await trx
      .selectFrom('copia')
      .where('sentido', '=', sentido)
      .select('apagarEm')
      .executeTakeFirst()
    await putAgenda(trx, { igrejaId, tipo: 'copia', referencia: sentido, when: left?.apagarEm ?? null })
    return left !== undefined
  })
  if (sentido === 'entrada' && !stays) await rm(receivedPath(deps, igrejaId), { force: true })
}
