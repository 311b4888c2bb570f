import type { Igreja } from '@atrio/contract'
import { readChurchHost } from '@atrio/rules'
import type { Deps } from '../deps.ts'
import { withTenant } from '../db/tenant.ts'
import { mainHost } from '../http/origin.ts'
import { toCliente } from './clientes.ts'

/** A church by its code; null when none has it. */
export function findIgrejaByCodigo(deps: Deps, codigo: string): Promise<Igreja | null> {
  return loadIgreja(deps, 'codigo', codigo.toLowerCase())
}

/** A church by a full host name, or by the code that one of our host names begins with (Spec §1). */
export async function findIgrejaByHostname(deps: Deps, hostname: string): Promise<Igreja | null> {
  const { codigo, host } = readChurchHost(hostname.toLowerCase().replace(/:\d+$/, ''), deps.env.hosts)
  if (codigo !== null) return loadIgreja(deps, 'codigo', codigo)
  const dominio = await deps.db
    .selectFrom('igrejaDominio')
    .where('host', '=', host)
    .select('igrejaId')
    .executeTakeFirst()
  return dominio ? loadIgreja(deps, 'id', dominio.igrejaId) : null
}

async function loadIgreja(deps: Deps, by: 'codigo' | 'id', value: string | number): Promise<Igreja | null> {
  const row = await deps.db
    .selectFrom('igreja')
    .innerJoin('organizacao', 'organizacao.id', 'igreja.organizacaoId')
    .where(`igreja.${by}`, '=', value as never)
    .selectAll('igreja')
    .select((eb) => ['organizacao.slug as slugOrganizacao', mainHost(eb).as('host')])
    .executeTakeFirst()
  if (!row) return null
  const clientes = await deps.db.selectFrom('cliente').where('igrejaId', '=', row.id).selectAll().execute()
  const camposCadastro = await withTenant(deps.db, { igrejaId: row.id }, (trx) =>
    trx.selectFrom('cadastroCampo').select(['campo', 'flagObrigatorio']).orderBy('ordem').execute(),
  )
  return {
    ...row,
    idioma: row.idioma as Igreja['idioma'],
    idiomas: row.idiomas as Igreja['idiomas'],
    imagens: row.imagens as Igreja['imagens'],
    dataCadastro: row.dataCadastro.toISOString(),
    camposCadastro: camposCadastro as Igreja['camposCadastro'],
    clientes: clientes.map(toCliente),
  }
}
