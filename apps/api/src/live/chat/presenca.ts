import type { ReacaoSala } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { readSala } from './sala-log.ts'
import type { Sala } from './sala.ts'

/** A process that has not said for so long how many it has is gone. */
const SILENT = sql`interval '30 seconds'`

/**
 * How many are in a room, over all processes, without anybody's coming or going: a number every ten seconds, and the
 * reactions of the moment. What was felt is kept by the minute.
 */
export function createPresenca(
  { db, onError }: Pick<Deps, 'db' | 'onError'>,
  {
    processo,
    far,
  }: { processo: string; far: (sala: Sala, reacoes: ReturnType<Sala['takeReacoes']>) => void },
) {
  const felt = new WeakMap<Sala, Map<ReacaoSala, number>>()

  return {
    /** Tells the reactions since the last time, if any. */
    telling(sala: Sala): void {
      const reacoes = sala.takeReacoes()
      const entries = Object.entries(reacoes) as [ReacaoSala, number][]
      if (entries.length === 0) return
      const kept = felt.get(sala) ?? new Map<ReacaoSala, number>()
      for (const [tipo, n] of entries) kept.set(tipo, (kept.get(tipo) ?? 0) + n)
      felt.set(sala, kept)
      sala.tell({ t: 'n', quantos: sala.quantos(), reacoes })
      far(sala, reacoes)
    },
    /** Says how many this process has, keeps what was felt, and tells the sum. */
    async sum(sala: Sala): Promise<void> {
      const { igrejaId, salaId } = sala
      const here = sala.here()
      const kept = [...(felt.get(sala) ?? [])].map(([tipo, quantas]) => ({ tipo, quantas }))
      felt.delete(sala)
      const total = await withTenant(db, { igrejaId }, async (trx) => {
        if (!(await readSala(trx, { salaId }))) return null
        if (kept.length > 0) {
          await trx
            .insertInto('salaReacao')
            .values(kept.map((one) => ({ ...one, salaId, minuto: sql<Date>`date_trunc('minute', now())` })))
            .onConflict((oc) =>
              oc
                .columns(['igrejaId', 'salaId', 'minuto', 'tipo'])
                .doUpdateSet({ quantas: sql<number>`sala_reacao.quantas + excluded.quantas` }),
            )
            .execute()
        }
        await trx
          .insertInto('salaPresenca')
          .values({ salaId, processo, quantos: here })
          .onConflict((oc) =>
            oc
              .columns(['igrejaId', 'salaId', 'processo'])
              .doUpdateSet({ quantos: here, em: sql<Date>`now()` }),
          )
          .execute()
        await trx
          .deleteFrom('salaPresenca')
          .where('salaId', '=', salaId)
          .where('em', '<', sql<Date>`now() - ${SILENT}`)
          .execute()
        const { n } = await trx
          .selectFrom('salaPresenca')
          .where('salaId', '=', salaId)
          .select(sql<number>`coalesce(sum(quantos), 0)::int`.as('n'))
          .executeTakeFirstOrThrow()
        await keepPublico(trx, { salaId, n })
        return n
      }).catch((error: unknown) => {
        // What was felt is said with the next sum.
        for (const { tipo, quantas } of kept) {
          const map = felt.get(sala) ?? new Map<ReacaoSala, number>()
          felt.set(sala, map.set(tipo, (map.get(tipo) ?? 0) + quantas))
        }
        onError(error)
        return here
      })
      if (total === null) return sala.leave()
      const before = sala.quantos()
      sala.keepQuantos(total)
      if (sala.quantos() !== before) sala.tell({ t: 'n', quantos: sala.quantos(), reacoes: {} })
    },
  }
}

/** The most of a minute, of rooms that are a broadcast's; who is there is in no row. */
async function keepPublico(trx: TenantTrx, { salaId, n }: { salaId: number; n: number }): Promise<void> {
  if (n === 0) return
  await sql`insert into sala_publico (sala_id, minuto, quantos)
    select s.id, date_trunc('minute', now()), ${n}::int from sala s
    where s.id = ${salaId} and s.tipo = 'publica' and s.codigo like 'ao-vivo-%'
    on conflict (igreja_id, sala_id, minuto) do update set quantos = excluded.quantos
    where sala_publico.quantos < excluded.quantos`.execute(trx)
}
