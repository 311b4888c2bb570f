import type { CampoImportacao } from '@atrio/contract'
import { CAMPOS_IMPORTACAO } from '@atrio/contract'
import { fold } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { guessCampos, take } from './guess-campos.ts'

type Campo = CampoImportacao | null

/** Of a church: whoever imports from ten programs has a tenth of it. */
const MOST = 500

/** What each column means: as the church said of its heading before, else as the heading says. */
export async function rememberedCampos(
  trx: TenantTrx,
  { igrejaId, titulos }: { igrejaId: number; titulos: readonly string[] },
): Promise<Campo[]> {
  const rows = await trx
    .selectFrom('importacaoMapa')
    .where('igrejaId', '=', igrejaId)
    .where('titulo', '=', sql<string>`any(${titulos.map(keyOf)}::text[])`)
    .select(['titulo', 'campo'])
    .execute()
  const said = new Map(rows.map(({ titulo, campo }) => [titulo, campo]))
  const taken = new Set<CampoImportacao>()
  const first = titulos.map((titulo): Campo | undefined => {
    const campo = said.get(keyOf(titulo))
    if (campo === undefined) return undefined
    if (!isCampo(campo) || taken.has(campo)) return null
    take(taken, campo)
    return campo
  })
  const guessed = guessCampos(titulos)
  return first.map((campo, index) => {
    if (typeof campo === 'string') return campo
    const guess = guessed[index] ?? null
    // Nobody comes without a name and an e-mail: a column that was left out once is not left out for them.
    if (guess === null || taken.has(guess) || (campo === null && !NEEDED.has(guess))) return null
    take(taken, guess)
    return guess
  })
}

const NEEDED: ReadonlySet<string> = new Set(['nome', 'nomeCompleto', 'email'])

/** For the next file with the same headings. */
export async function rememberCampos(
  trx: TenantTrx,
  { igrejaId, titulos, campos }: { igrejaId: number; titulos: readonly string[]; campos: readonly Campo[] },
): Promise<void> {
  const said = new Map(titulos.map((titulo, index) => [keyOf(titulo), campos[index] ?? '']))
  said.delete('')
  const rows = [...said].map(([titulo, campo]) => ({ titulo, campo }))
  await sql`insert into importacao_mapa (igreja_id, titulo, campo)
    select ${igrejaId}, titulo, campo from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(titulo text, campo text)
    on conflict (igreja_id, titulo) do update set campo = excluded.campo, em = now()`.execute(trx)
  await sql`delete from importacao_mapa where igreja_id = ${igrejaId} and titulo in (
    select titulo from importacao_mapa where igreja_id = ${igrejaId} order by em desc, titulo offset ${MOST})`.execute(
    trx,
  )
}

const keyOf = (titulo: string) => fold(titulo).trim().slice(0, 200)
const isCampo = (campo: string): campo is CampoImportacao =>
  (CAMPOS_IMPORTACAO as readonly string[]).includes(campo)
