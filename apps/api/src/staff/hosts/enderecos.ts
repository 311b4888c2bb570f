import type { AchadoDns, EnderecosIgreja, RegistroDns } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Env } from '../../env.ts'

/** More than any church has. */
export const MAX_HOSTS = 10

/** What was found of one kind of record. */
export interface Achado {
  achado: AchadoDns
  encontrado: string | null
}
export type Achados = Partial<Record<RegistroDns['tipo'], Achado>>

interface Row {
  host: string
  flagAtivo: boolean
  flagPrincipal: boolean
  conferidoEm: Date | null
  achados: Achados
}

/** A bare name or an address is an operator's, for a machine of theirs: it is no church's to look after. */
export const isName = sql`host ~ '\\.[a-z]'`

/** The names that a church has, and those that it asks for. */
export async function listEnderecos(
  { hosts }: Pick<Env, 'hosts'>,
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<EnderecosIgreja> {
  const { codigo } = await trx
    .selectFrom('igreja')
    .where('id', '=', igrejaId)
    .select('codigo')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Row>`
    select host, d.host is not null as "flagAtivo", coalesce(d.flag_principal, false) as "flagPrincipal",
      e.conferido_em as "conferidoEm", coalesce(e.achados, '{}') as achados
    from (select host, flag_principal from igreja_dominio where igreja_id = ${igrejaId} and ${isName}) d
      full join (select host, conferido_em, achados from igreja_endereco where igreja_id = ${igrejaId}) e using (host)
    order by 3 desc, 2 desc, host`.execute(trx)
  const plataforma = `${codigo}.${hosts.platformHost}`
  return {
    plataforma,
    maximo: MAX_HOSTS,
    lista: rows.map(({ achados, conferidoEm, ...row }) => ({
      ...row,
      conferidoEm: conferidoEm?.toISOString() ?? null,
      registros: recordsOf({ host: row.host, codigo, plataforma }).map((registro) => ({
        ...registro,
        ...(achados[registro.tipo] ?? { achado: 'desconhecido', encontrado: null }),
      })),
    })),
  }
}

/** What the directory has to say of a name: that it leads here, and, where it cannot say that, whose it is. */
export function recordsOf({ host, codigo, plataforma }: Record<'host' | 'codigo' | 'plataforma', string>) {
  return [
    { tipo: 'CNAME', nome: host, valor: plataforma },
    { tipo: 'TXT', nome: `_atrio.${host}`, valor: `atrio=${codigo}` },
  ] as const
}
