import type { CallInput, subscriptionsStaffCalls } from '@atrio/contract'
import { centsToWire, PRICE_NOTICE_DAYS } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { lastChange, refuseStale } from '../../http/stale.ts'
import { getConfiguracao } from '../planos.ts'

type Body<Name extends keyof typeof subscriptionsStaffCalls> = CallInput<
  (typeof subscriptionsStaffCalls)[Name]
>['body']

/** @throws AppError NOT_FOUND, VERSION_CONFLICT */
export async function savePlano(
  trx: TenantTrx,
  { id, versao, nome, descricao, flagVendido }: Body<'savePlanoEquipe'> & { id: number },
): Promise<void> {
  const { arquivadoEm, ...now } = await lockPlano(trx, { id })
  await refuseStale(trx, {
    seen: versao,
    now: {
      recurso: 'plano_assinatura',
      registro: String(id),
      versao: now.versao,
      valores: { nome: now.nome, descricao: now.descricao, flagVendido: arquivadoEm === null },
    },
  })
  await trx
    .updateTable('planoAssinatura')
    .set({
      nome,
      descricao: descricao?.trim() || null,
      arquivadoEm: flagVendido ? null : sql<Date>`coalesce(arquivado_em, now())`,
    })
    .where('id', '=', id)
    .execute()
}

/** Those that are not named come after those that are. @throws AppError NOT_FOUND, VERSION_CONFLICT */
export async function saveOrdem(trx: TenantTrx, { versao, planos }: Body<'saveOrdemPlanos'>): Promise<void> {
  const rows = await trx
    .selectFrom('planoAssinatura')
    .select(['id', 'ordem'])
    .orderBy('ordem')
    .orderBy('id')
    .forUpdate()
    .execute()
  const all = rows.map(({ id }) => id)
  await refuseStale(trx, {
    seen: versao,
    now: {
      recurso: 'plano_assinatura',
      registro: null,
      versao: await lastChange(trx, { recurso: 'plano_assinatura' }),
      valores: { planos: all },
    },
  })
  if (planos.some((id) => !all.includes(id))) throw new AppError('NOT_FOUND')
  const order = [...new Set([...planos, ...all])]
  for (const { id, ordem } of rows) {
    const place = order.indexOf(id)
    if (place !== ordem)
      await trx.updateTable('planoAssinatura').set({ ordem: place }).where('id', '=', id).execute()
  }
}

/**
 * A version more; the same as now is none. Subscribers are looked at at once, which tells them; theirs it is 30 days after
 * that (Decision 240). @throws AppError NOT_FOUND, VERSION_CONFLICT
 */
export async function createPreco(
  trx: TenantTrx,
  { id, idPreco, valor, taxaContratacao }: Body<'createPrecoPlano'> & { id: number },
): Promise<void> {
  // Two who press at once make one.
  await lockPlano(trx, { id })
  const now = await trx
    .selectFrom('planoAssinaturaPreco')
    .where('planoId', '=', id)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (now.valor === BigInt(valor) && now.taxaContratacao === BigInt(taxaContratacao)) return
  await refuseStale(trx, {
    seen: idPreco,
    now: {
      recurso: 'plano_assinatura_preco',
      registro: String(now.id),
      versao: now.id,
      valores: { valor: centsToWire(now.valor), taxaContratacao: centsToWire(now.taxaContratacao) },
    },
  })
  await trx
    .insertInto('planoAssinaturaPreco')
    .values({
      planoId: id,
      valor: BigInt(valor),
      taxaContratacao: BigInt(taxaContratacao),
      meses: now.meses,
      vigenteAssinantes: sql<Date>`now() + make_interval(days => ${PRICE_NOTICE_DAYS})`,
    })
    .execute()
  await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({ cobrarEm: sql<Date>`now()` })
    .where('planoId', '=', id)
    .where('situacao', '=', 'ativa')
    .where('flagCancelarNoFim', '=', false)
    .execute()
}

/** @throws AppError VERSION_CONFLICT */
export async function saveConfiguracao(
  trx: TenantTrx,
  { versao, ...valores }: Body<'saveConfiguracaoAssinatura'>,
): Promise<void> {
  const now = await trx
    .selectFrom('planoAssinaturaConfiguracao')
    .select(['igrejaId', 'versao'])
    .forUpdate()
    .executeTakeFirst()
  await refuseStale(trx, {
    seen: versao,
    now: {
      recurso: 'plano_assinatura_configuracao',
      registro: null,
      versao: now?.versao ?? 0,
      valores: await getConfiguracao(trx),
    },
  })
  await trx
    .insertInto('planoAssinaturaConfiguracao')
    .values(valores)
    .onConflict((conflict) => conflict.column('igrejaId').doUpdateSet(valores))
    .execute()
}

/** @throws AppError NOT_FOUND */
async function lockPlano(trx: TenantTrx, { id }: { id: number }) {
  const plano = await trx
    .selectFrom('planoAssinatura')
    .where('id', '=', id)
    .select(['versao', 'nome', 'descricao', 'arquivadoEm'])
    .forUpdate()
    .executeTakeFirst()
  if (!plano) throw new AppError('NOT_FOUND')
  return plano
}
