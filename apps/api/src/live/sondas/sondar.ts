import { estadoTransmissao } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { Agenda } from '../../jobs/agenda.ts'
import { tellSala } from '../mesa.ts'
import { salaOf } from '../sala-of.ts'
import { listedColumns, toListada, transmissoesWithSigns } from '../transmissao-rows.ts'
import { ouvir, type Origem, type Ouvido } from './ouvir.ts'

type SondaDeps = Pick<Deps, 'db' | 'engine' | 'env' | 'feeds' | 'limits'>

const EVERY_SECONDS = 20
/** That something is there is soon known. */
const EXISTS_SECONDS = 300
/** A signal lasts three minutes: it is said again before, wherever a page would show another state without it. */
const SAY_AGAIN_MS = 100_000
const AHEAD_MS = 60_000

/** Broadcasts that are to be looked at, one process at a time (Decisions 109, 223). */
export const sondasAgenda: Agenda<SondaDeps> = {
  transmissao_sonda: async (deps, { igrejaId, referencia }) => {
    const id = Number(referencia)
    const origem = await withTenant(deps.db, { igrejaId }, (trx) => readOrigem(trx, { id }))
    if (!origem) return
    const ouvido = deps.env.LIVE_PROBES ? await ouvir(deps, origem) : null
    await withTenant(deps.db, { igrejaId }, async (trx) => {
      if (ouvido && (await isStill(trx, { id, origem }))) await keepOuvido(trx, { id, ouvido })
      const seconds = ouvido?.isTelling ? EVERY_SECONDS : EXISTS_SECONDS
      await sql`select put_transmissao_sonda(current_igreja(), ${id}::int, now() + make_interval(secs => ${seconds}))`.execute(
        trx,
      )
    })
  },
}

async function readOrigem(trx: TenantTrx, { id }: { id: number }): Promise<Origem | undefined> {
  const row = await trx
    .selectFrom('transmissao')
    .leftJoin('transmissaoSinal as s', 's.transmissaoId', 'transmissao.id')
    .where('transmissao.id', '=', id)
    .select(['fonte', 'codigo', 'url', 's.sequencia', 's.sequenciaEm'])
    .executeTakeFirst()
  return row && { ...row, sequencia: row.sequencia === null ? null : Number(row.sequencia) }
}

/** Staff may have given another link while it was looked at. */
async function isStill(trx: TenantTrx, { id, origem }: { id: number; origem: Origem }): Promise<boolean> {
  const { rows } = await sql`select from transmissao where id = ${id}::int
    and (fonte, codigo, url) is not distinct from (${origem.fonte}::text, ${origem.codigo}::text, ${origem.url}::text)
    for update`.execute(trx)
  return rows.length > 0
}

/** What says nothing of the broadcast leaves its signal as it is. */
async function keepOuvido(
  trx: TenantTrx,
  { id, ouvido: { sonda, sinal, sequencia } }: { id: number; ouvido: Ouvido },
): Promise<void> {
  const before = await find(trx, { id })
  await sql`insert into transmissao_sinal as s (transmissao_id, sonda, sonda_em, sequencia, sequencia_em)
    values (${id}::int, ${sonda}, now(), ${sequencia ?? null}::bigint, ${sequencia === undefined ? null : sql`now()`})
    on conflict (igreja_id, transmissao_id) do update set sonda = excluded.sonda, sonda_em = excluded.sonda_em,
      sequencia = coalesce(excluded.sequencia, s.sequencia),
      sequencia_em = case when excluded.sequencia is distinct from s.sequencia
        then coalesce(excluded.sequencia_em, s.sequencia_em) else s.sequencia_em end`.execute(trx)
  if (sinal === null) return
  if (!isToBeSaid(before, sinal)) {
    // Pages are dropped by a statement that names the signal: this one says no more than that it is still so.
    await sql`update transmissao_sinal set em = now() where transmissao_id = ${id}::int`.execute(trx)
    return
  }
  await sql`update transmissao_sinal set sinal = ${sinal}, em = now(), dita_em = now()
    where transmissao_id = ${id}::int`.execute(trx)
  if (sinal === 'no_ar') await keepOpen(trx, { id })
  await tellSala(trx, { id })
}

type Found = Awaited<ReturnType<typeof find>>

async function find(trx: TenantTrx, { id }: { id: number }) {
  const row = await transmissoesWithSigns(trx)
    .where('transmissao.id', '=', id)
    .select(listedColumns)
    .select('transmissaoSinal.ditaEm')
    .executeTakeFirstOrThrow()
  return { transmissao: toListada(row), ditaEm: row.ditaEm }
}

function isToBeSaid({ transmissao, ditaEm }: Found, sinal: NonNullable<Ouvido['sinal']>): boolean {
  const now = Date.now()
  if (transmissao.sinal !== sinal) return true
  const heard = { ...transmissao, sinalEm: new Date(now).toISOString() }
  const unheard = { ...transmissao, sinal: null, sinalEm: null }
  const differs = [0, AHEAD_MS].some((ms) => {
    const at = new Date(now + ms)
    return estadoTransmissao(heard, at) !== estadoTransmissao(unheard, at)
  })
  return differs && now - (ditaEm?.getTime() ?? 0) > SAY_AGAIN_MS
}

/** Over its time by what is heard: its room stays open, and films go on waiting (Decision 234). */
async function keepOpen(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  await sql`update sala set fecha_em = now() + make_interval(mins => t.chat_depois + 3)
    from transmissao t where t.id = ${id}::int and t.comando = 'auto' and sala.codigo = ${salaOf({ transmissaoId: id })}
      and sala.fecha_em < now() + make_interval(mins => t.chat_depois + 3)`.execute(trx)
  await sql`update transmissao_janela j set ate = now() + interval '3 minutes'
    where j.igreja_id = current_igreja() and j.transmissao_id = ${id}::int and j.ate < now() + interval '3 minutes'`.execute(
    trx,
  )
}
