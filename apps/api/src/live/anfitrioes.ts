import type { AnfitrioesEquipe, CallInput, liveAnfitrioesStaffCalls } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { cleanTexto } from './chat/regras.ts'
import { salasOf } from './chat/salas.ts'
import { readMensagens } from './mensagens.ts'
import { anfitrioesOf } from './sala-of.ts'

type Given = CallInput<(typeof liveAnfitrioesStaffCalls)['createMensagemAnfitrioes']>['body']

/** The room of those who look after a broadcast, from the desk (Decision 286). @throws AppError NOT_FOUND */
export async function readAnfitrioes(
  trx: TenantTrx,
  { transmissaoId, userId }: { transmissaoId: number; userId: number },
): Promise<AnfitrioesEquipe> {
  const salaId = await requireAnfitrioes(trx, { transmissaoId })
  const { rows: membros } = await sql<AnfitrioesEquipe['membros'][number]>`
    select u.user_id as id, concat_ws(' ', u.nome, u.sobrenome) as nome, c.email
    from sala_membro m
      join usuario u on u.igreja_id = m.igreja_id and m.participante = 'u:' || u.user_id
      join "user" c on c.id = u.user_id
    where m.sala_id = ${salaId} order by nome, u.user_id limit ${MOST}`.execute(trx)
  return {
    sala: anfitrioesOf({ transmissaoId }),
    mensagens: await readMensagens(trx, { salaId, userId }),
    membros,
  }
}

/** @throws AppError NOT_FOUND, VALIDATION */
export async function writeAnfitrioes(
  ctx: Context,
  { transmissaoId, chave, texto: given }: Given & { transmissaoId: number },
): Promise<AnfitrioesEquipe> {
  const { userId, igrejaId } = requireAuth(ctx)
  const texto = cleanTexto(given)
  if (texto === null) throw new AppError('VALIDATION', { campos: [{ campo: 'texto', regra: 'required' }] })
  const { salaId, nome } = await inTenant(ctx, async (trx) => ({
    salaId: await requireAnfitrioes(trx, { transmissaoId }),
    nome: await nameOf(trx, { igrejaId, userId }),
  }))
  const sala = await salasOf(ctx.deps).of({ igrejaId, salaId })
  // Who administers several churches may have no profile in this one.
  const corpo = { nome: nome ?? requireIgreja(ctx).nome, papel: 'anfitriao', texto }
  await sala.escrever({ autor: `u:${userId}`, chave, visivel: 'todos', corpo })
  return inTenant(ctx, (trx) => readAnfitrioes(trx, { transmissaoId, userId }))
}

const MOST = 100

/** Lets a volunteer in; once more it changes nothing. @throws AppError NOT_FOUND, EMAIL_NOT_FOUND, VALIDATION */
export async function createAnfitriao(
  trx: TenantTrx,
  { transmissaoId, igrejaId, email }: { transmissaoId: number; igrejaId: number; email: string },
): Promise<void> {
  const salaId = await requireAnfitrioes(trx, { transmissaoId })
  const who = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.flagAtivo', '=', true)
    .where('user.email', '=', email.trim().toLowerCase())
    .select('user.id')
    .executeTakeFirst()
  if (!who) throw new AppError('EMAIL_NOT_FOUND')
  const { n } = await trx
    .selectFrom('salaMembro')
    .where('salaId', '=', salaId)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) >= MOST) throw new AppError('VALIDATION', { campos: [{ campo: 'email', regra: 'limit' }] })
  await trx
    .insertInto('salaMembro')
    .values({ salaId, participante: `u:${who.id}` })
    .onConflict((oc) => oc.columns(['igrejaId', 'salaId', 'participante']).doNothing())
    .execute()
}

/** Who has that room open is put out of it at once. @throws AppError NOT_FOUND */
export async function deleteAnfitriao(
  ctx: Context,
  { transmissaoId, userId }: { transmissaoId: number; userId: number },
): Promise<void> {
  const participante = `u:${userId}`
  const salaId = await inTenant(ctx, async (trx) => {
    const id = await requireAnfitrioes(trx, { transmissaoId })
    const gone = await trx
      .deleteFrom('salaMembro')
      .where('salaId', '=', id)
      .where('participante', '=', participante)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw new AppError('NOT_FOUND')
    return id
  })
  for (const sala of salasOf(ctx.deps).opened()) {
    if (sala.salaId !== salaId) continue
    for (const leitor of sala.leitores) if (leitor.sub === participante) leitor.end('gone')
  }
}

async function requireAnfitrioes(trx: TenantTrx, of: { transmissaoId: number }): Promise<number> {
  const sala = await trx
    .selectFrom('sala')
    .where('codigo', '=', anfitrioesOf(of))
    .where('tipo', '=', 'anfitrioes')
    .select('id')
    .executeTakeFirst()
  if (!sala) throw new AppError('NOT_FOUND')
  return sala.id
}

async function nameOf(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select('nome')
    .executeTakeFirst()
  return row?.nome
}
