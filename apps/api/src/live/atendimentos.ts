import { randomUUID } from 'node:crypto'
import type { Atendimento, AtendimentoProprio, CallInput, liveCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { seal, unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { appendEvento } from './chat/append-evento.ts'

type Given = CallInput<(typeof liveCalls)['createAtendimento']>['body']
interface Pessoa {
  nome: string | null
  contato: string | null
}

const contextOf = ({ igrejaId, codigo }: { igrejaId: number; codigo: string }) =>
  `atendimento:${igrejaId}:${codigo}`

/** One for each device and moment: who asks again gets the same. @throws AppError NOT_FOUND */
export async function raiseHand(
  secrets: Secrets,
  trx: TenantTrx,
  given: Given & { igrejaId: number; transmissaoId: number; userId: number | null },
): Promise<AtendimentoProprio> {
  const { igrejaId, transmissaoId, userId, tipo, chave, idMomento = null } = given
  await requireRows(trx, { transmissaoId, idMomento })
  const codigo = randomUUID()
  const pessoa: Pessoa = { nome: given.nome?.trim() || null, contato: given.contato?.trim() || null }
  const row = await trx
    .insertInto('atendimento')
    .values({
      codigo,
      transmissaoId,
      momentoId: idMomento,
      tipo,
      chave,
      userId,
      pessoaEncrypted: seal(secrets, 'atendimento', contextOf({ igrejaId, codigo }), JSON.stringify(pessoa)),
    })
    .onConflict((conflict) =>
      conflict.columns(['igrejaId', 'transmissaoId', 'momentoId', 'chave']).doUpdateSet({ tipo }),
    )
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return findOwn(trx, row)
}

/** How it stands, to who has its code. @throws AppError NOT_FOUND */
export async function findOwn(trx: TenantTrx, { codigo }: { codigo: string }): Promise<AtendimentoProprio> {
  const row = UUID.test(codigo)
    ? await rowsWithHost(trx).where('a.codigo', '=', codigo).executeTakeFirst()
    : undefined
  if (!row) throw new AppError('NOT_FOUND')
  return {
    codigo: row.codigo,
    tipo: row.tipo as AtendimentoProprio['tipo'],
    estado: row.estado as AtendimentoProprio['estado'],
    dataCadastro: row.dataCadastro.toISOString(),
    anfitriao: row.anfitriao,
    sala: row.sala,
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Those that nobody has taken first, then by age. */
export async function listHands(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<Atendimento[]> {
  const rows = await rowsWithHost(trx)
    .orderBy(sql`(a.estado = 'aberto') desc, (a.estado in ('concluido', 'sem_resposta')), a.id desc`)
    .limit(200)
    .execute()
  return rows.map((row) => toAtendimento(secrets, row, { igrejaId, userId }))
}

/**
 * Takes a hand by one statement that looks and writes at once: of all who try one has it, and the others are told who.
 * The two get a room of their own, whose code is told to nobody else.
 */
export async function claimHand(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, id }: { igrejaId: number; userId: number; id: number },
): Promise<Atendimento> {
  const won = await trx
    .updateTable('atendimento')
    .set({ estado: 'assumido', anfitriaoUserId: userId, assumidoEm: sql`now()` })
    .where('id', '=', id)
    // What was passed on is free for everybody but who did so.
    .where((eb) =>
      eb.or([
        eb('estado', 'in', ['aberto', 'sem_resposta']),
        eb.and([eb('estado', '=', 'encaminhado'), eb('anfitriaoUserId', 'is distinct from', userId)]),
      ]),
    )
    .returning('tipo')
    .executeTakeFirst()
  if (won?.tipo === 'conversa') await openRoom(trx, { id })
  return findHand(secrets, trx, { igrejaId, userId, id })
}

/** @throws AppError NOT_FOUND for one that somebody else has. */
export async function saveHand(
  secrets: Secrets,
  trx: TenantTrx,
  given: {
    igrejaId: number
    userId: number
    id: number
    estado: 'em_conversa' | 'encaminhado' | 'concluido' | 'sem_resposta'
  },
): Promise<Atendimento> {
  const saved = await trx
    .updateTable('atendimento')
    .set({ estado: given.estado })
    .where('id', '=', given.id)
    .where('anfitriaoUserId', '=', given.userId)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new AppError('NOT_FOUND')
  if (given.estado === 'concluido') await closeRoom(trx, given)
  return findHand(secrets, trx, given)
}

/** How many raised a hand; below five nobody is told, so that nobody is pointed at. */
export async function countHands(
  trx: TenantTrx,
  { transmissaoId }: { transmissaoId: number },
): Promise<number | null> {
  const { count } = await trx
    .selectFrom('atendimento')
    .where('transmissaoId', '=', transmissaoId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < SHOWN_FROM ? null : Number(count)
}

const SHOWN_FROM = 5

async function requireRows(
  trx: TenantTrx,
  { transmissaoId, idMomento }: { transmissaoId: number; idMomento: number | null },
): Promise<void> {
  const found =
    idMomento === null
      ? await trx.selectFrom('transmissao').where('id', '=', transmissaoId).select('id').executeTakeFirst()
      : await trx
          .selectFrom('transmissaoMomento')
          .where('id', '=', idMomento)
          .where('transmissaoId', '=', transmissaoId)
          .select('id')
          .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
}

/** Whoever takes it over later goes on in the same room. */
async function openRoom(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const row = await trx.selectFrom('atendimento').where('id', '=', id).select('salaId').executeTakeFirst()
  if (row?.salaId) return
  const sala = await trx
    .insertInto('sala')
    .values({ codigo: `conversa-${randomUUID()}`, fechaEm: sql<Date>`now() + interval '1 day'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('atendimento').set({ salaId: sala.id }).where('id', '=', id).execute()
}

/** What was said stays to be read; nobody writes any more where nobody answers. */
async function closeRoom(trx: TenantTrx, { id }: { id: number }): Promise<void> {
  const sala = await trx
    .updateTable('sala')
    .set({ fechaEm: sql<Date>`least(fecha_em, now())` })
    .where('id', 'in', trx.selectFrom('atendimento').where('id', '=', id).select('salaId'))
    .returning(['id', 'modoLento', 'flagSoAnfitrioes', 'flagLinksConvidados'])
    .executeTakeFirst()
  if (!sala) return
  const { id: salaId, ...corpo } = sala
  appendEvento(trx, { salaId, tipo: 'modo', corpo })
}

async function findHand(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, id }: { igrejaId: number; userId: number; id: number },
): Promise<Atendimento> {
  const row = await rowsWithHost(trx).where('a.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toAtendimento(secrets, row, { igrejaId, userId })
}

function rowsWithHost(trx: TenantTrx) {
  return trx
    .selectFrom('atendimento as a')
    .leftJoin('usuario as h', (join) =>
      join.onRef('h.igrejaId', '=', 'a.igrejaId').onRef('h.userId', '=', 'a.anfitriaoUserId'),
    )
    .leftJoin('sala as s', 's.id', 'a.salaId')
    .select([
      'a.id',
      'a.codigo',
      'a.transmissaoId',
      'a.tipo',
      'a.estado',
      'a.dataCadastro',
      'a.pessoaEncrypted',
    ])
    .select(['a.anfitriaoUserId', 'h.nome as anfitriao', 's.codigo as sala'])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsWithHost>['executeTakeFirstOrThrow']>>

/** What somebody said of themselves is opened for who is with them, and for who may be. */
function toAtendimento(
  secrets: Secrets,
  row: Row,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Atendimento {
  const flagMeu = row.anfitriaoUserId === userId
  const isOpen = flagMeu || row.anfitriaoUserId === null || row.estado === 'encaminhado'
  const pessoa: Pessoa =
    row.pessoaEncrypted && isOpen
      ? (JSON.parse(
          unseal(secrets, 'atendimento', contextOf({ igrejaId, codigo: row.codigo }), row.pessoaEncrypted),
        ) as Pessoa)
      : { nome: null, contato: null }
  return {
    id: row.id,
    idTransmissao: row.transmissaoId,
    tipo: row.tipo as Atendimento['tipo'],
    estado: row.estado as Atendimento['estado'],
    nome: pessoa.nome,
    contato: flagMeu ? pessoa.contato : null,
    dataCadastro: row.dataCadastro.toISOString(),
    anfitriao: row.anfitriao,
    flagMeu,
    sala: flagMeu ? row.sala : null,
  }
}
