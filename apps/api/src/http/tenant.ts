import type { ModuloCodigo } from '@atrio/contract'
import { readChurchHost, type ChurchHost, type PortalHosts } from '@atrio/rules'
import type { Database } from '../db/client.ts'
import { withTenantOnce } from '../db/tenant.ts'
import type { IgrejaChanges } from '../changes.ts'
import { createKept } from './kept.ts'

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
  /** The church of a slug, for the staff's site, whose host is no church's. */
  findBySlug: (slug: string) => Promise<TenantIgreja | null>
  findById: (id: number) => Promise<TenantIgreja | null>
}

/**
 * Answers are remembered until the church changes. The absent ones are too, but apart: anyone may try any name, and
 * must push out no church.
 */
export function createTenantDirectory(
  db: Database,
  changes: IgrejaChanges,
  hosts: PortalHosts,
): TenantDirectory {
  const churches = createKept<TenantIgreja>({ maxBytes: 32 * MB, lifeMs: 60_000 })
  const absent = createKept<Absent>({ maxBytes: MB, lifeMs: 60_000 })
  // Whoever comes meanwhile waits for the same answer: all who are in a service ask anew in the same second.
  const loading = new Map<string, Promise<TenantIgreja | null>>()
  let change = 0
  changes.subscribe((igrejaId) => {
    change += 1
    absent.clear()
    loading.clear()
    for (const [host, igreja] of churches.entries()) {
      if (igrejaId === '*' || igreja.id === igrejaId) churches.delete(host)
    }
  })
  const find = async (key: string, load: () => Promise<TenantIgreja | null>) => {
    const known = churches.get(key)
    if (known) return known
    if (absent.has(key)) return null
    const underWay = loading.get(key)
    if (underWay) return underWay
    const begun = read(key, load).finally(() => {
      if (loading.get(key) === begun) loading.delete(key)
    })
    loading.set(key, begun)
    return begun
  }
  const read = async (key: string, load: () => Promise<TenantIgreja | null>) => {
    const before = change
    const igreja = await load()
    // What was read while something changed may already be old.
    if (change === before) {
      if (igreja) churches.set(key, igreja)
      else absent.set(key, {})
    }
    return igreja
  }
  return {
    findByHost(given) {
      const asked = readChurchHost(given, hosts)
      return find(asked.host, () => loadByHost(db, asked))
    },
    // No host name has a slash.
    findBySlug: (slug) => find(`slug/${slug}`, () => loadBy(db, 'slug', slug)),
    findById: (id) => find(`id/${id}`, () => loadBy(db, 'id', id)),
  }
}

const MB = 1024 * 1024
type Absent = Record<string, never>

const columns = ['igreja.id', 'codigo', 'slug', 'nome', 'idioma', 'flagAtivo'] as const

async function loadBy(
  db: Database,
  key: 'slug' | 'id',
  value: string | number,
): Promise<TenantIgreja | null> {
  const row = await db.selectFrom('igreja').where(key, '=', value).select(columns).executeTakeFirst()
  return row ? { ...row, modulos: await loadModulos(db, row.id) } : null
}

async function loadByHost(db: Database, { codigo, host }: ChurchHost): Promise<TenantIgreja | null> {
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
