import type { CopiaEquipe, ErroCopia, RelatorioCopia } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { signedAddress } from '../../files/file-address.ts'
import type { Context } from '../../http/context.ts'
import { idiomaOf, inTenant, requireAuth } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { seal } from '../../sealed.ts'
import type { Secrets } from '../../secrets.ts'
import { deriveKey, newSalt } from './cofre.ts'
import { settleAs } from './laid.ts'
import { CopiaRefused, keyFor } from './look.ts'
import { readCofre } from './read-cofre.ts'
import { receivedPath } from './received-path.ts'
import { isNova } from './vazia.ts'

export type Sentido = 'saida' | 'entrada'

/** How the passphrase's key waits for the work. */
export const keyContext = (igrejaId: number, sentido: Sentido) => `copia:${igrejaId}:${sentido}`

const sealKey = (secrets: Secrets, of: { igrejaId: number; sentido: Sentido; key: Buffer; sal: string }) =>
  seal(
    secrets,
    'copia',
    keyContext(of.igrejaId, of.sentido),
    JSON.stringify({ key: of.key.toString('base64'), sal: of.sal }),
  )

export async function getCopia(ctx: Context, trx: TenantTrx): Promise<CopiaEquipe> {
  const { igrejaId, userId, roles } = requireAuth(ctx)
  const rows = await trx
    .selectFrom('copia')
    .where('apagarEm', '>', sql<Date>`now()`)
    .select(['sentido', 'situacao', 'dataCadastro', 'feito', 'total', 'erro', 'apagarEm', 'relatorio'])
    .select(['tamanho', 'deixados'])
    .execute()
  const comum = (row: (typeof rows)[number]) => ({
    dataCadastro: row.dataCadastro.toISOString(),
    feito: row.feito,
    total: row.total,
    erro: row.erro as ErroCopia | null,
    apagarEm: row.apagarEm.toISOString(),
  })
  const saida = rows.find(({ sentido }) => sentido === 'saida')
  const entrada = rows.find(({ sentido }) => sentido === 'entrada')
  const { rows: others } = await sql<{ alone: boolean }>`
    select not exists (select from igreja where id <> ${igrejaId}) as alone`.execute(trx)
  return {
    saida: saida
      ? {
          ...comum(saida),
          situacao: saida.situacao as 'pedida' | 'pronta' | 'falhou',
          tamanho: saida.tamanho === null ? null : Number(saida.tamanho),
          deixados: saida.deixados as unknown as RelatorioCopia['deixados'],
        }
      : null,
    entrada: entrada
      ? {
          ...comum(entrada),
          situacao: entrada.situacao as NonNullable<CopiaEquipe['entrada']>['situacao'],
          relatorio: reportOf(entrada.relatorio as unknown as RelatorioCopia | null),
        }
      : null,
    podeTrazer: roles.includes('ROLE_SUPER_ADMIN') && (await isNova(trx, { igrejaId, userId })),
    trazSenhas: others[0]!.alone,
  }
}

/** One of a version before says less. */
function reportOf(relatorio: RelatorioCopia | null): RelatorioCopia | null {
  return (
    relatorio && {
      ...relatorio,
      deixados: relatorio.deixados ?? [],
      grupos: { ...NONE, ...relatorio.grupos },
    }
  )
}

const NONE = { conversas: 0 }

/** Asks for an archive; the one before goes. */
export async function createCopia(ctx: Context, { senha }: { senha: string }): Promise<CopiaEquipe> {
  const { igrejaId, userId } = requireAuth(ctx)
  const sal = newSalt()
  const key = await deriveKey(senha, sal)
  return inTenant(ctx, async (trx) => {
    const [before] = await trx
      .selectFrom('copia')
      .where('sentido', '=', 'saida')
      .select(['situacao', 'arquivoId'])
      .forUpdate()
      .execute()
    if (before?.situacao !== 'pedida') {
      await trx.deleteFrom('copia').where('sentido', '=', 'saida').execute()
      if (before?.arquivoId) await trx.deleteFrom('arquivo').where('id', '=', before.arquivoId).execute()
      await trx
        .insertInto('copia')
        .values({
          sentido: 'saida',
          situacao: 'pedida',
          idioma: idiomaOf(ctx),
          userId,
          chaveEncrypted: sealKey(ctx.deps.secrets, { igrejaId, sentido: 'saida', key, sal }),
          apagarEm: sql<Date>`now() + interval '1 day'`,
        })
        .execute()
      audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'copiaPedida', alvo: `igreja:${igrejaId}` }])
    }
    return getCopia(ctx, trx)
  })
}

/** Where the archive is fetched. Each time is an entry of the trail. @throws AppError NOT_FOUND */
export async function baixarCopia(ctx: Context): Promise<{ url: string }> {
  const { igrejaId, userId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const row = await trx
      .selectFrom('copia')
      .where('sentido', '=', 'saida')
      .where('situacao', '=', 'pronta')
      .where('apagarEm', '>', sql<Date>`now()`)
      .select('arquivoId')
      .executeTakeFirst()
    if (!row?.arquivoId) throw new AppError('NOT_FOUND')
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'copiaBaixada', alvo: `igreja:${igrejaId}` }])
    return { url: signedAddress(ctx.deps.secrets, { igrejaId, id: row.arquivoId }, 'hour') }
  })
}

/** Begins to look an archive through that was sent. @throws AppError NOT_FOUND, VALIDATION */
export async function conferirCopia(ctx: Context, { senha }: { senha: string }): Promise<CopiaEquipe> {
  const { igrejaId } = requireAuth(ctx)
  await inTenant(ctx, (trx) => requireEntrada(trx, ['recebida', 'conferida']))
  const { key, sal } = await openedBy(ctx, senha)
  return inTenant(ctx, async (trx) => {
    await requireEntrada(trx, ['recebida', 'conferida'])
    await trx
      .updateTable('copia')
      .set({
        situacao: 'conferindo',
        erro: null,
        relatorio: null,
        feito: 0,
        total: 0,
        chaveEncrypted: sealKey(ctx.deps.secrets, { igrejaId, sentido: 'entrada', key, sal }),
      })
      .where('sentido', '=', 'entrada')
      .execute()
    return getCopia(ctx, trx)
  })
}

async function openedBy(ctx: Context, senha: string): Promise<{ key: Buffer; sal: string }> {
  const { igrejaId } = requireAuth(ctx)
  try {
    const cofre = await readCofre(ctx.deps, { igrejaId, path: receivedPath(ctx.deps, igrejaId) })
    return { key: await keyFor(cofre, senha), sal: cofre.sal }
  } catch (error) {
    if (!(error instanceof CopiaRefused)) throw error
    throw new AppError('VALIDATION', {
      campos: [{ campo: 'senha', regra: error.erro === 'senha' ? 'wrong' : error.erro }],
    })
  }
}

/** Takes in what was looked through. @throws AppError NOT_FOUND */
export async function trazerCopia(ctx: Context): Promise<CopiaEquipe> {
  return inTenant(ctx, async (trx) => {
    await requireEntrada(trx, ['conferida'])
    await trx
      .updateTable('copia')
      .set({ situacao: 'trazendo', erro: null, feito: 0, total: 0, userId: requireAuth(ctx).userId })
      .where('sentido', '=', 'entrada')
      .execute()
    return getCopia(ctx, trx)
  })
}

/** The file goes by itself. @throws AppError NOT_FOUND */
export async function deleteCopia(ctx: Context): Promise<CopiaEquipe> {
  const { igrejaId } = requireAuth(ctx)
  return inTenant(ctx, async (trx) => {
    const situacao = await requireEntrada(trx, ['recebida', 'conferida', 'feita'])
    await settleAs(ctx.deps, { igrejaId, situacao })
    await trx.deleteFrom('copia').where('sentido', '=', 'entrada').execute()
    return getCopia(ctx, trx)
  })
}

/** @throws AppError NOT_FOUND */
async function requireEntrada(trx: TenantTrx, situacoes: readonly string[]): Promise<string> {
  const [row] = await trx
    .selectFrom('copia')
    .where('sentido', '=', 'entrada')
    .where('situacao', 'in', [...situacoes])
    .where('apagarEm', '>', sql<Date>`now()`)
    .select('situacao')
    .forUpdate()
    .execute()
  if (!row) throw new AppError('NOT_FOUND')
  return row.situacao
}
