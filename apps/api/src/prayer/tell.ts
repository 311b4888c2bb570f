import { localeOf } from '@atrio/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Kind } from '../announce/kind.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { MENSAGENS_URL, oracaoCuidado, oracaoEspera, oracaoMensagemEspera } from './kinds.ts'
import { IS_CARE, IS_OPEN } from './cuidado.ts'

type TellDeps = Pick<Deps, 'announce'>

/** Tells the author of a request something about it. */
export async function tellAuthor(
  { announce }: TellDeps,
  trx: TenantTrx,
  { igrejaId, id, kind, butNot }: { igrejaId: number; id: number; kind: Kind; butNot?: number },
): Promise<void> {
  const author = await trx
    .selectFrom('oracao')
    .innerJoin('user', 'user.id', 'oracao.userId')
    .where('oracao.id', '=', id)
    .select(['user.id', 'user.email', 'user.idioma'])
    .executeTakeFirstOrThrow()
  if (author.id === butNot) return
  const to = { email: author.email, locale: localeOf(author.idioma) ?? 'en', userId: author.id }
  await announce(trx, { kind, igrejaId, to, facts: { url: `/user/prayer/${id}` } })
}

/** Tells who looks after it that a request waits: for the wall, for those who care for prayer, or for both. */
export async function tellWaiting(
  deps: TellDeps,
  trx: TenantTrx,
  { igrejaId, id }: { igrejaId: number; id: number },
): Promise<void> {
  const waits = sql<boolean>`oracao.flag_publicar_mural and oracao.flag_ativo and oracao.excluir_em is null
    and oracao.situacao = 'aguardando'`
  if (await isFirst(trx, { id, condition: waits })) {
    await tellTeam(deps, trx, { igrejaId, kind: oracaoEspera, url: '/prayer/desk' })
  }
  if (await isFirst(trx, { id, condition: sql<boolean>`${IS_CARE} and ${IS_OPEN}` })) {
    await tellTeam(deps, trx, { igrejaId, kind: oracaoCuidado, url: '/prayer/desk/care' })
  }
}

/** Tells who looks after the wall that a message below a request waits, once for what comes within twelve hours. */
export async function tellMensagemWaiting(
  deps: TellDeps,
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('oracaoMensagem')
    .where('situacao', '=', 'aguardando')
    .where('dataCadastro', '>', sql<Date>`now() - interval '12 hours'`)
    // Of this transaction, whose `now()` never moves.
    .select(sql<boolean>`data_cadastro = now()`.as('isNew'))
    .limit(2)
    .execute()
  if (rows.length === 1 && rows[0]!.isNew) {
    await tellTeam(deps, trx, { igrejaId, kind: oracaoMensagemEspera, url: MENSAGENS_URL })
  }
}

/** Those who care for prayer; where there are none yet, whoever administers the church. */
export async function tellTeam(
  { announce }: TellDeps,
  trx: TenantTrx,
  { igrejaId, kind, url }: { igrejaId: number; kind: Kind; url: string },
): Promise<void> {
  const people = await trx
    .selectFrom('user')
    .innerJoin('usuario', 'usuario.userId', 'user.id')
    .where('usuario.igrejaId', '=', igrejaId)
    .where('usuario.flagAtivo', '=', true)
    .where(
      sql<boolean>`"user".id in (select user_id from equipe_funcao where igreja_id = ${igrejaId} and funcao = 'oracao'
        union all select user_id from user_igreja_role where igreja_id = ${igrejaId} and role = 'ROLE_ADMIN'
          and not exists (select from equipe_funcao where igreja_id = ${igrejaId} and funcao = 'oracao'))`,
    )
    .select(['user.id', 'user.email', 'user.idioma'])
    .limit(50)
    .execute()
  for (const { id, email, idioma } of people) {
    const to = { email, locale: localeOf(idioma) ?? 'en', userId: id }
    await announce(trx, { kind, igrejaId, to, facts: { url } })
  }
}

/** It waits, and of the last twelve hours nothing else does: of that they were told. */
async function isFirst(
  trx: TenantTrx,
  { id, condition }: { id: number; condition: RawBuilder<boolean> },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('oracao')
    .where(condition)
    .where((eb) =>
      eb.or([
        eb('oracao.id', '=', id),
        eb('oracao.dataCadastro', '>', sql<Date>`now() - interval '12 hours'`),
      ]),
    )
    .select('oracao.id')
    .limit(2)
    .execute()
  return rows.length === 1 && rows[0]!.id === id
}
