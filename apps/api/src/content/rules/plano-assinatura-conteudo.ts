import type { CampoError, Valores } from '@atrio/contract'
import { fold, videoOfAddress } from '@atrio/rules'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'

/** Where a film of Play comes from, in what it stands, and the names of its tags and plans as the church has them. */
export const planoAssinaturaConteudoRules: BeforePublish = async (trx, { id, valores }) => {
  const campos: CampoError[] = []
  const refuse = (campo: string, regra: string) => campos.push({ campo: `valores.${campo}`, regra })
  const film = sourceOf(valores)
  if (!film) refuse('url', valores['tipo'] === 'video' ? 'address' : 'empty')
  if (await isNoPlace(trx, { id, valores })) refuse('coletaneaId', 'unknown')
  const tags = await findNamed(trx, sql.table('planoAssinaturaTag'), valores['tags'])
  if (!tags) refuse('tags', 'unknown')
  const planos = await findNamed(trx, sql.table('planoAssinatura'), valores['planos'])
  if (!planos) refuse('planos', 'unknown')
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  return {
    ...film!,
    tags: joined(tags!),
    tagIds: sql<number[]>`${tags!.map(({ id: tag }) => tag)}::int[]`,
    planos: joined(planos!),
    planoIds: sql<number[]>`${planos!.map(({ id: plano }) => plano)}::int[]`,
  }
}

function sourceOf({ tipo, url }: Valores): { source: string; codigo: string | null } | null {
  if (url === null) return { source: 'arquivo', codigo: null }
  if (tipo !== 'video') return null
  const address = String(url)
  const site = videoOfAddress(address)
  if (site) return { source: site.kind, codigo: site.code }
  const { protocol, pathname } = URL.parse(address) ?? {}
  if (protocol !== 'https:') return null
  return { source: pathname?.endsWith('.m3u8') ? 'hls' : 'mp4', codigo: null }
}

/** A collection stands in nothing, a series in a collection alone, and nothing in itself. */
async function isNoPlace(
  trx: TenantTrx,
  { id, valores: { tipo, coletaneaId } }: { id: number; valores: Valores },
): Promise<boolean> {
  if (coletaneaId === null) return false
  const holders = tipo === 'video' ? ['serie', 'coletanea'] : tipo === 'serie' ? ['coletanea'] : []
  const { rows } = await sql`select 1 from plano_assinatura_conteudo
    where id = ${coletaneaId} and id <> ${id} and tipo = any(${holders})`.execute(trx)
  return rows.length === 0
}

/** What staff named, with commas between, in the church's own spelling; null where one is not there. */
async function findNamed(
  trx: TenantTrx,
  table: RawBuilder<unknown>,
  typed: Valores[string],
): Promise<{ id: number; nome: string }[] | null> {
  const names = String(typed ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) return []
  const { rows } = await sql<{
    id: number
    nome: string
  }>`select id, nome from ${table} where arquivado_em is null order by id`.execute(trx)
  const found = names.map((name) => rows.find(({ nome }) => fold(nome) === fold(name)))
  return found.every((one) => one !== undefined) ? [...new Set(found)] : null
}

const joined = (named: { nome: string }[]) =>
  named.length === 0 ? null : named.map(({ nome }) => nome).join(', ')
