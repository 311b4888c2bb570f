import type { CallInput, PlanosEquipe, subscriptionsStaffCalls } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { loadConfiguracao } from '../../payments/charge/methods.ts'
import { lastChange } from '../../http/stale.ts'
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
  const { moeda } = await loadConfiguracao(trx, { igrejaId })
  const rows = await trx
    .selectFrom('planoAssinatura')
    .select(['id', 'versao', 'nome', 'descricao', sql<boolean>`arquivado_em is null`.as('flagVendido')])
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
  const { versao = 0 } =
    (await trx.selectFrom('planoAssinaturaConfiguracao').select('versao').executeTakeFirst()) ?? {}
  return {
    versao: await lastChange(trx, { recurso: 'plano_assinatura' }),
    planos,
    configuracao: { ...(await getConfiguracao(trx)), versao },
    moeda,
  }
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

function toWire({ id, valor, taxaContratacao, meses }: PrecoRow) {
  return { id, valor: centsToWire(valor), taxaContratacao: centsToWire(taxaContratacao), meses }
}
