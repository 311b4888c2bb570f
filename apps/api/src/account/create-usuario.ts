import type { Cadastro } from '@atrio/contract'
import { cadastroRules, flattenCadastro } from '@atrio/contract'
import { listFieldErrors, localeOf, normalizeBrPhone, safeRedirectTo, validateForm } from '@atrio/rules'
import { saveAceites } from '../aceites.ts'
import { queueActivation, tellForActivation } from '../activation.ts'
import { accountExists } from '../activation-kinds.ts'
import { checkNewPassword } from '../adapters/passwords/password-policy.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { idiomaOf, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { mayMail, settleLookUp } from '../http/tolls.ts'
import { hasCongregacao, loadPlace, saveCpf } from './cadastro.ts'
import { saveEnderecoPrincipal } from './enderecos.ts'
import { sealObservacoes } from './observacoes.ts'

/** Registers a person: an account on the platform, one at this church that waits for its activation, and the mail. */
export async function createUsuario(ctx: Context, given: { id: number; cadastro: Cadastro }): Promise<void> {
  const igrejaId = requireIgreja(ctx, given).id
  const cadastro = { ...given.cadastro, email: given.cadastro.email.trim().toLowerCase() }
  const asked = await withTenant(ctx.deps.db, { igrejaId }, (trx) => validate(trx, igrejaId, cadastro))
  // After the check of the fields: correcting a form costs nothing.
  const send = await mayMail(ctx, 'registration', cadastro.email)
  const passwordHash = await ctx.deps.passwords.hash(cadastro.senha)
  const redirectTo = safeRedirectTo(cadastro.redirectTo)

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
    if (asked.endereco)
      await saveEnderecoPrincipal(trx, { igrejaId, userId: user.id, endereco: asked.endereco })
    if (asked.cpf?.trim()) await saveCpf(trx, { igrejaId, usuarioId, cpf: asked.cpf })
    await saveAceites(trx, {
      igrejaId,
      userId: user.id,
      pedidoId: null,
      idioma: idiomaOf(ctx),
      origem: 'cadastro',
    })
    await queueActivation(ctx, trx, { user, igrejaId, redirectTo })
    return 'created'
  })
  if (result === 'exists') {
    if (send) await tellExisting(ctx, igrejaId, cadastro.email, redirectTo)
    if (!ctx.deps.env.ENUM_STRICT) throw new AppError('ACCOUNT_EXISTS')
    return
  }
  await settleLookUp(ctx, cadastro.email)
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
  const { pais, today } = await loadPlace(trx, { igrejaId })
  const asked = onlyAsked(
    cadastro,
    campos.map(({ campo }) => campo),
  )
  const rules = cadastroRules(campos as Parameters<typeof cadastroRules>[0], { pais })
  const errors = validateForm(flattenCadastro(asked), rules, { today })
  const own = [...cadastro.nome.split(/\s+/), cadastro.sobrenome ?? '', cadastro.email.split('@')[0]!]
  const found = [
    ...listFieldErrors(errors).filter(({ campo }) => campo !== 'senha'),
    ...checkNewPassword('senha', cadastro.senha, own),
  ]
  if (asked.congregacao && !(await hasCongregacao(trx, { igrejaId, id: asked.congregacao }))) {
    found.push({ campo: 'congregacao', regra: 'required' })
  }
  if (found.length > 0) throw new AppError('VALIDATION', { campos: found })
  return asked
}

// Apps that ask for two names keep both.
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
      userId: owner.userId,
      nome: cadastro.nome.trim(),
      sobrenome: cadastro.sobrenome?.trim() ?? '',
      telefone: telefone && (normalizeBrPhone(telefone) ?? telefone),
      dataNascimento: cadastro.dataNascimento ?? null,
      sexo: cadastro.sexo ?? null,
      estadoCivil: cadastro.estadoCivil ?? null,
      dataCasamento: cadastro.dataCasamento ?? null,
      ocupacao: cadastro.ocupacao?.trim() || null,
      congregacaoId: cadastro.congregacao ?? null,
      qtdeFilhos: cadastro.qtdeFilhos ?? null,
      observacoesEncrypted: sealObservacoes(ctx.deps.secrets, owner, cadastro.observacoes?.trim()),
      flagAtivo: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Spec §4: who registers again while inactive gets the activation e-mail. In strict mode the mailbox's owner alone learns
 * that there is an account; else the answer offers login or recovery.
 */
async function tellExisting(
  ctx: Context,
  igrejaId: number,
  email: string,
  redirectTo: string | null,
): Promise<void> {
  await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    const user = await trx
      .selectFrom('user')
      .where('email', '=', email)
      .select(['id', 'email', 'idioma'])
      .executeTakeFirstOrThrow()
    const inactive = await trx
      .selectFrom('usuario')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', user.id)
      .where('flagAtivo', '=', false)
      .select('id')
      .executeTakeFirst()
    if (inactive) return queueActivation(ctx, trx, { user, igrejaId, redirectTo })
    if (!ctx.deps.env.ENUM_STRICT) return
    await tellForActivation(ctx, trx, {
      kind: accountExists,
      igrejaId,
      to: { email: user.email, locale: localeOf(user.idioma) ?? ctx.locale, userId: user.id },
      facts: { url: '/access' },
    })
  })
}
