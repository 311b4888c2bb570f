import { evento, type Bilheteria } from '@atrio/contract'
import { cleanRichText } from '@atrio/rich-text'
import { centsToWire } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { lockLotes } from '../../payments/cart/holds.ts'
import { publish, StaleVersion, type Publication } from '../publish.ts'
import { eventoRules } from '../evento-rules.ts'
import { cleanValues } from '../values.ts'
import { findEvento, loadBilheteria } from './read.ts'
import { resourceOf } from './resource.ts'
import { refusedOf, type Sold } from './rules.ts'
import { writeBilheteria } from './write.ts'

type Given = Omit<Publication, 'resource'>

/**
 * An event and everything that it sells, or nothing of it.
 * @returns the tags of its texts that fell away @throws AppError VALIDATION, NOT_FOUND; StaleVersion
 */
export async function publishEvento(
  trx: TenantTrx,
  { valores: { bilheteria, ...given }, ...publication }: Given,
): Promise<Record<string, string[]>> {
  const { id, versao } = publication
  const tickets = cleanTickets(bilheteria as unknown as Bilheteria)
  const { valores, removido } = cleanValues(resourceOf(evento), given)
  const publishing = publish(trx, {
    ...publication,
    resource: resourceOf(evento),
    valores,
    async beforePublish(_, { isNew }) {
      const before = isNew ? null : await loadBilheteria(trx, { id })
      if (before && (await ticketsChanged(trx, { id, versao }))) throw await staleEvento(trx, { id })
      await lockLotes(trx, { eventoId: id, ingressos: idsOf(before) })
      const campos = [
        ...refusedOf(valores, tickets, await listSold(trx, { id })),
        ...strangers(tickets, before),
      ]
      if (campos.length > 0) throw new AppError('VALIDATION', { campos })
      return { ...(await eventoRules(trx, { id, valores, isNew })), ...columnsOf(tickets, before) }
    },
  })
  await publishing.catch(async (error: unknown) => {
    throw error instanceof StaleVersion ? await staleEvento(trx, { id }) : error
  })
  await writeBilheteria(trx, { id, bilheteria: tickets })
  return removido
}

/** What is there now, with its tickets. */
async function staleEvento(trx: TenantTrx, { id }: { id: number }): Promise<StaleVersion> {
  return new StaleVersion((await findEvento(trx, { id }))!)
}

/** The words of tickets have no versions of their own: any change of them since is a conflict. */
async function ticketsChanged(trx: TenantTrx, { id, versao }: Pick<Given, 'id' | 'versao'>) {
  const { rows } = await sql`select 1 from revisao where recurso = 'evento' and registro_id = ${String(id)}
    and versao > ${versao} and 'bilheteria_versao' = any(campos) limit 1`.execute(trx)
  return rows.length > 0
}

async function listSold(trx: TenantTrx, { id }: { id: number }): Promise<Sold[]> {
  const rows = await trx
    .selectFrom('lote')
    .where('eventoId', '=', id)
    .select(['id', 'ingressoId', 'valor', 'vendido', 'retido'])
    .select(
      sql<boolean>`vendido > 0 or retido > 0 or exists (select from reserva r where r.lote_id = lote.id)
        or exists (select from inscricao i where i.lote_id = lote.id)`.as('flagUsado'),
    )
    .execute()
  return rows.map(({ valor, ...row }) => ({ ...row, valor: valor === null ? null : centsToWire(valor) }))
}

/** Numbers of rows that are none of this event's. */
function strangers(tickets: Bilheteria, before: Bilheteria | null) {
  const known = new Set(numbersIn(before))
  return numbersIn(tickets)
    .filter((key) => !known.has(key))
    .map((key) => ({ campo: `valores.bilheteria.${key.split('/')[0]}`, regra: 'unknown' }))
}

function numbersIn(tickets: Bilheteria | null): string[] {
  if (!tickets) return []
  return [
    ...named('perguntas', tickets.perguntas),
    ...named('ingressos', tickets.ingressos),
    ...tickets.ingressos.flatMap(({ id, lotes, perguntas, conteudos }) => [
      ...named('lotes', lotes, String(id)),
      ...named('perguntas', perguntas, String(id)),
      ...named('conteudos', conteudos, String(id)),
    ]),
  ]
}

const named = (kind: string, rows: readonly { id: number | null }[], under = '') =>
  rows.flatMap(({ id }) => (id === null ? [] : [`${kind}/${under}/${id}`]))

const idsOf = (tickets: Bilheteria | null) => tickets?.ingressos.flatMap(({ id }) => id ?? []) ?? []

function columnsOf(tickets: Bilheteria, before: Bilheteria | null) {
  const { flagOnline, flagOrganizadorPessoa, flagAssumirTaxasServico, flagJuros, ...more } = tickets
  const isChanged = JSON.stringify(before) !== JSON.stringify(tickets)
  return {
    flagOnline,
    flagOrganizadorPessoa,
    flagAssumirTaxasServico,
    flagJuros,
    qtdeMaxParcelas: more.qtdeMaxParcelas,
    diasReembolso: more.diasReembolso,
    metodos: sql`${more.metodos}::text[]`,
    diasDinheiro: more.diasDinheiro,
    diasBoleto: more.diasBoleto,
    ofertaHoras: more.ofertaHoras,
    encontros: sql`${JSON.stringify(more.encontros)}::jsonb`,
    camposObrigatorios: sql`${more.camposObrigatorios}::text[]`,
    ...(isChanged && before && { bilheteriaVersao: sql`bilheteria_versao + 1` }),
  }
}

function cleanTickets(tickets: Bilheteria): Bilheteria {
  return {
    ...tickets,
    encontros: tickets.encontros.toSorted((a, b) => Date.parse(a.inicio) - Date.parse(b.inicio)),
    ingressos: tickets.ingressos.map((ingresso) => ({
      ...ingresso,
      conteudos: ingresso.conteudos.map((one) => ({
        ...one,
        conteudo: one.conteudo === null ? null : cleanRichText(one.conteudo).html || null,
      })),
    })),
  }
}
