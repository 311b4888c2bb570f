import type { MetodoPagamentoCodigo } from '@atrio/contract'
import type { FeeRule } from '@atrio/rules'
import { sql } from 'kysely'
import type { MetodoOnline } from '../../adapters/payment/attempt.ts'
import type { Gateway } from '../../adapters/payment/gateway.ts'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { mainHost } from '../../http/origin.ts'

/** What a church has set about money, with what holds where it has set nothing. */
export interface PagamentoConfiguracao {
  /** Of the church's portal, where providers send the payer back to. */
  codigo: string
  host: string | null
  moeda: string
  fusoHorario: string
  nome: string
  cidade: string
  pais: string
  doacaoMinima: bigint
  doacaoMaxima: bigint
  parcelaMinima: bigint
  jurosMesPpm: number
  diasDinheiro: number
  diasBoleto: number
  razaoSocial: string | null
  documento: string | null
}

export interface Metodo {
  codigo: MetodoPagamentoCodigo
  nome: string
  idGatewayPagamento: number | null
  contaGateway: string | null
  taxa: FeeRule | null
  dados: { chave?: string; tipoChave?: string; instrucoes?: string }
}

/** Methods whose money comes without a gateway. */
export const OFFLINE = new Set<string>(['dinheiro', 'transferencia', 'pix_manual'])
/** Waits for an act outside the system, whoever carries it out: the payer confirms in an app of theirs (Spec §4). */
export const ACTS_OUTSIDE = new Set<string>([...OFFLINE, 'picpay'])
/** Spec §5. */
export const BRAZIL_ONLY = new Set<string>(['pix', 'boleto'])
/** Providers do not open these without the payer's CPF or CNPJ. */
export const WITH_DOCUMENT = new Set<string>(['pix', 'boleto', 'picpay'])

export async function loadConfiguracao(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<PagamentoConfiguracao> {
  const row = await trx
    .selectFrom('igreja')
    .leftJoin('cliente', 'cliente.igrejaId', 'igreja.id')
    .leftJoin('pagamentoConfiguracao as c', 'c.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select((eb) => ['igreja.codigo', mainHost(eb).as('host')])
    .select(['igreja.moeda', 'igreja.fusoHorario', 'igreja.nome', 'cliente.cidade', 'cliente.pais'])
    .select(['c.doacaoMinima', 'c.doacaoMaxima', 'c.parcelaMinima', 'c.jurosMesPpm', 'c.diasDinheiro'])
    .select(['c.diasBoleto', 'c.razaoSocial', 'c.documento'])
    .executeTakeFirstOrThrow()
  return {
    ...row,
    cidade: row.cidade ?? '',
    pais: row.pais ?? 'BR',
    doacaoMinima: row.doacaoMinima ?? 100n,
    doacaoMaxima: row.doacaoMaxima ?? 10_000_000n,
    parcelaMinima: row.parcelaMinima ?? 500n,
    jurosMesPpm: row.jurosMesPpm ?? 19_900,
    diasDinheiro: row.diasDinheiro ?? 3,
    diasBoleto: row.diasBoleto ?? 3,
  }
}

/** The methods that are on, in the church's order. */
export async function loadMetodos(trx: TenantTrx): Promise<Metodo[]> {
  return (await loadEveryMetodo(trx)).filter(({ flagAtivo }) => flagAtivo)
}

/** With those that are off: money that was paid by them still moves. */
export async function loadEveryMetodo(trx: TenantTrx): Promise<(Metodo & { flagAtivo: boolean })[]> {
  const rows = await trx
    .selectFrom('metodoPagamento')
    .selectAll()
    .orderBy('ordem')
    .orderBy(sql`codigo`)
    .execute()
  return rows.map((row) => ({
    codigo: row.codigo as MetodoPagamentoCodigo,
    nome: row.nome,
    flagAtivo: row.flagAtivo,
    idGatewayPagamento: row.idGatewayPagamento,
    contaGateway: row.contaGateway,
    taxa: row.taxaPpm === 0 && row.taxaFixa === 0n ? null : { ppm: row.taxaPpm, fixedCents: row.taxaFixa },
    dados: row.dados as Metodo['dados'],
  }))
}

/** The gateway that carries a method out; undefined for what needs none, or where it cannot now. */
export function gatewayOf(gateways: Gateways, metodo: Metodo, moeda: string): Gateway | undefined {
  if (OFFLINE.has(metodo.codigo) || metodo.idGatewayPagamento === null) return undefined
  const gateway = gateways.byId(metodo.idGatewayPagamento)
  const able = gateway?.capabilities()
  return able?.metodos.includes(metodo.codigo as MetodoOnline) && able.currencies.includes(moeda)
    ? gateway
    : undefined
}

/** Whether the method can be had at all: its gateway is there, or the church has said where the money goes. */
export function isSwitchedOn(gateways: Gateways, metodo: Metodo, moeda: string): boolean {
  if (metodo.codigo === 'pix_manual') return Boolean(metodo.dados.chave) && moeda === 'BRL'
  if (OFFLINE.has(metodo.codigo)) return true
  return gatewayOf(gateways, metodo, moeda) !== undefined
}
