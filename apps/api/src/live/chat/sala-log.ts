import type { ModoSala } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Palavra } from './regras.ts'

/** A row of a room's log. */
export interface Evento {
  seq: number
  tipo: string
  autor: string | null
  visivel: 'todos' | 'autor' | 'moderacao'
  corpo: Record<string, unknown>
  em: Date
  removida: boolean
}

export interface SalaRow extends ModoSala {
  id: number
  codigo: string
  tipo: string
  ultimo: number
  epoca: string
  abreEm: Date | null
  fechaEm: Date | null
  fixadaSeq: number | null
  palavras: Palavra[]
}

/** Whether it opens and closes as before. */
export function hasSameHours(one: SalaRow, other: Pick<SalaRow, 'abreEm' | 'fechaEm'>): boolean {
  return (
    one.abreEm?.getTime() === other.abreEm?.getTime() && one.fechaEm?.getTime() === other.fechaEm?.getTime()
  )
}

export function findSala(trx: TenantTrx, { codigo }: { codigo: string }): Promise<SalaRow | undefined> {
  return salas(trx).where('codigo', '=', codigo).executeTakeFirst()
}

export function readSala(trx: TenantTrx, { salaId }: { salaId: number }): Promise<SalaRow | undefined> {
  return salas(trx).where('id', '=', salaId).executeTakeFirst()
}

function salas(trx: TenantTrx) {
  return trx
    .selectFrom('sala')
    .select([
      'id',
      'codigo',
      'tipo',
      'ultimo',
      'epoca',
      'abreEm',
      'fechaEm',
      'fixadaSeq',
      'flagSoAnfitrioes',
      'flagLinksConvidados',
    ])
    .select(sql<ModoSala['modoLento']>`sala.modo_lento`.as('modoLento'))
    .select(
      sql<Palavra[]>`(select coalesce(jsonb_agg(jsonb_build_object('palavra', palavra, 'acao', acao)), '[]')
        from sala_palavra p where p.igreja_id = sala.igreja_id)`.as('palavras'),
    )
}

/** A room with the last of its log, and with what is kept above it. */
export async function readSalaAberta(
  trx: TenantTrx,
  { salaId, limit }: { salaId: number; limit: number },
): Promise<{ row: SalaRow | undefined; eventos: Evento[]; fixada: Evento | null }> {
  const row = await readSala(trx, { salaId })
  const eventos = await readLastEventos(trx, { salaId, limit })
  return { row, eventos, fixada: row ? await readFixada(trx, { salaId, seq: row.fixadaSeq }) : null }
}

/** Null once it was removed, or is gone. */
export async function readFixada(
  trx: TenantTrx,
  { salaId, seq }: { salaId: number; seq: number | null },
): Promise<Evento | null> {
  if (seq === null) return null
  return (await eventos(trx, salaId).where('e.seq', '=', seq).executeTakeFirst()) ?? null
}

/** What comes after a number, in order. */
export function readEventos(
  trx: TenantTrx,
  { salaId, after, limit }: { salaId: number; after: number; limit: number },
): Promise<Evento[]> {
  return eventos(trx, salaId).where('e.seq', '>', after).orderBy('e.seq').limit(limit).execute()
}

/** The last ones, in order. */
export async function readLastEventos(
  trx: TenantTrx,
  { salaId, limit }: { salaId: number; limit: number },
): Promise<Evento[]> {
  const rows = await eventos(trx, salaId).orderBy('e.seq', 'desc').limit(limit).execute()
  return rows.toReversed()
}

function eventos(trx: TenantTrx, salaId: number) {
  return trx
    .selectFrom('salaEvento as e')
    .where('e.salaId', '=', salaId)
    .select(['e.seq', 'e.tipo', 'e.autor', 'e.em'])
    .select(sql<Evento['visivel']>`e.visivel`.as('visivel'))
    .select(sql<Evento['corpo']>`e.corpo`.as('corpo'))
    .select(
      sql<boolean>`e.tipo = 'mensagem' and exists (select from sala_remocao r
        where r.igreja_id = e.igreja_id and r.sala_id = e.sala_id and r.desfeita_em is null
          and (r.seq = e.seq or (r.autor = e.autor and r.ate_seq >= e.seq)))`.as('removida'),
    )
}
