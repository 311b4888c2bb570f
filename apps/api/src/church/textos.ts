import type { CallResult, churchCalls, TextoTipo } from '@atrio/contract'
import { sanitizeRichText } from '@atrio/rich-text'
import type { Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { Env } from '../env.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { idiomaOf } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { fillPadrao, padrao, type Fatos, type Idioma } from './textos-padrao.ts'

/** Whose text it is. */
type Igreja = { igreja: { id: number; nome: string } }
type Answer = CallResult<(typeof churchCalls)['getTexto']>

/**
 * A text of the church's, in its own words where it has some: those count on from the default versions that they
 * replace, and of the default those stay readable (Decision 97).
 * @throws AppError NOT_FOUND for a version that was never in force here
 */
export async function getTexto(
  { env }: { env: Env },
  trx: TenantTrx,
  { igreja, locale, tipo, versao }: Igreja & { locale: Locale; tipo: TextoTipo; versao: number | undefined },
): Promise<Answer> {
  const idioma = idiomaOf({ locale })
  const proprios = await listProprios(trx, { tipo, idioma })
  const first = proprios.at(-1)?.versao ?? Infinity
  const versoes = [
    ...proprios,
    ...padrao[tipo]
      .filter((one) => one.versao < first)
      .map((one) => ({ ...one, idioma, conteudo: null, mudancas: one.mudancas?.[idioma] ?? null }))
      .toReversed(),
  ]
  const found = versao === undefined ? versoes[0] : versoes.find((one) => one.versao === versao)
  if (!found) throw new AppError('NOT_FOUND')
  const conteudo =
    found.conteudo ??
    (await fillPadrao({ tipo, versao: found.versao, idioma }, await loadFatos({ env }, trx, { igreja })))
  return {
    texto: {
      ...found,
      tipo,
      conteudo: sanitizeRichText(conteudo) ?? '',
      flagProprio: found.conteudo !== null,
    },
    versoes,
  }
}

/** Of each version in force, or that was, the one in the reader's language, else in the church's. Newest first. */
async function listProprios(trx: TenantTrx, { tipo, idioma }: { tipo: TextoTipo; idioma: Idioma }) {
  const { rows } = await sql<{
    versao: number
    idioma: Idioma
    conteudo: string
    mudancas: string | null
    dataVigencia: Date
  }>`
    select distinct on (t.versao) t.versao, t.idioma, t.conteudo, t.mudancas, t.data_vigencia
    from igreja_texto t join igreja i on i.id = t.igreja_id
    where t.tipo = ${tipo} and t.data_vigencia <= now()
    order by t.versao desc, t.idioma = ${idioma} desc, t.idioma = i.idioma desc`.execute(trx)
  return rows.map((row) => ({ ...row, dataVigencia: row.dataVigencia.toISOString() }))
}

async function loadFatos(
  { env }: { env: Env },
  trx: TenantTrx,
  { igreja: { id, nome } }: Igreja,
): Promise<Fatos> {
  const { rows } = await sql<{ pais: string | null; modulos: string[]; gateways: number[] }>`
    select (select pais from cliente where igreja_id = ${id} order by id limit 1) as pais,
      array(select codigo from igreja_modulo) as modulos,
      array(select distinct id_gateway_pagamento from metodo_pagamento
        where flag_ativo and id_gateway_pagamento is not null order by 1) as gateways`.execute(trx)
  const { pais, modulos, gateways } = rows[0]!
  return { nome, pais: pais ?? 'BR', modulos, gateways, recaptcha: env.RECAPTCHA_SITE_KEY !== undefined }
}
