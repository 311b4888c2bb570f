import type { Cadastro } from '@atrio/contract'
import { cadastroRules, flattenCadastro } from '@atrio/contract'
import { listFieldErrors, localeOf, normalizeBrPhone, safeRedirectTo, validateForm } from '@atrio/rules'
import { queueActivation } from '../activation.ts'
import { checkNewPassword } from '../adapters/passwords/password-policy.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Limit } from '../http/limits.ts'
import { addressOf, hasCongregacao, loadPlace, saveCpf } from './cadastro.ts'
import { sealObservacoes } from './observacoes.ts'

const HOUR = 3_600

/** Registers a person: an account on the platform, one at this church that waits for its activation, and the mail. */
export async function createUsuario(ctx: Context, given: { id: number; cadastro: Cadastro }): Promise<void> {
  const igrejaId = requireIgreja(ctx, given).id
  const cadastro = { ...given.cadastro, email: given.cadastro.email.trim().toLowerCase() }
  const asked = await withTenant(ctx.deps.db, { igrejaId }, (trx) => validate(trx, igrejaId, cadastro))
  // After the check of the fields: whoever corrects a form is not to be locked out of it.
  await ctx.deps.limits.spend(registrationLimits(ctx, cadastro.email))
  const passwordHash = await ctx.deps.passwords.hash(cadastro.senha)

  const result = await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const user = await trx
      .insertInto('user')
      .values({
        email: cadastro.email,
        passwordHash,
        idioma: cadastro.idioma ?? ctx.locale.replace('-', '_'),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'email', 'idioma'])
      .executeTakeFirst()
    if (!user) return 'exists'
    const usuarioId = await insertUsuario(ctx, trx, { igrejaId, userId: user.id }, asked)
    if (asked.cpf?.trim()) await saveCpf(trx, { igrejaId, usuarioId }, asked.cpf)
    const redirectTo = safeRedirectTo(cadastro.redirectTo)
    await queueActivation(ctx, trx, { user, igrejaId, origin: ctx.origin, redirectTo })
    return 'created'
  })
  if (result === 'exists') await answerExisting(ctx, igrejaId, cadastro.email)
}

function registrationLimits(ctx: Context, email: string): [Limit, Limit] {
  return [
    { name: 'registration-ip', key: ctx.ip, points: 30, seconds: HOUR },
    { name: 'registration', key: email, points: 5, seconds: HOUR },
  ]
}

/**
 * What the church asks for, checked by Spec §5; what it does not ask for is left out, whatever the body holds.
 * @throws AppError VALIDATION
 */
async function validate(trx: TenantTrx, igrejaId: number, cadastro: Cadastro): Promise<Cadastro> {
  const campos = await trx
    .selectFrom('cadastroCampo')
    .where('igrejaId', '=', igrejaId)
    .select(['campo', 'flagObrigatorio'])
    .execute()
  const { pais, today } = await loadPlace(trx, igrejaId)
  const asked = onlyAsked(
    cadastro,
    campos.map(({ campo }) => campo),
  )
  const rules = cadastroRules(campos as Parameters<typeof cadastroRules>[0], { pais })
  const errors = validateForm(flattenCadastro(asked), rules, { today })
  const own = [cadastro.nome, cadastro.sobrenome, cadastro.email.split('@')[0]!]
  const found = [
    ...listFieldErrors(errors).filter(({ campo }) => campo !== 'senha'),
    ...checkNewPassword('senha', cadastro.senha, own),
  ]
  if (asked.congregacao && !(await hasCongregacao(trx, igrejaId, asked.congregacao))) {
    found.push({ campo: 'congregacao', regra: 'required' })
  }
  if (found.length > 0) throw new AppError('VALIDATION', { campos: found })
  return asked
}

const ALWAYS = new Set(['nome', 'sobrenome', 'email', 'senha', 'idioma', 'redirectTo'])

function onlyAsked(cadastro: Cadastro, campos: string[]): Cadastro {
  const kept = Object.entries(cadastro).filter(([campo]) => ALWAYS.has(campo) || campos.includes(campo))
  return Object.fromEntries(kept) as Cadastro
}

async function insertUsuario(
  ctx: Context,
  trx: TenantTrx,
  owner: { igrejaId: number; userId: number },
  cadastro: Cadastro,
): Promise<number> {
  const telefone = cadastro.telefone?.trim() || null
  const { id } = await trx
    .insertInto('usuario')
    .values({
      ...owner,
      nome: cadastro.nome.trim(),
      sobrenome: cadastro.sobrenome.trim(),
      telefone: telefone && (normalizeBrPhone(telefone) ?? telefone),
      dataNascimento: cadastro.dataNascimento ?? null,
      sexo: cadastro.sexo ?? null,
      estadoCivil: cadastro.estadoCivil ?? null,
      dataCasamento: cadastro.dataCasamento ?? null,
      ocupacao: cadastro.ocupacao?.trim() || null,
      congregacaoId: cadastro.congregacao ?? null,
      qtdeFilhos: cadastro.qtdeFilhos ?? null,
      observacoesEncrypted: sealObservacoes(ctx.deps.secrets, owner, cadastro.observacoes?.trim()),
      ...addressOf(cadastro),
      flagAtivo: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Spec §4: offers login or recovery; in strict mode only the mailbox's owner learns that there is an account. */
async function answerExisting(ctx: Context, igrejaId: number, email: string): Promise<void> {
  if (!ctx.deps.env.ENUM_STRICT) throw new AppError('ACCOUNT_EXISTS')
  await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const user = await trx
      .selectFrom('user')
      .where('email', '=', email)
      .select(['email', 'idioma'])
      .executeTakeFirstOrThrow()
    await ctx.deps.mail.send(trx, {
      to: user.email,
      locale: localeOf(user.idioma) ?? ctx.locale,
      igrejaId,
      message: { tipo: 'account-exists', url: new URL('/access', ctx.origin).href },
    })
  })
}
