import type { Espera } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { EsperaRow } from '../payments/waiting/contact.ts'
import { loadIngressos } from '../payments/cart/tickets.ts'

/** The link that confirms an e-mail is good for a turn that is younger. */
export const CONFIRMABLE = sql<Date>`now() - interval '48 hours'`

/** How many turns come before it, and one; null for one that is not in line. */
export async function positionOf(trx: TenantTrx, row: EsperaRow): Promise<number | null> {
  if (row.situacao !== 'aguardando') return null
  const { before } = await trx
    .selectFrom('espera')
    .where('ingressoId', '=', row.ingressoId)
    .where('eventoId', '=', row.eventoId)
    .where('situacao', '=', 'aguardando')
    // Those that staff put first come before all others.
    .where(
      sql<boolean>`(coalesce(adiantada_em, 'infinity'), id) < (coalesce(${row.adiantadaEm}::timestamptz, 'infinity'), ${row.id}::int)`,
    )
    .select((eb) => eb.fn.countAll<string>().as('before'))
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

export async function toEspera(trx: TenantTrx, row: EsperaRow): Promise<Espera> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', row.eventoId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const ingresso = (await loadIngressos(trx, { eventos: [evento] }))
    .get(evento.id)!
    .find(({ row: { id } }) => id === row.ingressoId)
  const valor = ingresso?.state.lote?.valor
  const isOver = row.situacao === 'oferecida' && row.ofertaExpiraEm! <= new Date()
  return {
    codigo: row.codigo,
    situacao: isOver ? 'perdida' : (row.situacao as Espera['situacao']),
    quantidade: row.quantidade,
    posicao: await positionOf(trx, row),
    ofertaExpiraEm: row.situacao === 'oferecida' ? row.ofertaExpiraEm!.toISOString() : null,
    ingresso: {
      id: row.ingressoId,
      nome: ingresso?.row.nome ?? '',
      valor: valor === undefined ? null : centsToWire(valor),
    },
    evento: { id: evento.id, nome: evento.nome, dataInicio: evento.dataInicio.toISOString() },
  }
}

export async function findEspera(trx: TenantTrx, { codigo }: { codigo: string }): Promise<EsperaRow> {
  const row = await trx
    .selectFrom('espera')
    .where('codigo', '=', codigo.toUpperCase())
    .selectAll()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Behind the locks of its lots, as whoever makes offers takes them. */
export function lockEspera(trx: TenantTrx, { codigo }: { codigo: string }): Promise<EsperaRow> {
  return trx
    .selectFrom('espera')
    .where('codigo', '=', codigo.toUpperCase())
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
}
