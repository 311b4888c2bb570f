import type { CallInput, CallResult, staffSetupCalls } from '@atrio/contract'
import { email as emailRule } from '@atrio/rules'
import { sql } from 'kysely'
import { checkNewPassword } from '../adapters/passwords/password-policy.ts'
import { withTenantOnce } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { isFresh, isSetupCode } from '../setup-code.ts'
import { createIgreja, requireIgrejaNova } from './create-igreja.ts'

type Setup = CallInput<(typeof staffSetupCalls)['createInstalacao']>['body']
type Another = CallInput<(typeof staffSetupCalls)['createIgrejaEquipe']>['body']
type Organizacoes = CallResult<(typeof staffSetupCalls)['listOrganizacoesEquipe']>['organizacoes']

/** No church has this number: the policies of a person’s own rows show theirs, and no others do. */
const NOWHERE = 2_147_483_647

/**
 * The first church: with it an account of who set it up, and with that the end of this call.
 * @throws AppError NOT_FOUND, VALIDATION
 */
export async function createInstalacao({ deps }: Context, given: Setup): Promise<void> {
  const { db, secrets, passwords } = deps
  if (!(await isFresh(db))) throw new AppError('NOT_FOUND')
  const { codigo, organizacao, igreja, pessoa } = given
  if (!isSetupCode(secrets, codigo))
    throw new AppError('VALIDATION', { campos: [{ campo: 'codigo', regra: 'unknown' }] })
  requireIgrejaNova(igreja)
  const email = pessoa.email.trim().toLowerCase()
  const campos = [
    ...(emailRule(email) ? [{ campo: 'pessoa.email', regra: 'email' }] : []),
    ...checkNewPassword('pessoa.senha', pessoa.senha, [pessoa.nome, pessoa.sobrenome, email, igreja.nome]),
  ]
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  const passwordHash = await passwords.hash(pessoa.senha)
  const { nome, sobrenome } = pessoa
  const founder = { nome, sobrenome, account: { email, passwordHash } }
  await createIgreja(db, { igreja, organizacao, founder, isFirst: true })
}

/** Of an organisation that somebody answers for, or of a new one. @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION */
export async function createAnother(
  { deps: { db } }: Context,
  { userId, organizacao, nomeOrganizacao, igreja }: Another & { userId: number },
): Promise<void> {
  const own = await listAnsweredFor(db, { userId })
  if (own.length === 0) throw new AppError('FORBIDDEN')
  const asked = organizacao === null ? null : own.find(({ slug }) => slug === organizacao)
  if (asked === undefined) throw new AppError('NOT_FOUND')
  if (asked === null && nomeOrganizacao === null)
    throw new AppError('VALIDATION', { campos: [{ campo: 'nomeOrganizacao', regra: 'required' }] })
  requireIgrejaNova(igreja)
  const { nome, sobrenome } = own[0]!
  const founder = { nome, sobrenome, account: userId }
  await createIgreja(db, { igreja, organizacao: asked?.id ?? nomeOrganizacao!, founder })
}

export async function listOrganizacoes(
  { deps: { db } }: Context,
  { userId }: { userId: number },
): Promise<Organizacoes> {
  const own = await listAnsweredFor(db, { userId })
  return own.map(({ slug, organizacao, quantidade }) => ({ slug, nome: organizacao, quantidade }))
}

interface AnsweredFor {
  id: number
  slug: string
  organizacao: string
  quantidade: number
  /** As the person is called there. */
  nome: string
  sobrenome: string
}

async function listAnsweredFor(
  db: Context['deps']['db'],
  { userId }: { userId: number },
): Promise<AnsweredFor[]> {
  const { rows } = await withTenantOnce(db, { igrejaId: NOWHERE, userId }, (trx) =>
    sql<AnsweredFor>`
      select distinct on (o.id) o.id, o.slug, o.nome as organizacao,
        (select count(*)::int from igreja other where other.organizacao_id = o.id) as quantidade,
        coalesce(u.nome, '') as nome, coalesce(u.sobrenome, '') as sobrenome
      from user_igreja_role r join igreja i on i.id = r.igreja_id join organizacao o on o.id = i.organizacao_id
        left join usuario u on u.igreja_id = r.igreja_id and u.user_id = r.user_id
      where r.user_id = ${userId} and r.role = 'ROLE_SUPER_ADMIN' and coalesce(u.flag_ativo, true)
      order by o.id`.execute(trx),
  )
  return rows
}
