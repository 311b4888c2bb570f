import type { CallResult, eventsCalls, InscricaoEvento } from '@atrio/contract'
import { centsToWire, formatTicketCode } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { loadIngressos } from '../payments/cart/tickets.ts'
import type { Secrets } from '../secrets.ts'
import { signTicket } from '../ticket-signature.ts'
import { listed, toEventoListado } from './eventos.ts'

type Calls = typeof eventsCalls

/** The person's tickets of an event; those of orders that came to nothing are left out. */
export async function listInscricoes(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  { userId, eventoId }: { userId: number; eventoId: number },
): Promise<CallResult<Calls['listInscricoes']>> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .select([...listed, 'linkOnline'])
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  const rows = await ofPerson(trx, userId).where('inscricao.eventoId', '=', eventoId).execute()
  const inscricoes = await toInscricoes(secrets, trx, rows, evento)
  const entitled = rows.some(({ situacao }) => situacao === 'ativa')
  return {
    evento: toEventoListado(evento, (await loadIngressos(trx, { eventos: [evento] })).get(evento.id)!),
    inscricoes,
    linkOnline: entitled ? evento.linkOnline : null,
  }
}

/** One of them. */
export async function findInscricao(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  { userId, eventoId, inscricaoId }: { userId: number; eventoId: number; inscricaoId: number },
): Promise<InscricaoEvento> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .select('dataInicio')
    .executeTakeFirstOrThrow()
  const rows = await ofPerson(trx, userId).where('inscricao.id', '=', inscricaoId).execute()
  const [found] = await toInscricoes(secrets, trx, rows, evento)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** The events that the person has tickets of: those to come first, soonest first, then the past. */
export async function listEventosUsuario(
  trx: TenantTrx,
  { userId }: { userId: number },
): Promise<CallResult<Calls['listEventosUsuario']>> {
  const rows = await ofPerson(trx, userId).limit(1_000).execute()
  const live = rows.filter(({ situacao }) => situacao !== 'cancelada')
  const ids = [...new Set(live.map(({ eventoId }) => eventoId))]
  const eventos = await trx
    .selectFrom('evento')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(listed)
    .orderBy('dataInicio')
    .orderBy('id')
    .execute()
  const ingressos = await loadIngressos(trx, { eventos })
  const now = new Date()
  const [past, next] = [eventos.filter((e) => e.dataFim <= now), eventos.filter((e) => e.dataFim > now)]
  return {
    eventos: [...next, ...past.toReversed()].map((evento) => {
      const own = live.filter(({ eventoId }) => eventoId === evento.id)
      return {
        ...toEventoListado(evento, ingressos.get(evento.id)!),
        qtdeInscricoes: own.length,
        qtdePendentes: own.filter(({ situacao }) => situacao === 'pendente').length,
        flagConteudoExclusivo: own.some(({ flagConteudoExclusivo }) => flagConteudoExclusivo),
      }
    }),
  }
}

function ofPerson(trx: TenantTrx, userId: number) {
  return (
    trx
      .selectFrom('inscricao')
      .innerJoin('pedido', (join) =>
        join
          .onRef('pedido.igrejaId', '=', 'inscricao.igrejaId')
          .onRef('pedido.id', '=', 'inscricao.pedidoId'),
      )
      .innerJoin('ingresso', (join) =>
        join
          .onRef('ingresso.igrejaId', '=', 'inscricao.igrejaId')
          .onRef('ingresso.id', '=', 'inscricao.ingressoId'),
      )
      .where('inscricao.userId', '=', userId)
      // A payment that was refused or ran out never made a ticket; one that was given back did.
      .where('pedido.situacao', '!=', 'cancelado')
      .where('pedido.situacao', '!=', 'nao_aprovado')
      .select([
        'inscricao.id',
        'inscricao.igrejaId',
        'inscricao.eventoId',
        'inscricao.codigo',
        'inscricao.numero',
        'inscricao.situacao',
        'inscricao.participante',
        'inscricao.valor',
        'inscricao.taxas',
        'inscricao.dataCadastro',
        'ingresso.id as ingressoId',
        'ingresso.nome as ingressoNome',
        'ingresso.flagConteudoExclusivo',
        'pedido.codigo as pedidoCodigo',
        'pedido.situacao as pedidoSituacao',
      ])
      .orderBy('inscricao.dataCadastro', 'desc')
      .orderBy('inscricao.pedidoId', 'desc')
      .orderBy('inscricao.numero')
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof ofPerson>['execute']>>[number]

async function toInscricoes(
  secrets: Secrets,
  trx: TenantTrx,
  rows: Row[],
  { dataInicio }: { dataInicio: Date },
): Promise<InscricaoEvento[]> {
  const ids = rows.map(({ id }) => id)
  const respostas = await trx
    .selectFrom('resposta')
    .where('inscricaoId', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select(['inscricaoId', 'rotulo', 'valor'])
    .orderBy('id')
    .execute()
  const entered = await trx
    .selectFrom('presenca')
    .where('inscricaoId', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('situacao', '=', 'aceita')
    .select('inscricaoId')
    .execute()
  const used = new Set(entered.map(({ inscricaoId }) => inscricaoId))
  return rows.map((row) => ({
    ...toInscricao(secrets, row),
    podeTransferir: row.situacao === 'ativa' && !used.has(row.id) && dataInicio > new Date(),
    respostas: respostas
      .filter(({ inscricaoId }) => inscricaoId === row.id)
      .map(({ rotulo, valor }) => ({ rotulo, valor })),
  }))
}

function toInscricao(secrets: Secrets, row: Row): Omit<InscricaoEvento, 'respostas' | 'podeTransferir'> {
  const { codigo } = row
  return {
    id: row.id,
    codigo: formatTicketCode(codigo),
    numero: row.numero,
    situacao: row.situacao as InscricaoEvento['situacao'],
    participante: row.participante,
    ingresso: {
      id: row.ingressoId,
      nome: row.ingressoNome,
      flagConteudoExclusivo: row.flagConteudoExclusivo,
    },
    valor: centsToWire(row.valor),
    taxas: centsToWire(row.taxas),
    qrCode:
      row.situacao === 'ativa'
        ? signTicket(secrets, { igreja: row.igrejaId, evento: row.eventoId, codigo })
        : null,
    pedido: { codigo: row.pedidoCodigo, status: row.pedidoSituacao },
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
