import { randomUUID } from 'node:crypto'
import type { CallInput, CallResult, MinhaOracao, prayerCalls } from '@atrio/contract'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import type { Secrets } from '../secrets.ts'
import type { Author } from './find-oracao.ts'
import { listMensagens } from './mensagens.ts'
import { waitsForApproval } from './aprovacao.ts'
import { NOT_GONE, selectOracoes, toMinha } from './oracao-shape.ts'
import { writeWords } from './sealed-words.ts'

type Calls = typeof prayerCalls

/** What somebody asked, newest first. */
export async function listMinhas(
  secrets: Secrets,
  trx: TenantTrx,
  { userId }: Pick<Author, 'userId'>,
): Promise<MinhaOracao[]> {
  const rows = await selectOracoes(trx)
    .where('oracao.userId', '=', userId)
    .where(NOT_GONE)
    .orderBy('oracao.id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => toMinha(secrets, row))
}

/** @throws AppError NOT_FOUND, also for another person's */
export async function getMinha(
  secrets: Secrets,
  trx: TenantTrx,
  { userId, id }: Pick<Author, 'userId'> & { id: number },
): Promise<MinhaOracao> {
  const row = await selectOracoes(trx)
    .where('oracao.id', '=', id)
    .where('oracao.userId', '=', userId)
    .where(NOT_GONE)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toMinha(secrets, row)
}

/** The same with all that was written below it. @throws AppError NOT_FOUND */
export async function getMinhaCompleta(
  secrets: Secrets,
  trx: TenantTrx,
  given: Pick<Author, 'userId'> & { id: number },
): Promise<CallResult<Calls['getMinhaOracao']>['oracao']> {
  const minha = await getMinha(secrets, trx, given)
  return {
    ...minha,
    mensagens: await listMensagens(secrets, trx, { oracaoId: given.id, private: true, writer: given.userId }),
  }
}

/** Asks for prayer. @throws AppError FORBIDDEN without an account here, NOT_FOUND for a reason, VALIDATION */
export async function createOracao(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, imagemId, pedido }: Author & { imagemId: string | null; pedido: Pedido },
): Promise<MinhaOracao> {
  await requireSelf(trx, { igrejaId, userId, idUsuario: pedido.idUsuario })
  await requireMotivo(trx, pedido)
  const flagPublicarMural = pedido.flagPublicarMural === 'true'
  const flagAtivo = pedido.flagAtivo !== 'false'
  requireConsent({
    onWall: flagPublicarMural,
    flagOutraPessoa: pedido.flagOutraPessoa === 'true',
    flagConsentimento: pedido.flagConsentimento === 'true',
  })
  const uuid = randomUUID()
  const { id } = await trx
    .insertInto('oracao')
    .values({
      uuid,
      userId,
      imagemId,
      nome: pedido.nome?.trim() || null,
      motivoId: pedido.idOracaoMotivo ?? null,
      ...writeWords(
        secrets,
        { of: 'oracao', igrejaId, uuid },
        { text: pedido.mensagem, open: flagPublicarMural },
      ),
      flagPublicarMural,
      flagAtivo,
      flagReceberLigacao: pedido.flagReceberLigacao === 'true',
      flagReceberVisita: pedido.flagReceberVisita === 'true',
      situacao: (await waitsForApproval(trx, { igrejaId })) ? 'aguardando' : 'aprovada',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getMinha(secrets, trx, { userId, id })
}

/** Who writes has an account here, and says no other than their own. @throws AppError FORBIDDEN, NOT_FOUND */
export async function requireSelf(
  trx: TenantTrx,
  { idUsuario, ...author }: Author & { idUsuario: number | undefined },
): Promise<void> {
  const { id } = await requireUsuario(trx, author)
  if (idUsuario !== undefined && idUsuario !== id) throw new AppError('NOT_FOUND')
}

type Pedido = CallInput<Calls['createOracao']>['body']

/** What everybody is to read of somebody else needs their consent. @throws AppError VALIDATION */
export function requireConsent(given: {
  onWall: boolean
  flagOutraPessoa: boolean
  flagConsentimento: boolean
}): void {
  if (given.onWall && given.flagOutraPessoa && !given.flagConsentimento) {
    throw new AppError('VALIDATION', { campos: [{ campo: 'flagConsentimento', regra: 'required' }] })
  }
}

async function requireMotivo(trx: TenantTrx, { idOracaoMotivo: id }: Pedido): Promise<void> {
  if (id === undefined) return
  const found = await trx
    .selectFrom('oracaoMotivo')
    .where('id', '=', id)
    .where(isKept('oracaoMotivo'))
    .select('id')
    .executeTakeFirst()
  if (!found) throw new AppError('NOT_FOUND')
}
