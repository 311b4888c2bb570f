import { finalidades, type Finalidade } from '@atrio/contract'
import { readWhole } from '../adapters/storage/storage.ts'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { Agenda, Due } from '../jobs/agenda.ts'
import type { Regular } from '../jobs/regular.ts'
import { keyOf, type Versao } from './arquivos.ts'
import { sweepParts } from './parts.ts'
import { sweepFiles } from './sweep.ts'

type FileDeps = Pick<Deps, 'db' | 'storage' | 'pictures'>

/** A picture whose smaller versions are to be made. */
export const filesAgenda: Agenda<FileDeps> = { arquivo: makeVersions }

export const filesRegular: readonly Regular<Pick<Deps, 'db' | 'storage' | 'env'>>[] = [
  { name: 'forget-files', cron: '17 * * * *', seconds: 1_800, run: (deps) => sweepFiles(deps) },
  { name: 'forget-parts', cron: '47 4 * * *', seconds: 1_800, run: (deps) => sweepParts(deps) },
]

/** Made again they are written over the same keys, and the row says so once. */
async function makeVersions(
  { db, storage, pictures }: FileDeps,
  { igrejaId, referencia: id }: Due,
): Promise<void> {
  const arquivo = await withTenant(db, { igrejaId }, (trx) =>
    trx
      .selectFrom('arquivo')
      .where('id', '=', id)
      .select(['finalidade', 'publico', 'versoes'])
      .executeTakeFirst(),
  )
  const [first] = (arquivo?.versoes ?? []) as unknown as Versao[]
  if (!arquivo || !first) return
  const file = { igrejaId, id, publico: arquivo.publico }
  const key = keyOf(file, first)
  const bytes = await readWhole(storage, key)
  if (!bytes) throw new Error(`${key} is not in storage`)
  const { larguras } = finalidades[arquivo.finalidade as Finalidade]
  const made = await pictures.versions(bytes, larguras, `igreja ${igrejaId}`)
  for (const version of made)
    await storage.put(keyOf(file, version), Buffer.from(version.bytes), version.tipo)
  const versoes = [first, ...made.map(({ bytes: { length: tamanho }, ...rest }) => ({ ...rest, tamanho }))]
  await withTenant(db, { igrejaId }, (trx) =>
    trx
      .updateTable('arquivo')
      .where('id', '=', id)
      .set({ versoes: JSON.stringify(versoes), pronto: true })
      .execute(),
  )
}
