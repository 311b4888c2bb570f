import type { Registro } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Mudanca } from './mudanca.ts'
import type { Draft, Row } from './row.ts'

/** Names of accounts at the church, by number; asked for with the application's own rights. */
export async function findNames(
  trx: TenantTrx,
  { igrejaId, userIds }: { igrejaId: number; userIds: readonly (number | null)[] },
): Promise<Map<number, string>> {
  const wanted = [...new Set(userIds.filter((one) => one !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', 'in', wanted)
    .select(['userId', 'nome', 'sobrenome'])
    .execute()
  return new Map(
    rows.map(({ userId, nome, sobrenome }) => [userId, [nome, sobrenome].filter(Boolean).join(' ')]),
  )
}

/** A record as staff see it. */
export async function toRegistro(
  ctx: Context,
  trx: TenantTrx,
  { id, row, drafts, mudanca }: { id: number; row: Row | null; drafts: Draft[]; mudanca: Mudanca | null },
): Promise<Registro> {
  const { userId: me } = requireAuth(ctx)
  const userIds = [row?.userId ?? null, mudanca?.userId ?? null, ...drafts.map(({ userId }) => userId)]
  const names = await findNames(trx, { igrejaId: requireIgreja(ctx).id, userIds })
  const nameOf = (userId: number | null) => (userId === null ? null : (names.get(userId) ?? null))
  const own = drafts.find(({ userId }) => userId === me) ?? (row ? undefined : drafts[0])
  return {
    id,
    versao: row?.versao ?? 0,
    situacao: row?.situacao ?? 'rascunho',
    publicarEm: row?.publicarEm?.toISOString() ?? null,
    retirarEm: row?.retirarEm?.toISOString() ?? null,
    alteradoEm: (row?.alteradoEm ?? own?.dataAlteracao)?.toISOString() ?? null,
    alteradoPor: nameOf(row ? row.userId : (own?.userId ?? null)),
    valores: row?.valores ?? null,
    rascunho: own
      ? {
          valores: own.valores,
          versaoBase: own.versaoBase,
          alteradoEm: own.dataAlteracao.toISOString(),
          alteradoPor: nameOf(own.userId),
          flagMeu: own.userId === me,
        }
      : null,
    outros: drafts.filter(({ userId }) => userId !== me).flatMap(({ userId }) => nameOf(userId) ?? []),
    apagaEm: row?.apagaEm?.toISOString() ?? null,
    mudancaAgendada: mudanca && {
      publicarEm: mudanca.publicarEm.toISOString(),
      valores: mudanca.valores,
      versaoBase: mudanca.versaoBase,
      agendadaEm: mudanca.dataCadastro.toISOString(),
      agendadaPor: nameOf(mudanca.userId),
      ...(mudanca.flagRetirada && { retirarEm: mudanca.retirarEm?.toISOString() ?? null }),
      falha: mudanca.falha,
    },
  }
}
