import type { CallResult, eventStaffCalls, TurnoEspera } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { openContato, type EsperaRow } from '../../payments/waiting/contact.ts'
import { inLine, leaveLine, lockTurn } from '../../payments/waiting/turns.ts'
import type { Secrets } from '../../secrets.ts'
import { findNamed } from './presentes.ts'

type Fila = CallResult<(typeof eventStaffCalls)['listEsperasEvento']>

/** Of each ticket. */
const MOST = 200

/** Who waits for what of an event. Names alone are opened, and of those that are listed. @throws AppError NOT_FOUND */
export async function listEsperas(secrets: Secrets, trx: TenantTrx, { id }: { id: number }): Promise<Fila> {
  const evento = await findNamed(trx, { id })
  const { rows } = await sql<Listed>`
    select * from (
      select espera.*, ingresso.nome as ingresso, ingresso.ordem, usuario.sobrenome,
        count(*) filter (where espera.situacao = 'aguardando') over of_ticket as esperam,
        coalesce(sum(espera.quantidade) filter (where espera.situacao = 'aguardando') over of_ticket, 0) as lugares,
        count(*) over of_ticket as todos,
        row_number() over (partition by espera.ingresso_id, espera.situacao order by ${inLine}) as posicao,
        row_number() over (partition by espera.ingresso_id
          order by array_position(array['oferecida', 'aguardando', 'perdida'], espera.situacao), ${inLine}) as nth
      from espera join ingresso on ingresso.igreja_id = espera.igreja_id and ingresso.id = espera.ingresso_id
      left join usuario on usuario.igreja_id = espera.igreja_id and usuario.user_id = espera.user_id
      where espera.evento_id = ${id} and (espera.situacao in ('aguardando', 'oferecida') or ${isMissed})
      window of_ticket as (partition by espera.ingresso_id)
    ) listed where nth <= ${MOST} order by ordem, ingresso_id, nth`.execute(trx)
  const tickets = new Map<number, Fila['ingressos'][number]>()
  for (const row of rows) {
    const ticket = tickets.get(row.ingressoId) ?? {
      id: row.ingressoId,
      nome: row.ingresso,
      esperam: Number(row.esperam),
      lugares: Number(row.lugares),
      turnos: [],
      mais: Number(row.todos) > MOST,
    }
    ticket.turnos.push(toTurno(secrets, row))
    tickets.set(row.ingressoId, ticket)
  }
  return { evento, ingressos: [...tickets.values()] }
}

/** How many are in line for any ticket of an event. */
export async function countEsperas(trx: TenantTrx, { id }: { id: number }): Promise<number> {
  const { count } = await trx
    .selectFrom('espera')
    .where('eventoId', '=', id)
    .where('situacao', '=', 'aguardando')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Given {
  id: number
  idEspera: number
  igrejaId: number
  userId: number
}

/** Puts a turn first. Offers are made by `workEspera`. @throws AppError NOT_FOUND for one that is over otherwise */
export async function putFirst(trx: TenantTrx, given: Given): Promise<void> {
  const { situacao } = await lockTurn(trx, await findTurn(trx, given))
  if (situacao === 'oferecida') return
  const put = await sql`update espera set situacao = 'aguardando', grupo = null,
      oferta_expira_em = null,
      adiantada_em = case when espera.situacao = 'aguardando' then coalesce(adiantada_em, now()) else now() end
    where espera.id = ${given.idEspera} and (espera.situacao = 'aguardando' or ${isMissed})`.execute(trx)
  if (put.numAffectedRows === 0n) throw new AppError('NOT_FOUND')
  note(trx, { ...given, acao: 'esperaAdiantada' })
}

/** @throws AppError NOT_FOUND */
export async function takeOff(trx: TenantTrx, given: Given): Promise<void> {
  const found = await findTurn(trx, given)
  if (!['aguardando', 'oferecida'].includes(found.situacao)) throw new AppError('NOT_FOUND')
  await leaveLine(trx, found)
  note(trx, { ...given, acao: 'esperaTirada' })
}

/** An offer that lapsed lately, of somebody who has not joined anew. */
const isMissed = sql`(espera.situacao = 'perdida' and espera.oferta_expira_em > now() - interval '30 days'
  and not exists (select from espera other where other.igreja_id = espera.igreja_id
    and other.ingresso_id = espera.ingresso_id and other.contato_hash = espera.contato_hash
    and other.situacao in ('aguardando', 'oferecida', 'aceita') and other.id <> espera.id))`

type Listed = EsperaRow & {
  ingresso: string
  /** Of an account; who has none gave a name alone. */
  sobrenome: string | null
  esperam: string
  lugares: string
  todos: string
  posicao: string
}

function toTurno(secrets: Secrets, row: Listed): TurnoEspera {
  return {
    id: row.id,
    nome: [openContato(secrets, row).nome, row.sobrenome].filter(Boolean).join(' '),
    quantidade: row.quantidade,
    situacao: row.situacao as TurnoEspera['situacao'],
    posicao: row.situacao === 'aguardando' ? Number(row.posicao) : null,
    flagAdiantada: row.situacao === 'aguardando' && row.adiantadaEm !== null,
    ofertaExpiraEm: row.situacao === 'oferecida' ? row.ofertaExpiraEm!.toISOString() : null,
    dataCadastro: row.dataCadastro.toISOString(),
  }
}

async function findTurn(trx: TenantTrx, { id, idEspera }: Given): Promise<EsperaRow> {
  const row = await trx
    .selectFrom('espera')
    .where('id', '=', idEspera)
    .where('eventoId', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

function note(trx: TenantTrx, { igrejaId, userId, id, idEspera, acao }: Given & { acao: string }): void {
  const dados = { espera: idEspera }
  audit(trx, [{ igrejaId, ator: `user:${userId}`, acao, alvo: `evento:${id}`, dados }])
}
