import type { TextoEquipe, TextoTipo } from '@atrio/contract'
import { sanitizeRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import type { Env } from '../env.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { getTexto } from './textos.ts'
import { padrao } from './textos-padrao.ts'

interface Asked {
  igreja: { id: number; nome: string }
  tipo: TextoTipo
}

/** The last version of a text, in the church's own language. */
export async function getTextoEquipe(
  { env }: { env: Env },
  trx: TenantTrx,
  { igreja, tipo }: Asked,
): Promise<TextoEquipe> {
  const { idioma, proprio } = await findLast(trx, { igreja, tipo })
  if (proprio) return { ...proprio, tipo, idioma, flagProprio: true }
  const locale = idioma === 'pt_BR' ? 'pt-BR' : idioma
  const { texto } = await getTexto({ env }, trx, { igreja, locale, tipo, versao: undefined })
  return { ...texto, flagPedeAceite: false, flagVigente: true }
}

/**
 * Adds a version. What is in force stays as it was read (Decision 97); what is not yet gives way to this one.
 * @throws AppError VERSION_CONFLICT where somebody else wrote one meanwhile; VALIDATION
 */
export async function saveTexto(
  trx: TenantTrx,
  {
    igreja,
    tipo,
    ...given
  }: Asked &
    Pick<TextoEquipe, 'versao' | 'conteudo' | 'mudancas' | 'flagPedeAceite'> & {
      dataVigencia: string | null
    },
): Promise<void> {
  const conteudo = sanitizeRichText(given.conteudo)
  if (!conteudo) throw new AppError('VALIDATION', { campos: [{ campo: 'conteudo', regra: 'required' }] })
  const { dataVigencia } = given
  if (dataVigencia !== null && !(Date.parse(dataVigencia) > Date.now())) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'dataVigencia', regra: 'future' }] })
  }
  // Two who save at once make two versions one after the other, and the second is told of the first.
  await sql`select 1 from igreja where id = ${igreja.id} for update`.execute(trx)
  const { idioma, proprio } = await findLast(trx, { igreja, tipo })
  const last = proprio?.versao ?? padrao[tipo].at(-1)!.versao
  if (last !== given.versao) {
    const alteradoEm = proprio?.dataVigencia ?? null
    throw new AppError('VERSION_CONFLICT', {
      conflito: { versao: last, alteradoPor: null, alteradoEm, valores: {} },
    })
  }
  const isWaiting = proprio !== null && !proprio.flagVigente
  if (isWaiting) await dropWaiting(trx, { tipo })
  await trx
    .insertInto('igrejaTexto')
    .values({
      tipo,
      // What gives way has had its number: whoever read it is told of this one.
      versao: last + 1,
      idioma,
      conteudo,
      mudancas: given.mudancas?.trim() || null,
      flagPedeAceite: given.flagPedeAceite && tipo !== 'ajuda',
      dataVigencia: dataVigencia === null ? sql<Date>`now()` : new Date(dataVigencia),
    })
    .execute()
}

/** @throws AppError NOT_FOUND where none waits */
export async function cancelTexto(trx: TenantTrx, { tipo }: { tipo: TextoTipo }): Promise<void> {
  if (!(await dropWaiting(trx, { tipo }))) throw new AppError('NOT_FOUND')
}

async function dropWaiting(trx: TenantTrx, { tipo }: { tipo: TextoTipo }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('igrejaTexto')
    .where('tipo', '=', tipo)
    .where('dataVigencia', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function findLast(trx: TenantTrx, { igreja: { id }, tipo }: Asked) {
  const { rows } = await sql<{
    idioma: TextoEquipe['idioma']
    versao: number | null
    conteudo: string
    mudancas: string | null
    flagPedeAceite: boolean
    dataVigencia: Date
    flagVigente: boolean
  }>`select i.idioma, t.versao, t.conteudo, t.mudancas, t.flag_pede_aceite, t.data_vigencia,
      t.data_vigencia <= now() as flag_vigente
    from igreja i left join igreja_texto t on t.igreja_id = i.id and t.tipo = ${tipo}
    where i.id = ${id} order by t.versao desc nulls last, t.idioma = i.idioma desc limit 1`.execute(trx)
  const { idioma, versao, dataVigencia, ...rest } = rows[0]!
  const proprio = versao === null ? null : { ...rest, versao, dataVigencia: dataVigencia.toISOString() }
  return { idioma, proprio }
}
