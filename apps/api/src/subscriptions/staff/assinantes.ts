import type { AssinanteEquipe, CallInput, CallResult, subscriptionsStaffCalls } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql } from 'kysely'
import { readPage } from '../../db/pages.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { loadConfiguracao } from '../../payments/charge/methods.ts'

type Calls = typeof subscriptionsStaffCalls

/** Who has or had a plan, newest first. */
export async function listAssinantes(
  trx: TenantTrx,
  {
    igrejaId,
    busca = '',
    etapa,
    ...place
  }: CallInput<Calls['listAssinantesEquipe']>['query'] & { igrejaId: number },
): Promise<CallResult<Calls['listAssinantesEquipe']>> {
  const { moeda } = await loadConfiguracao(trx, { igrejaId })
  const words = busca.split(/\s+/).filter(Boolean).slice(0, 8)
  const like = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const ordered = assinantes(trx)
    .$if(etapa !== undefined, (query) => query.where('a.situacao', '=', etapa!))
    .$if(like.length > 0, (query) =>
      query.where(
        sql<boolean>`fold_text(u.nome || ' ' || u.sobrenome || ' ' || c.email)
          like all (select fold_text(w) from unnest(${like}::text[]) as w)`,
      ),
    )
    .orderBy('a.dataCadastro', 'desc')
    .orderBy('a.id', 'desc')
  const { rows, total } = await readPage(ordered, place)
  return { assinantes: rows.map((row) => toAssinante(row, moeda)), total }
}

/** @throws AppError NOT_FOUND */
export async function findAssinante(
  trx: TenantTrx,
  { igrejaId, codigo }: { igrejaId: number; codigo: string },
): Promise<CallResult<Calls['getAssinanteEquipe']>> {
  const { moeda } = await loadConfiguracao(trx, { igrejaId })
  const row = await assinantes(trx).where('a.codigo', '=', codigo.toUpperCase()).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const { rows } = await sql<{
    de: string
    ate: string
    situacao: CallResult<Calls['getAssinanteEquipe']>['cobrancas'][number]['situacao']
    pedido: string | null
    total: bigint | null
  }>`select t.de::text, t.ate::text, t.situacao, p.codigo as pedido, p.total
    from usuario_plano_assinatura_periodo t left join pedido p on p.id = t.pedido_id
    where t.assinatura_id = ${row.id} order by t.n desc limit 120`.execute(trx)
  return {
    assinante: toAssinante(row, moeda),
    cobrancas: rows.map(({ total, ...one }) => ({
      ...one,
      valor: total === null ? null : centsToWire(total),
    })),
  }
}

function assinantes(trx: TenantTrx) {
  return trx
    .selectFrom('usuarioPlanoAssinatura as a')
    .innerJoin('planoAssinatura as p', 'p.id', 'a.planoId')
    .innerJoin('planoAssinaturaPreco as v', 'v.id', 'a.precoId')
    .innerJoin('usuario as u', 'u.userId', 'a.userId')
    .innerJoin('user as c', 'c.id', 'a.userId')
    .select(['a.id', 'a.codigo', 'a.situacao', 'a.flagCancelarNoFim', 'a.pagoAte', 'a.acessoAte'])
    .select(['a.dataCadastro', 'u.nome', 'u.sobrenome', 'c.email', 'p.nome as plano', 'v.valor', 'v.meses'])
}

type Row = Awaited<ReturnType<ReturnType<typeof assinantes>['executeTakeFirstOrThrow']>>

function toAssinante(row: Row, moeda: string): AssinanteEquipe {
  const renews = ['ativa', 'em_atraso'].includes(row.situacao) && !row.flagCancelarNoFim
  return {
    codigo: row.codigo,
    nome: `${row.nome} ${row.sobrenome}`.trim(),
    email: row.email,
    plano: row.plano,
    etapa: row.situacao as AssinanteEquipe['etapa'],
    flagCancelarNoFim: row.flagCancelarNoFim,
    valor: centsToWire(row.valor),
    moeda,
    meses: row.meses,
    proximaCobranca: renews ? row.pagoAte : null,
    acessoAte: row.acessoAte?.toISOString() ?? null,
    dataAssinatura: row.dataCadastro.toISOString(),
  }
}
