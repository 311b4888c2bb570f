import type { CallInput, doorCalls, IngressoPortaria, ResultadoPresenca } from '@atrio/contract'
import { parseTicketCode, parseTicketToken } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { isTicketSigned } from '../ticket-signature.ts'
import { ingressosPortaria, listPresencas, toIngressoPortaria, toPresenca } from './portaria.ts'

interface Door {
  igrejaId: number
  eventoId: number
  userId: number
}

type Given = CallInput<typeof doorCalls.savePresencas>['body']['presencas'][number]
/** Somebody with a ticket at a door. */
interface Passage {
  door: Door
  given: Given
  inscricao: IngressoPortaria
}

type Motivo = NonNullable<ResultadoPresenca['motivo']>

/**
 * Takes what a device saw, at once or long after: who comes first is let in, whoever comes with the same ticket later
 * is kept as `repetida`. What is refused is not kept.
 * @throws AppError NOT_FOUND
 */
export async function savePresencas(
  { secrets }: { secrets: Secrets },
  trx: TenantTrx,
  { presencas, ...door }: Door & { presencas: readonly Given[] },
): Promise<ResultadoPresenca[]> {
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', door.eventoId)
    .select('id')
    .executeTakeFirst()
  if (!evento) throw new AppError('NOT_FOUND')
  const read = presencas.map((given) => ({ given, ...readIngresso(secrets, door, given.ingresso) }))
  const resultados = new Map<string, ResultadoPresenca>()
  // Two devices that send the same tickets in another order would wait for each other.
  for (const { given, codigo, motivo } of read.toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1))) {
    const inscricao = motivo === null ? await findInscricao(trx, { eventoId: door.eventoId, codigo }) : null
    if (given.desfeita) {
      if (inscricao) await undo(trx, { door, given, inscricao })
      resultados.set(given.uuid, {
        uuid: given.uuid,
        resultado: 'desfeita',
        motivo: null,
        inscricao,
        primeira: null,
      })
      continue
    }
    const refusal = motivo ?? (await refuse(trx, { codigo, inscricao }))
    resultados.set(
      given.uuid,
      refusal === null
        ? await save(trx, { door, given, inscricao: inscricao! })
        : { uuid: given.uuid, resultado: 'recusada', motivo: refusal, inscricao, primeira: null },
    )
  }
  return presencas.map(({ uuid }) => resultados.get(uuid)!)
}

function readIngresso(
  secrets: Secrets,
  { igrejaId, eventoId }: Door,
  text: string,
): { codigo: string; motivo: Motivo | null } {
  const token = parseTicketToken(text)
  if (!token) {
    const codigo = parseTicketCode(text)
    return { codigo: codigo ?? '', motivo: codigo === null ? 'desconhecida' : null }
  }
  const { codigo } = token
  if (!isTicketSigned(secrets, token)) return { codigo, motivo: 'assinatura' }
  if (token.igreja !== igrejaId) return { codigo, motivo: 'outra_igreja' }
  return { codigo, motivo: token.evento === eventoId ? null : 'outro_evento' }
}

async function findInscricao(
  trx: TenantTrx,
  { eventoId, codigo }: { eventoId: number; codigo: string },
): Promise<IngressoPortaria | null> {
  const row = await ingressosPortaria(trx, { eventoId })
    .where('inscricao.codigo', '=', codigo)
    // Whoever passes it on at this moment comes first, and this code is then none any more.
    .forKeyShare('inscricao')
    .executeTakeFirst()
  return row ? toIngressoPortaria(row) : null
}

async function refuse(
  trx: TenantTrx,
  { codigo, inscricao }: { codigo: string; inscricao: IngressoPortaria | null },
): Promise<Motivo | null> {
  if (!inscricao) {
    const passedOn = await trx
      .selectFrom('ingressoTrocado')
      .where('codigo', '=', codigo)
      .select('codigo')
      .executeTakeFirst()
    return passedOn ? 'trocada' : 'desconhecida'
  }
  return inscricao.situacao === 'ativa' ? null : inscricao.situacao
}

/** Also of one that has not arrived: what was undone before it came must not let anybody in when it does. */
async function undo(trx: TenantTrx, passage: Passage): Promise<void> {
  await trx
    .insertInto('presenca')
    .values({ ...valuesOf(passage), situacao: 'desfeita' })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'uuid'])
        .doUpdateSet({ situacao: 'desfeita' })
        .where('presenca.inscricaoId', '=', passage.inscricao.id),
    )
    .execute()
}

function valuesOf({ door: { eventoId, userId }, given, inscricao }: Passage) {
  return {
    uuid: given.uuid,
    eventoId,
    inscricaoId: inscricao.id,
    userId,
    dispositivo: given.dispositivo ?? null,
    dataEntrada: sql<Date>`least(now(), ${given.dataEntrada}::timestamptz)`,
  }
}

async function save(trx: TenantTrx, passage: Passage): Promise<ResultadoPresenca> {
  const {
    given: { uuid },
    inscricao,
  } = passage
  const answer = { uuid, motivo: null, inscricao, primeira: null }
  const values = valuesOf(passage)
  // Either key may be there already: the same passage sent again, or the ticket used before.
  const entered = await trx
    .insertInto('presenca')
    .values({ ...values, situacao: 'aceita' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
  if (entered) return { ...answer, resultado: 'aceita' }
  await trx
    .insertInto('presenca')
    .values({ ...values, situacao: 'repetida' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await trx
    .selectFrom('presenca')
    .where('uuid', '=', uuid)
    .select('situacao')
    .executeTakeFirstOrThrow()
  const resultado = known.situacao as ResultadoPresenca['resultado']
  if (resultado !== 'repetida') return { ...answer, resultado }
  const first = await listPresencas(trx)
    .where('inscricaoId', '=', inscricao.id)
    .where('situacao', '=', 'aceita')
    .executeTakeFirst()
  return { ...answer, resultado, primeira: first ? toPresenca(first) : null }
}
