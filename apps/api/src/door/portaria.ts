import type { CallResult, doorCalls, IngressoPortaria, Presenca } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { ticketPublicKeys } from '../ticket-signature.ts'

/** @throws AppError NOT_FOUND */
export async function getPortaria(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  { eventoId }: { eventoId: number },
): Promise<CallResult<typeof doorCalls.getPortaria>> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .select(['id', 'nome', 'local', 'dataInicio', 'dataFim'])
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  const ingressos = await ingressosPortaria(trx, { eventoId }).execute()
  const presencas = await listPresencas(trx).where('eventoId', '=', eventoId).orderBy('dataEntrada').execute()
  const trocados = await trx
    .selectFrom('ingressoTrocado')
    .where('eventoId', '=', eventoId)
    .select('codigo')
    .execute()
  return {
    evento: {
      ...evento,
      dataInicio: evento.dataInicio.toISOString(),
      dataFim: evento.dataFim.toISOString(),
    },
    chaves: ticketPublicKeys(secrets),
    ingressos: ingressos.map(toIngressoPortaria),
    trocados: trocados.map(({ codigo }) => codigo),
    presencas: presencas.map(toPresenca),
  }
}

/** The tickets of an event as its door sees them; those of orders that came to nothing are left out. */
export function ingressosPortaria(trx: TenantTrx, { eventoId }: { eventoId: number }) {
  return trx
    .selectFrom('inscricao')
    .innerJoin('ingresso', (join) =>
      join
        .onRef('ingresso.igrejaId', '=', 'inscricao.igrejaId')
        .onRef('ingresso.id', '=', 'inscricao.ingressoId'),
    )
    .innerJoin('pedido', (join) =>
      join.onRef('pedido.igrejaId', '=', 'inscricao.igrejaId').onRef('pedido.id', '=', 'inscricao.pedidoId'),
    )
    .leftJoin('usuario', (join) =>
      join
        .onRef('usuario.igrejaId', '=', 'inscricao.igrejaId')
        .onRef('usuario.userId', '=', 'inscricao.userId'),
    )
    .where('inscricao.eventoId', '=', eventoId)
    .where('pedido.situacao', '!=', 'cancelado')
    .where('pedido.situacao', '!=', 'nao_aprovado')
    .select([
      'inscricao.id',
      'inscricao.codigo',
      'inscricao.situacao',
      'ingresso.nome as ingresso',
      sql<string | null>`coalesce(inscricao.participante, trim(usuario.nome || ' ' || usuario.sobrenome))`.as(
        'nome',
      ),
    ])
    .orderBy('inscricao.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof ingressosPortaria>['execute']>>[number]

export function toIngressoPortaria({ situacao, ...row }: Row): IngressoPortaria {
  return { ...row, situacao: situacao as IngressoPortaria['situacao'] }
}

export function listPresencas(trx: TenantTrx) {
  return trx
    .selectFrom('presenca')
    .where('situacao', '!=', 'desfeita')
    .select(['uuid', 'inscricaoId', 'situacao', 'dataEntrada', 'dispositivo'])
}

export function toPresenca(
  row: Awaited<ReturnType<ReturnType<typeof listPresencas>['execute']>>[number],
): Presenca {
  return {
    uuid: row.uuid,
    idInscricao: row.inscricaoId,
    situacao: row.situacao as Presenca['situacao'],
    dataEntrada: row.dataEntrada.toISOString(),
    dispositivo: row.dispositivo,
  }
}
