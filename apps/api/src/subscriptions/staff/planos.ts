import type { CallInput, PlanosEquipe, subscriptionsStaffCalls } from '@atrio/contract'
import { centsToWire, PRICE_NOTICE_DAYS } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { loadConfiguracao } from '../../payments/charge/methods.ts'
import { getConfiguracao } from '../planos.ts'

type Body<Name extends keyof typeof subscriptionsStaffCalls> = CallInput<
  (typeof subscriptionsStaffCalls)[Name]
>['body']
type PrecoRow = { id: number; valor: bigint; taxaContratacao: bigint; meses: number }

/** All plans, those that are sold first. */
export async function listPlanosEquipe(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<PlanosEquipe> {
  const { moeda } = await loadConfiguracao(trx, igrejaId)
  const rows = await trx
    .selectFrom('planoAssinatura')
    .select(['id', 'nome', 'descricao', sql<boolean>`arquivado_em is null`.as('flagVendido')])
    .select((eb) =>
      eb
        .selectFrom('usuarioPlanoAssinatura as a')
        .whereRef('a.planoId', '=', 'planoAssinatura.id')
        .where('a.acessoAte', '>=', sql<Date>`now()`)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('assinantes'),
    )
    .orderBy('flagVendido', 'desc')
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const precos = await trx
    .selectFrom('planoAssinaturaPreco')
    .selectAll()
    .orderBy('vigenteEm', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const planos = rows.map(({ assinantes, ...plano }) => {
    const own = precos.filter(({ planoId }) => planoId === plano.id)
    return {
      ...plano,
      ...toWire(own[0]!),
      id: plano.id,
      moeda,
      assinantes: Number(assinantes),
      precos: own.map(({ vigenteEm, vigenteAssinantes, ...preco }) => ({
        ...toWire(preco),
        vigenteEm: vigenteEm.toISOString(),
        vigenteAssinantes: vigenteAssinantes.toISOString(),
      })),
    }
  })
  return { planos, configuracao: await getConfiguracao(trx), moeda }
}

export async function createPlano(
  trx: TenantTrx,
  { nome, descricao, valor, taxaContratacao, meses }: Body<'createPlanoEquipe'>,
): Promise<void> {
  const { id: planoId } = await trx
    .insertInto('planoAssinatura')
    .values({
      nome,
      descricao: descricao?.trim() || null,
      ordem: sql<number>`(select coalesce(max(ordem), 0) + 1 from plano_assinatura)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('planoAssinaturaPreco')
    .values({ planoId, valor: BigInt(valor), taxaContratacao: BigInt(taxaContratacao), meses })
    .execute()
}

/** @throws AppError NOT_FOUND */
export async function savePlano(
  trx: TenantTrx,
  { id, nome, descricao, flagVendido }: Body<'savePlanoEquipe'> & { id: number },
): Promise<void> {
  const saved = await trx
    .updateTable('planoAssinatura')
    .set({
      nome,
      descricao: descricao?.trim() || null,
      arquivadoEm: flagVendido ? null : sql<Date>`coalesce(arquivado_em, now())`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw new AppError('NOT_FOUND')
}

/**
 * A version more; the same as now is none. Subscribers are looked at at once, which tells them; theirs it is 30 days after
 * that (Decision 240). @throws AppError NOT_FOUND
 */
export async function createPreco(
  trx: TenantTrx,
  { id, valor, taxaContratacao }: Body<'createPrecoPlano'> & { id: number },
): Promise<void> {
  // Two who press at once make one.
  const plano = await trx
    .selectFrom('planoAssinatura')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!plano) throw new AppError('NOT_FOUND')
  const now = await trx
    .selectFrom('planoAssinaturaPreco')
    .where('planoId', '=', id)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (now.valor === BigInt(valor) && now.taxaContratacao === BigInt(taxaContratacao)) return
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

export async function saveConfiguracao(
  trx: TenantTrx,
  valores: Body<'saveConfiguracaoAssinatura'>,
): Promise<void> {
  await trx
    .insertInto('planoAssinaturaConfiguracao')
    .values(valores)
    .onConflict((conflict) => conflict.column('igrejaId').doUpdateSet(valores))
    .execute()
}

function toWire({ id, valor, taxaContratacao, meses }: PrecoRow) {
  return { id, valor: centsToWire(valor), taxaContratacao: centsToWire(taxaContratacao), meses }
}
