import type { accountCalls, CallInput, CallResult } from '@atrio/contract'
import { sql } from 'kysely'
import { PADRAO_EM_VIGOR } from '../aceites.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

type Answer = CallResult<(typeof accountCalls)['listAceites']>
type Idioma = Answer['aceites'][number]['idioma']

/** What a person accepted at this church, and what in force they are still to be asked about, once (Decision 97). */
export async function listAceites(
  trx: TenantTrx,
  { userId, idioma }: { userId: number; idioma: Idioma },
): Promise<Answer> {
  const rows = await trx
    .selectFrom('aceite')
    .where('userId', '=', userId)
    .select(['tipo', 'versao', 'idioma', 'origem', 'flagAceito', 'dataCadastro'])
    .orderBy('dataCadastro', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const { rows: emVigor } = await sql<{
    tipo: 'privacidade' | 'termos'
    versao: number
    dataVigencia: Date
    mudancas: string | null
    flagPedeAceite: boolean
  }>`
    select distinct on (t.tipo) t.tipo, t.versao, t.data_vigencia, t.mudancas, t.flag_pede_aceite
    from igreja_texto t join igreja i on i.id = t.igreja_id
    where t.tipo <> 'ajuda' and t.data_vigencia <= now()
    order by t.tipo, t.versao desc, t.idioma = ${idioma} desc, t.idioma = i.idioma desc`.execute(trx)
  const isAnswered = (one: { tipo: string; versao: number }) =>
    rows.some(({ tipo, versao }) => tipo === one.tipo && versao === one.versao)
  return {
    aceites: rows
      .filter(({ flagAceito }) => flagAceito)
      .map(({ dataCadastro, ...row }) => ({ ...row, data: dataCadastro.toISOString() })) as Answer['aceites'],
    pendentes: emVigor
      .filter((one) => one.flagPedeAceite && !isAnswered(one))
      .map(({ dataVigencia, ...one }) => ({ ...one, dataVigencia: dataVigencia.toISOString() })),
  }
}

/** @throws AppError NOT_FOUND for a version that is not in force, FORBIDDEN without an account at this church */
export async function saveAceite(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    idioma,
    tipo,
    versao,
    aceito,
  }: { igrejaId: number; userId: number; idioma: Idioma } & CallInput<
    (typeof accountCalls)['saveAceite']
  >['body'],
): Promise<void> {
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst()
  if (!usuario) throw new AppError('FORBIDDEN')
  const proprio = await trx
    .selectFrom('igrejaTexto')
    .where('tipo', '=', tipo)
    .where('dataVigencia', '<=', sql<Date>`now()`)
    .orderBy('versao', 'desc')
    .select('versao')
    .executeTakeFirst()
  if (versao !== (proprio?.versao ?? PADRAO_EM_VIGOR[tipo])) throw new AppError('NOT_FOUND')
  await trx
    .insertInto('aceite')
    .values({ userId, idioma, tipo, versao, origem: 'aviso', flagAceito: aceito })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'userId', 'tipo', 'versao'])
        // As the index says it: parameters would not be known to be its condition.
        .where(sql<boolean>`user_id is not null`)
        .doUpdateSet({ flagAceito: true, origem: 'aviso', dataCadastro: sql<Date>`now()` })
        .where('aceite.flagAceito', '=', false)
        .where(sql<boolean>`excluded.flag_aceito`),
    )
    .execute()
}
