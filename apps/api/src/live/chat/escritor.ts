import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { withTenantOnce, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'

/** What somebody has written, after the rules. */
export interface Escrita {
  autor: string
  chave: string
  visivel: 'todos' | 'moderacao'
  corpo: { nome: string; papel: string; texto: string; foto?: string }
}

interface Waiting extends Escrita {
  resolve: (seq: number) => void
  reject: (error: unknown) => void
}

const MOST_AT_ONCE = 200
/** More than a room writes in seconds: the database is slow, and nobody is to wait for ever. */
const MOST_WAITING = 2_000
const TRIES = 6

/**
 * Writes a room's messages, one statement after the other, each with all that has come meanwhile. Answers with the number
 * of the event once it is committed; what was written before by the same key has its number still (Decision 210).
 */
export function createEscritor(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  {
    igrejaId,
    salaId,
    onWritten,
    onMissing,
  }: { igrejaId: number; salaId: number; onWritten: () => void; onMissing: () => void },
) {
  let waiting: Waiting[] = []
  let writing = false

  const work = async () => {
    writing = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      await settle(batch)
    }
    writing = false
  }

  const settle = async (batch: Waiting[]) => {
    // Sent twice while the first was still on its way.
    const known = new Map(batch.map((one) => [`${one.autor} ${one.chave}`, one]))
    const once = [...known.values()]
    try {
      const seqs = await tryAgain(() =>
        withTenantOnce(db, { igrejaId }, (trx) => insertMensagens(trx, { salaId, escritas: once })),
      )
      signals.chat.stored(once.length)
      for (const one of batch) {
        const place = once.indexOf(known.get(`${one.autor} ${one.chave}`)!)
        const seq = seqs.get(place)
        if (seq === undefined) one.reject(new AppError('NOT_FOUND'))
        else one.resolve(seq)
      }
      // Nothing of it has a number: there is no such room any more. Who wrote is answered first.
      if (seqs.size === 0) setImmediate(onMissing)
      else onWritten()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (escrita: Escrita): Promise<number> => {
    if (waiting.length >= MOST_WAITING) return Promise.reject(new AppError('UNAVAILABLE', { retryAfter: 2 }))
    return new Promise((resolve, reject) => {
      waiting.push({ ...escrita, resolve, reject })
      if (!writing) void work()
    })
  }
}

/** Another process may have written a key a moment before, or the database have gone: nothing is written then. */
async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES) throw error
      await wait(Math.random() * 60 * 2 ** attempt)
    }
  }
}

/** One statement: knows what was written before, takes numbers for the rest, and hides what a muted person writes. */
async function insertMensagens(
  trx: TenantTrx,
  { salaId, escritas }: { salaId: number; escritas: Escrita[] },
): Promise<Map<number, number>> {
  const given = escritas.map(({ autor, chave, visivel, corpo }, n) => ({ n, autor, chave, visivel, corpo }))
  const { rows } = await sql<{ n: number; seq: number }>`
    with entrada as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as e (n int, autor text, chave uuid, visivel text, corpo jsonb)
    ), conhecidas as (
      select e.n, v.seq from entrada e join sala_evento v
        on v.sala_id = ${salaId} and v.autor = e.autor and v.chave = e.chave
    ), novas as (
      select e.*, (row_number() over (order by e.n))::int as ordem,
        exists (
          select from sala_participante p where p.id = e.autor and (p.silenciado_ate > now()
            or (p.ip_hmac is not null
              and exists (select from sala_participante q where q.ip_hmac = p.ip_hmac and q.silenciado_ate > now())
              -- A hall shares one address: there nobody is muted for somebody else.
              and (select count(*) from sala_participante q where q.ip_hmac = p.ip_hmac) <= 20))
        ) as silenciada
      from entrada e where e.n not in (select n from conhecidas)
    ), contador as (
      update sala set ultimo = ultimo + (select count(*)::int from novas)
      where id = ${salaId} and exists (select from novas) returning ultimo
    ), inseridas as (
      insert into sala_evento (sala_id, seq, tipo, autor, chave, visivel, corpo)
      select ${salaId}, c.ultimo - (select count(*)::int from novas) + n.ordem, 'mensagem', n.autor, n.chave,
        case when n.silenciada then 'autor' else n.visivel end, n.corpo
      from novas n, contador c order by n.ordem
      returning seq, autor, chave
    )
    select n, seq from conhecidas
    union all
    select e.n, i.seq from inseridas i join entrada e on e.autor = i.autor and e.chave = i.chave`.execute(trx)
  return new Map(rows.map(({ n, seq }) => [n, seq]))
}
