import {
  allResources,
  hasRight,
  type ModuloCodigo,
  type MudancaEquipe,
  type Resource,
  type Standing,
} from '@atrio/contract'
import { sql } from 'kysely'
import { findNames } from './answer.ts'
import { findRow, type Row } from './row.ts'
import { camel, recursoOf } from './sql.ts'
import { asEquipeConteudo } from '../db/equipe-conteudo.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** What is older is found in each record's own history: a long-lived church is not looked through for a few lines. */
const DAYS = 30
/** Of so many changes the last one of each record is told, and of so many records. */
const LOOKED_AT = 400
const TOLD = 8

interface Change {
  recurso: string
  id: number
  versao: number
  acao: 'criacao' | 'alteracao'
  campos: string[]
  /** It stood in the archive before. */
  arquivado: boolean
  dataCadastro: Date
  userId: number
}

/** What people changed last of what somebody may write, one line for each record; nothing of modules that are off. */
export async function listMudancas(
  trx: TenantTrx,
  {
    igrejaId,
    roles,
    modulos,
  }: { igrejaId: number; roles: readonly Standing[]; modulos: ReadonlySet<ModuloCodigo> },
): Promise<MudancaEquipe[]> {
  const own = allResources.filter(
    ({ area, modulo }) =>
      hasRight(roles, { area, may: 'change' }) && (modulo === null || modulos.has(modulo)),
  )
  if (own.length === 0) return []
  const found = await asEquipeConteudo(trx, async () => {
    const rows: { change: Change; resource: Resource; row: Row }[] = []
    for (const change of await lastChanges(trx, own.map(recursoOf))) {
      const resource = own.find((one) => recursoOf(one) === change.recurso)!
      const row = await findRow(trx, { resource, id: change.id })
      if (row) rows.push({ change, resource, row })
    }
    return rows
  })
  const names = await findNames(trx, { igrejaId, userIds: found.map(({ change }) => change.userId) })
  return found.map(({ change, resource, row }) => ({
    recurso: resource.nome,
    id: change.id,
    versao: change.versao,
    titulo: String(row.valores[resource.listed[0]!] ?? '').trim(),
    acao: change.campos.includes('arquivado_em')
      ? change.arquivado
        ? 'retorno'
        : 'arquivamento'
      : change.acao,
    campos: change.campos.map(camel),
    em: change.dataCadastro.toISOString(),
    por: names.get(change.userId) ?? null,
    volta: hasRight(roles, { area: resource.area, may: 'publish' }) ? wayBack(change, resource, row) : null,
  }))
}

async function lastChanges(trx: TenantTrx, recursos: readonly string[]): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select recurso, registro_id::int as id, versao, acao, campos, data_cadastro, user_id,
      coalesce(antes ->> 'arquivado_em', '') <> '' as arquivado from (
      select distinct on (recurso, registro_id) * from (
        select * from revisao where recurso = any(${recursos}) and acao <> 'exclusao' and user_id is not null
          and data_cadastro > now() - make_interval(days => ${DAYS})
          -- A list that was put in order is no change of each of its lines.
          and campos <> '{ordem}' order by data_cadastro desc, id desc limit ${LOOKED_AT}) as recent
      order by recurso, registro_id, id desc) as last
    order by last.id desc limit ${TOLD}`.execute(trx)
  return rows
}

/** Nothing is taken back over what somebody did since. */
function wayBack({ versao, acao, campos }: Change, { fields }: Resource, row: Row): MudancaEquipe['volta'] {
  if (row.versao !== versao) return null
  const isArchived = row.situacao === 'arquivado'
  if (campos.includes('arquivado_em')) return isArchived ? 'desarquivar' : 'arquivar'
  if (acao === 'criacao') return isArchived ? null : 'arquivar'
  return campos.some((campo) => camel(campo) in fields) ? 'restaurar' : null
}
