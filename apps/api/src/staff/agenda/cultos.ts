import type { CultoEquipe, CultoValores } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { refuseStale } from '../../http/stale.ts'

/** How many services a church may have, archived ones with them. */
const MAX_CULTOS = 200

/** Every weekly service, archived ones last, each with the dates from yesterday (any zone's today) on that differ. */
export async function listCultosEquipe(trx: TenantTrx): Promise<CultoEquipe[]> {
  const rows = await trx
    .selectFrom('culto')
    .selectAll()
    .orderBy((eb) => eb('arquivadoEm', 'is not', null))
    .orderBy('diaSemana')
    .orderBy('hora')
    .orderBy('id')
    .execute()
  const alteracoes = await trx
    .selectFrom('cultoAlteracao')
    .where('data', '>=', sql<string>`current_date - 1`)
    .selectAll()
    .orderBy('data')
    .execute()
  return rows.map(({ arquivadoEm, ...culto }) => ({
    ...culto,
    idioma: culto.idioma as CultoEquipe['idioma'],
    hora: culto.hora.slice(0, 5),
    flagArquivado: arquivadoEm !== null,
    alteracoes: alteracoes
      .filter(({ cultoId }) => cultoId === culto.id)
      .map(({ hora, ...one }) => ({ ...one, hora: hora?.slice(0, 5) ?? null })),
  }))
}

/** @throws AppError ACCOUNT_LIMIT */
export async function createCulto(trx: TenantTrx, valores: CultoValores): Promise<void> {
  const there = await trx.selectFrom('culto').select('id').limit(MAX_CULTOS).execute()
  if (there.length >= MAX_CULTOS) throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_CULTOS } })
  await trx.insertInto('culto').values(tidy(valores)).execute()
}

/** @throws AppError NOT_FOUND, VERSION_CONFLICT */
export async function saveCulto(
  trx: TenantTrx,
  { id, versao, valores }: { id: number; versao: number; valores: CultoValores },
): Promise<void> {
  await lockCulto(trx, { id, versao })
  await trx.updateTable('culto').set(tidy(valores)).where('id', '=', id).execute()
}

/** @throws AppError NOT_FOUND, VERSION_CONFLICT */
export async function archiveCulto(
  trx: TenantTrx,
  { id, versao, arquivado }: { id: number; versao: number; arquivado: boolean },
): Promise<void> {
  await lockCulto(trx, { id, versao })
  await trx
    .updateTable('culto')
    .set({ arquivadoEm: arquivado ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

async function lockCulto(
  trx: TenantTrx,
  { id, versao: seen }: { id: number; versao: number },
): Promise<void> {
  const row = await trx.selectFrom('culto').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { igrejaId: _, arquivadoEm, versao, ...valores } = row
  const now = { ...valores, hora: valores.hora.slice(0, 5), flagArquivado: arquivadoEm !== null }
  await refuseStale(trx, {
    seen,
    now: { recurso: 'culto', registro: String(id), versao, valores: now },
  })
}

/** What is empty says nothing. */
function tidy({ nome, descricao, local, ...rest }: CultoValores): CultoValores {
  return { ...rest, nome: nome.trim(), descricao: orNull(descricao), local: orNull(local) }
}

const orNull = (text: string | null) => text?.trim() || null
