import type { CallResult, churchCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept, isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

type Calls = typeof churchCalls

/** What a church publishes about itself, each list in the order that the church gave it. */

export async function listModulos(trx: TenantTrx): Promise<CallResult<Calls['listModulos']>> {
  const modulos = await trx.selectFrom('igrejaModulo').select(['codigo', 'nome']).orderBy('ordem').execute()
  const { rows } = await sql<{ tipo: string }>`
    select tipo from (values
      ('video', exists (select from video where ${isShown('video')})),
      ('louvor', exists (select from louvor where ${isShown('louvor')})),
      ('podcast', exists (select from podcast where ${isShown('podcast')})),
      ('ministerio', exists (select from ministerio where ${isShown('ministerio')})),
      ('transmissao', exists (select from transmissao))) as conteudo (tipo, ha)
    where not ha`.execute(trx)
  return { modulos, semConteudo: rows.map(({ tipo }) => tipo) } as CallResult<Calls['listModulos']>
}

export async function listMetodosPagamento(
  trx: TenantTrx,
): Promise<CallResult<Calls['listMetodosPagamento']>> {
  const metodosPagamento = await trx
    .selectFrom('metodoPagamento')
    .where('flagAtivo', '=', true)
    .select(['codigo', 'nome', 'idGatewayPagamento'])
    .orderBy('ordem')
    .execute()
  return { metodosPagamento } as CallResult<Calls['listMetodosPagamento']>
}

export async function listIgrejaAppMenu(trx: TenantTrx): Promise<CallResult<Calls['listIgrejaAppMenu']>> {
  const igrejaAppMenu = await trx
    .selectFrom('igrejaAppMenu')
    .where(isKept('igrejaAppMenu'))
    .select(['id', 'titulo', 'icone', 'url'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return { igrejaAppMenu }
}

/** The banners whose time is now. */
export async function listBanners(trx: TenantTrx): Promise<CallResult<Calls['listBanners']>> {
  const rows = await trx
    .selectFrom('banner')
    .where(isShown('banner'))
    .select(['id', 'titulo', 'descricao', 'imagem', 'imagemAlt', 'url', 'textoBotao'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return {
    banners: rows.map(({ imagem, imagemAlt, ...banner }) => ({
      ...banner,
      imagem: imagem === null ? null : { url: imagem, alt: imagemAlt ?? '' },
    })),
  }
}

export async function listCongregacoes(trx: TenantTrx): Promise<CallResult<Calls['listCongregacoes']>> {
  const congregacoes = await trx
    .selectFrom('congregacao')
    .where(isKept('congregacao'))
    .select(['id', 'nome', 'cidade', 'bairro', 'rua', 'numero', 'horarios', 'latitude', 'longitude'])
    .orderBy('nome')
    .execute()
  return { congregacoes }
}

/** All reasons, or those that are (or are not) for gifts. */
export async function listPagamentoMotivos(
  trx: TenantTrx,
  { doacao }: { doacao: boolean | undefined },
): Promise<CallResult<Calls['listPagamentoMotivos']>> {
  const pagamentoMotivos = await trx
    .selectFrom('pagamentoMotivo')
    .where(isKept('pagamentoMotivo'))
    .$if(doacao !== undefined, (query) => query.where('flagDoacao', '=', doacao!))
    .select(['id', 'nome', 'descricao', 'flagDoacao', 'flagRecorrencia'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return { pagamentoMotivos }
}
