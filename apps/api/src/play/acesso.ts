import { sql, type RawBuilder } from 'kysely'
import { listPlanosAtivos } from '../assinatura-ativa.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** What opens Play for somebody: the plans that they have now, and what who has none sees of the rest. */
export interface Acesso {
  visibilidade: 'publico' | 'cadeado' | 'oculto'
  planoIds: number[]
  /** Screens that play at once for one person. */
  telas: number
}

/** @param userId nobody sees what who has no plan sees */
export async function findAcesso(
  trx: TenantTrx,
  { userId }: { userId: number | undefined },
): Promise<Acesso> {
  const active = await listPlanosAtivos(trx, { userId: userId ?? null })
  const church = await trx
    .selectFrom('planoAssinaturaConfiguracao')
    .select(['tipoVisibilidadeConteudo', 'telas'])
    .executeTakeFirst()
  return {
    visibilidade: (church?.tipoVisibilidadeConteudo ?? 'cadeado') as Acesso['visibilidade'],
    telas: church?.telas ?? 2,
    planoIds: [...active],
  }
}

/** Whether a film opens: it is for everybody, or in a plan that the person has. */
export function isOpen(
  { acesso, planoIds }: { acesso: string; planoIds: number[] },
  { planoIds: owned }: Pick<Acesso, 'planoIds'>,
): boolean {
  if (acesso === 'gratis') return true
  return planoIds.length === 0 ? owned.length > 0 : planoIds.some((plano) => owned.includes(plano))
}

/** The same as a condition on rows, of which a church may hide what does not open. */
export function isListedFor({ visibilidade, planoIds }: Acesso): RawBuilder<boolean> {
  if (visibilidade !== 'oculto') return sql<boolean>`true`
  return sql<boolean>`(${column('acesso')} = 'gratis' or ${column('planoIds')} && ${planoIds}::int[]
    or (${column('planoIds')} = '{}' and ${planoIds.length > 0}))`
}

const column = (name: string) => sql.ref(`planoAssinaturaConteudo.${name}`)
