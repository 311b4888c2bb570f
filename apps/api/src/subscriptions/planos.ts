import type { CallResult, PlanoAssinatura, subscriptionsCalls } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'

type Calls = typeof subscriptionsCalls

/** As the church has set it; what it has not said is what the tables say. */
export async function getConfiguracao(
  trx: TenantTrx,
): Promise<CallResult<Calls['getPlanoAssinaturaConfiguracao']>> {
  const row = await trx
    .selectFrom('planoAssinaturaConfiguracao')
    .select(['tipoVisibilidadeConteudo', 'telas', 'diasTeste', 'carenciaDias'])
    .executeTakeFirst()
  const { tipoVisibilidadeConteudo = 'cadeado', telas = 2, diasTeste = 0, carenciaDias = 7 } = row ?? {}
  return {
    tipoVisibilidadeConteudo: tipoVisibilidadeConteudo as 'publico' | 'cadeado' | 'oculto',
    telas,
    diasTeste,
    carenciaDias,
  }
}

export async function listPlanos(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<PlanoAssinatura[]> {
  const { moeda } = await loadConfiguracao(trx, { igrejaId })
  const rows = await sold(trx).orderBy('ordem').orderBy('planoAssinatura.id').execute()
  return rows.map(({ id, nome, descricao, meses, valor, taxaContratacao }) => ({
    id,
    nome,
    descricao,
    meses,
    valor: centsToWire(valor),
    taxaContratacao: centsToWire(taxaContratacao),
    moeda,
  }))
}

export type PlanoVendido = NonNullable<Awaited<ReturnType<typeof findPlano>>>

/** A plan as it is sold now, in cents. */
export function findPlano(trx: TenantTrx, { id }: { id: number }) {
  return sold(trx).where('planoAssinatura.id', '=', id).executeTakeFirst()
}

/** Plans with the newest of their prices that has begun. */
function sold(trx: TenantTrx) {
  return trx
    .selectFrom('planoAssinatura')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('planoAssinaturaPreco')
          .whereRef('planoAssinaturaPreco.igrejaId', '=', 'planoAssinatura.igrejaId')
          .whereRef('planoAssinaturaPreco.planoId', '=', 'planoAssinatura.id')
          .where('vigenteEm', '<=', sql<Date>`now()`)
          .select(['planoAssinaturaPreco.id as precoId', 'valor', 'taxaContratacao', 'meses'])
          .orderBy('vigenteEm', 'desc')
          .orderBy('planoAssinaturaPreco.id', 'desc')
          .limit(1)
          .as('preco'),
      (join) => join.onTrue(),
    )
    .where(isKept('planoAssinatura'))
    .select(['planoAssinatura.id', 'nome', 'descricao', 'precoId', 'valor', 'taxaContratacao', 'meses'])
}
