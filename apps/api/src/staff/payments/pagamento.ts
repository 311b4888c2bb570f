import { metodoCodigos, type MetodoPagamentoCodigo, type PagamentoEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { loadConfiguracao } from '../../payments/charge/methods.ts'
import { lastChange } from '../../http/stale.ts'
import { carrierOf } from './carrier.ts'
import { listContas } from './contas.ts'

/** How the church is paid: what it has set, in its order, and after that what it could have. */
export async function getPagamento(
  { gateways }: { gateways: Gateways },
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<PagamentoEquipe> {
  const config = await loadConfiguracao(trx, { igrejaId })
  const { moeda, doacaoMinima, doacaoMaxima, parcelaMinima, jurosMesPpm } = config
  const { diasDinheiro, diasBoleto, razaoSocial, documento } = config
  const row = await trx.selectFrom('pagamentoConfiguracao').select('versao').executeTakeFirst()
  return {
    moeda,
    metodos: {
      versao: await lastChange(trx, { recurso: 'metodo_pagamento' }),
      lista: await listMetodos({ gateways }, trx, { moeda }),
    },
    regras: {
      versao: row?.versao ?? 0,
      doacaoMinima: Number(doacaoMinima),
      doacaoMaxima: Number(doacaoMaxima),
      parcelaMinima: Number(parcelaMinima),
      jurosMesPpm,
      diasDinheiro,
      diasBoleto,
      razaoSocial,
      documento,
    },
    contas: await listContas(trx, { gateways }),
    trocas: await listTrocas(trx),
  }
}

async function listMetodos(
  { gateways }: { gateways: Gateways },
  trx: TenantTrx,
  { moeda }: { moeda: string },
): Promise<PagamentoEquipe['metodos']['lista']> {
  const rows = await trx
    .selectFrom('metodoPagamento')
    .select(['codigo', 'flagAtivo', 'taxaPpm', 'taxaFixa', 'dados', 'idGatewayPagamento', 'contaGateway'])
    .orderBy('flagAtivo', 'desc')
    .orderBy('ordem')
    .orderBy(sql`codigo`)
    .execute()
  const known = rows.map(({ dados, taxaFixa, contaGateway, ...row }) => {
    const { chave = null, instrucoes = null } = dados as { chave?: string; instrucoes?: string }
    const codigo = row.codigo as MetodoPagamentoCodigo
    const carrier = carrierOf(gateways, { codigo, moeda, had: { ...row, contaGateway } })
    return {
      ...row,
      codigo,
      taxaFixa: Number(taxaFixa),
      chave,
      instrucoes,
      flagDisponivel: carrier !== undefined,
    }
  })
  const others = metodoCodigos
    .filter((codigo) => known.every((one) => one.codigo !== codigo))
    .map((codigo) => {
      const carrier = carrierOf(gateways, { codigo, moeda, had: null })
      return {
        codigo,
        flagAtivo: false,
        taxaPpm: 0,
        taxaFixa: 0,
        chave: null,
        instrucoes: null,
        idGatewayPagamento: carrier ?? null,
        flagDisponivel: carrier !== undefined,
      }
    })
  return [...known, ...others]
}

async function listTrocas(trx: TenantTrx): Promise<PagamentoEquipe['trocas']> {
  const { rows } = await sql<{ em: Date; quem: string | null; de: string | null; para: string | null }>`
    select a.data_cadastro as em, a.dados ->> 'de' as de, a.dados ->> 'para' as para,
      (select nullif(concat_ws(' ', u.nome, u.sobrenome), '') from usuario u
        where u.igreja_id = a.igreja_id and a.ator = 'user:' || u.user_id) as quem
    from auditoria a where a.acao = 'chavePixTrocada' order by a.seq desc limit 10`.execute(trx)
  return rows.map(({ em, ...row }) => ({ ...row, dataCadastro: em.toISOString() }))
}
