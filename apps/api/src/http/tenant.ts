import type { ModuloCodigo } from '@atrio/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/client.ts'
import { withTenantOnce } from '../db/tenant.ts'
import type { IgrejaChanges } from '../changes.ts'

/** The church that a host name stands for. */
export interface TenantIgreja {
  id: number
  codigo: string
  slug: string
  nome: string
  idioma: string
  flagAtivo: boolean
  /** What it has enabled. */
  modulos: ReadonlySet<ModuloCodigo>
}

export interface TenantDirectory {
  /** The church of a host name without port; null when there is none. */
  findByHost: (host: string) => Promise<TenantIgreja | null>
}

/**
 * Spec §1: a host that contains the product's marker begins with a church's code; any other is looked up whole.
 * Answers are remembered, the absent ones too (an attacker may try any name), until the church changes.
 */
export function createTenantDirectory(db: Database, changes: IgrejaChanges, marker: string): TenantDirectory {
  const cache = new LRUCache<string, { igreja: TenantIgreja | null }>({ max: 20_000, ttl: 60_000 })
  let change = 0
  changes.subscribe((igrejaId) => {
    change += 1
    for (const [host, entry] of cache.entries()) {
      if (igrejaId === '*' || !entry.igreja || entry.igreja.id === igrejaId) cache.delete(host)
    }
  })
  return {
    async findByHost(host) {
      const known = cache.get(host)
      if (known) return known.igreja
      const before = change
      const igreja = await loadByHost(db, host, marker)
      // What was read while something changed may already be old.
      if (change === before) cache.set(host, { igreja })
      return igreja
    },
  }
}

/** The code in a host of ours, else null: then the whole host is what a church is looked up by. */
export function codigoFromHost(host: string, marker: string): string | null {
  return host.includes(marker) ? host.slice(0, host.indexOf('.')) : null
}

async function loadByHost(db: Database, host: string, marker: string): Promise<TenantIgreja | null> {
  const codigo = codigoFromHost(host, marker)
  const columns = ['igreja.id', 'codigo', 'slug', 'nome', 'idioma', 'flagAtivo'] as const
  const row =
    codigo === null
      ? await db
          .selectFrom('igreja')
          .innerJoin('igrejaDominio', 'igrejaDominio.igrejaId', 'igreja.id')
          .where('host', '=', host)
          .select(columns)
          .executeTakeFirst()
      : await db.selectFrom('igreja').where('codigo', '=', codigo).select(columns).executeTakeFirst()
  return row ? { ...row, modulos: await loadModulos(db, row.id) } : null
}

function loadModulos(db: Database, igrejaId: number): Promise<Set<ModuloCodigo>> {
  return withTenantOnce(db, { igrejaId }, async (trx) => {
    const rows = await trx.selectFrom('igrejaModulo').select('codigo').execute()
    return new Set(rows.map(({ codigo }) => codigo as ModuloCodigo))
  })
}
