import { sql } from 'kysely'
import type { Idioma } from './church/textos-padrao.ts'
import type { TenantTrx } from './db/tenant.ts'

/** The default text that counts at a church without words of its own. */
export const PADRAO_EM_VIGOR = { privacidade: 1, termos: 1, ajuda: 1 } as const

type Aceite = {
  igrejaId: number
  idioma: Idioma
  /** Asked for by the account, or by the order of who has none. */
  userId: number | null
  pedidoId: number | null
  origem: 'cadastro' | 'compra' | 'doacao'
}

/**
 * Writes down that somebody accepted what is in force now, privacy and terms: inside the transaction of the act that
 * says so, so that there is none without it (Decision 97). What an account accepted before keeps its moment.
 */
export async function saveAceites(
  trx: TenantTrx,
  { igrejaId, userId, pedidoId, idioma, origem }: Aceite,
): Promise<void> {
  await sql`
    insert into aceite (igreja_id, user_id, pedido_id, tipo, versao, idioma, origem)
    select ${igrejaId}, ${userId}, ${pedidoId}, padrao.tipo, coalesce(proprio.versao, padrao.versao),
      coalesce(proprio.idioma, ${idioma}), ${origem}
    from (values ('privacidade', ${PADRAO_EM_VIGOR.privacidade}::smallint),
      ('termos', ${PADRAO_EM_VIGOR.termos}::smallint)) as padrao (tipo, versao)
    left join lateral (
      select t.versao, t.idioma from igreja_texto t join igreja i on i.id = t.igreja_id
      where t.igreja_id = ${igrejaId} and t.tipo = padrao.tipo and t.data_vigencia <= now()
      order by t.versao desc, t.idioma = ${idioma} desc, t.idioma = i.idioma desc limit 1
    ) as proprio on true
    on conflict (igreja_id, user_id, tipo, versao) where user_id is not null
      do update set flag_aceito = true, idioma = excluded.idioma, origem = excluded.origem,
        pedido_id = excluded.pedido_id, data_cadastro = now()
      where not aceite.flag_aceito`.execute(trx)
}
