import type { CultoConferido, RespostaLink } from '@atrio/contract'
import { bankHolidays, enderecoDaFonte } from '@atrio/rules'
import { sql } from 'kysely'
import { isKept } from '../../db/content.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mediaSize } from '../../media.ts'

/** The services of today and the six days after it by the church's clock. */
export async function listCultosConferidos(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<CultoConferido[]> {
  const { rows } = await sql<Omit<CultoConferido, 'flagFeriado'> & { pais: string }>`
    select d::text as data, to_char(coalesce(a.hora, culto.hora), 'HH24:MI') as hora, culto.id as "idCulto", culto.nome,
      coalesce(a.flag_cancelado, false) as "flagCancelado", a.hora is not null and a.hora <> culto.hora as "flagDiferente",
      case when t.id is not null then jsonb_build_object('id', t.id, 'flagLink', t.fonte is not null) end as transmissao,
      cliente.pais
    from culto join (select current_igreja_day() + n as d from generate_series(0, 6) n) days
      on extract(dow from d) = culto.dia_semana
    join cliente on cliente.igreja_id = culto.igreja_id
    left join culto_alteracao a on a.culto_id = culto.id and a.data = d
    left join transmissao t on t.culto_id = culto.id and t.data = d and not t.flag_cancelada
      and exists (select from igreja_modulo m where m.codigo = 'MOD_CULTO')
    where culto.igreja_id = ${igrejaId} and ${isKept('culto')}
    order by d, 2, culto.id limit 100`.execute(trx)
  return rows.map(({ pais, ...row }) => ({
    ...row,
    flagDiferente: row.flagDiferente ?? false,
    // The only country whose holidays are known here.
    flagFeriado: pais === 'BR' && bankHolidays(Number(row.data.slice(0, 4))).includes(row.data),
  }))
}

/** The link of a broadcast, as whoever watches would follow it. @throws AppError NOT_FOUND */
export async function findLink(trx: TenantTrx, { id }: { id: number }): Promise<string | null> {
  const row = await trx
    .selectFrom('transmissao')
    .where('id', '=', id)
    .select(['fonte', 'codigo', 'url'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const endereco = enderecoDaFonte(row)
  if (endereco === null || (row.fonte !== 'youtube' && row.fonte !== 'vimeo')) return endereco
  // Their pages answer for films that are gone, too; what is asked for a film to show elsewhere does not.
  const asks = { youtube: 'https://www.youtube.com/oembed', vimeo: 'https://vimeo.com/api/oembed.json' }
  return `${asks[row.fonte]}?${new URLSearchParams({ format: 'json', url: endereco }).toString()}`
}

/** Whether a link answers; what lies here needs no asking elsewhere, and no link is no answer. */
export async function checkLink(
  deps: Pick<Deps, 'engine' | 'env' | 'feeds' | 'storage'>,
  { igrejaId, link }: { igrejaId: number; link: string | null },
): Promise<RespostaLink> {
  if (link === null) return 'naoResponde'
  const own = deps.engine?.churchAt(link)
  // Before it begins nobody sends: that it takes pictures is all there is to know.
  if (own) return (await deps.engine?.isReady(own)) === null ? 'semResposta' : 'responde'
  const answers = link.startsWith('/')
    ? (await mediaSize(deps, igrejaId, link)) !== null
    : await deps.feeds.answers(link)
  if (answers === null) return 'semResposta'
  return answers ? 'responde' : 'naoResponde'
}
