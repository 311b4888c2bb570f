import type { Importacao } from '@atrio/contract'
import { sql } from 'kysely'
import { queueActivation } from '../../activation.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { randomToken } from '../../http/one-time-token.ts'
import { audit } from '../../payments/ledger/audit.ts'
import { findImportacao, planOf } from './importacoes.ts'
import type { Planned } from './plan.ts'
import { toImportacao } from './to-importacao.ts'
import { completePeople, insertPeople, type Written } from './write-people.ts'

/**
 * Takes in whoever can be taken in, all or nobody. What was done is done: asked for again, in whichever tab, it is answered
 * as it is. @throws AppError NOT_FOUND, VALIDATION where no column is the name or the e-mail, ACTIVATION_MAIL_FAILED
 */
export async function fazerImportacao(
  ctx: Context,
  { id, convidar }: { id: number; convidar: boolean },
): Promise<Importacao> {
  const { igrejaId, userId } = requireAuth(ctx)
  // Of accounts that nobody can log in to before a mailed link opens them: a password that nobody knows.
  const passwordHash = await ctx.deps.passwords.hash(randomToken())
  return inTenant(ctx, async (trx) => {
    // One file at a time in a church: of two with the same people the second finds them here.
    await sql`select pg_advisory_xact_lock(7411021, ${igrejaId})`.execute(trx)
    const importacao = await findImportacao(trx, { igrejaId, id, lock: true })
    if (importacao.situacao === 'aberta') {
      const has = (campo: string) => importacao.campos.includes(campo)
      const lacking = ['nome', 'email'].filter(
        (campo) => !has(campo) && !(campo === 'nome' && has('nomeCompleto')),
      )
      if (lacking.length > 0) {
        throw new AppError('VALIDATION', { campos: lacking.map((campo) => ({ campo, regra: 'required' })) })
      }
      const plan = await planOf(trx, { igrejaId, importacao })
      const idioma = await idiomaOfIgreja(trx, igrejaId)
      const made = await insertPeople(trx, { igrejaId, plan, passwordHash, idioma })
      const filled = await completePeople(trx, { igrejaId, plan })
      await keepResult(trx, { igrejaId, id, plan, written: [...made, ...filled] })
      if (convidar) {
        for (const { user } of made) if (user) await queueActivation(ctx, trx, { user, igrejaId })
      }
      audit(trx, [
        {
          igrejaId,
          ator: `user:${userId}`,
          acao: 'importacaoFeita',
          alvo: `importacao:${id}`,
          dados: { novas: made.length, completadas: filled.length, convidadas: convidar },
        },
      ])
    }
    const row = await findImportacao(trx, { igrejaId, id })
    return toImportacao(trx, { igrejaId, row, plan: [] })
  })
}

async function idiomaOfIgreja(trx: TenantTrx, igrejaId: number): Promise<string> {
  const { idioma } = await trx
    .selectFrom('igreja')
    .where('id', '=', igrejaId)
    .select('idioma')
    .executeTakeFirstOrThrow()
  return idioma
}

/** What became of each row. The cells of those that were left out stay until it can be undone no more, the others’ go. */
async function keepResult(
  trx: TenantTrx,
  {
    igrejaId,
    id,
    plan,
    written,
  }: { igrejaId: number; id: number; plan: readonly Planned[]; written: readonly Written[] },
): Promise<void> {
  const byNumber = new Map(written.map((one) => [one.numero, one]))
  const rows = plan.map(({ numero, situacao, completa, troca, usuario }) => {
    const one = byNumber.get(numero)
    return {
      numero,
      situacao,
      completa,
      antes: troca.length > 0 ? Object.fromEntries(troca.map((campo) => [campo, usuario!.now[campo]])) : null,
      usuario: one?.usuarioId ?? usuario?.id ?? null,
      novo: one?.userNovoId ?? null,
      versao: one?.versao ?? null,
      fora: ['erro', 'parecida', 'fora'].includes(situacao),
    }
  })
  await sql`update importacao_linha l set situacao = r.situacao, usuario_id = r.usuario, user_novo_id = r.novo,
      versao_depois = r.versao, antes = r.antes, completa = array(select jsonb_array_elements_text(r.completa)),
      celulas = case when r.fora then l.celulas else '{}' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(numero int, situacao text, completa jsonb, antes jsonb, usuario int, novo int, versao int, fora boolean)
    where l.igreja_id = ${igrejaId} and l.importacao_id = ${id} and l.numero = r.numero`.execute(trx)
  await sql`update importacao set situacao = 'feita', apagar_em = now() + interval '14 days'
    where igreja_id = ${igrejaId} and id = ${id}`.execute(trx)
}
