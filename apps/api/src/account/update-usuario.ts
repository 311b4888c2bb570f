import { cadastroRules, flattenCadastro, type DadosPessoais, type Usuario } from '@atrio/contract'
import { listFieldErrors, normalizeBrPhone, validateForm } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import { deleteCpf, hasCongregacao, loadPlace, saveCpf } from './cadastro.ts'
import { saveEnderecoPrincipal } from './enderecos.ts'
import { sealObservacoes } from './observacoes.ts'
import { findUsuario } from './usuarios.ts'

interface Owner {
  igrejaId: number
  userId: number
}

/**
 * Saves some of what a church knows of a person. What is given has to be filled in by the rules of registration, or is
 * null, which takes it away where the church does not insist on it; what is left out stays.
 * @throws AppError FORBIDDEN without an account here, VALIDATION, CPF_IN_USE
 */
export async function updateUsuario(ctx: Context, dados: DadosPessoais): Promise<Usuario> {
  const owner = { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId }
  // An answer tells whether a CPF is known here: nobody needs to ask that often.
  if (dados.cpf) {
    await ctx.deps.limits.spend([
      { name: 'person-data', key: String(owner.userId), points: 30, seconds: 3_600 },
    ])
  }
  return inTenant(ctx, async (trx) => {
    const { id: usuarioId } = await requireUsuario(trx, owner)
    await validate(trx, owner.igrejaId, dados)
    const changed = columnsOf(ctx, owner, dados)
    if (Object.keys(changed).length > 0) {
      await trx
        .updateTable('usuario')
        .set(changed)
        .where('igrejaId', '=', owner.igrejaId)
        .where('id', '=', usuarioId)
        .execute()
    }
    if (dados.endereco !== undefined) await saveEnderecoPrincipal(trx, { ...owner, endereco: dados.endereco })
    if (dados.idioma !== undefined) await saveIdioma(trx, { ...owner, idioma: dados.idioma })
    if (dados.cpf) await saveCpf(trx, { igrejaId: owner.igrejaId, usuarioId, cpf: dados.cpf })
    else if (dados.cpf === null) await deleteCpf(trx, { igrejaId: owner.igrejaId, usuarioId })
    const usuario = (await findUsuario(ctx, trx, owner))!
    requireOrder(usuario, dados)
    return usuario
  })
}

/** Every field that is given a value counts as one that the church insists on; one that is emptied is, where it does. */
async function validate(trx: TenantTrx, igrejaId: number, dados: DadosPessoais): Promise<void> {
  const { pais, today } = await loadPlace(trx, { igrejaId })
  // Name and language are every account's, whatever the church asks for.
  const { nome, idioma: _idioma, ...asked } = dados
  const given = Object.entries(asked)
  const insisted = given.some(([, value]) => value === null) ? await listInsisted(trx, { igrejaId }) : []
  const campos = given.map(([campo, value]) => ({
    campo,
    flagObrigatorio: value !== null || insisted.includes(campo),
  }))
  const rules = cadastroRules(campos as Parameters<typeof cadastroRules>[0], { pais })
  const { nome: ofNome = [], email: _email, senha: _senha, ...others } = rules
  const all = nome === undefined ? others : { ...others, nome: ofNome }
  const found = listFieldErrors(validateForm(flattenCadastro(dados), all, { today }))
  if (dados.congregacao && !(await hasCongregacao(trx, { igrejaId, id: dados.congregacao }))) {
    found.push({ campo: 'congregacao', regra: 'required' })
  }
  if (found.length > 0) throw new AppError('VALIDATION', { campos: found })
}

async function listInsisted(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<string[]> {
  const rows = await trx
    .selectFrom('cadastroCampo')
    .where('igrejaId', '=', igrejaId)
    .where('flagObrigatorio', '=', true)
    .select('campo')
    .execute()
  return rows.map(({ campo }) => campo)
}

/**
 * Nobody marries before they are born: said at the field that was given, of which the other may be known already.
 * @throws AppError VALIDATION
 */
export function requireOrder(
  { dataNascimento, dataCasamento }: Pick<Usuario, 'dataNascimento' | 'dataCasamento'>,
  dados: Pick<DadosPessoais, 'dataNascimento' | 'dataCasamento'>,
): void {
  if (!dataNascimento || !dataCasamento || dataCasamento > dataNascimento) return
  const [campo, regra] = dados.dataCasamento
    ? (['dataCasamento', 'date'] as const)
    : (['dataNascimento', 'birthdate'] as const)
  if (dados.dataCasamento || dados.dataNascimento)
    throw new AppError('VALIDATION', { campos: [{ campo, regra }] })
}

async function saveIdioma(
  trx: TenantTrx,
  { userId, idioma }: Owner & { idioma: NonNullable<DadosPessoais['idioma']> },
): Promise<void> {
  await trx.updateTable('user').set({ idioma }).where('id', '=', userId).execute()
}

function columnsOf(ctx: Context, owner: Owner, dados: DadosPessoais) {
  const { nome, sobrenome, telefone, ocupacao, congregacao, observacoes, ...others } = dados
  const { endereco: _endereco, cpf: _cpf, idioma: _idioma, ...plain } = others
  const phone = telefone?.trim()
  return {
    ...plain,
    ...(nome !== undefined && { nome: nome.trim() }),
    ...(sobrenome !== undefined && { sobrenome: sobrenome?.trim() ?? '' }),
    ...(telefone !== undefined && { telefone: phone ? (normalizeBrPhone(phone) ?? phone) : null }),
    ...(ocupacao !== undefined && { ocupacao: ocupacao?.trim() ?? null }),
    ...(congregacao !== undefined && { congregacaoId: congregacao }),
    ...(observacoes !== undefined && {
      observacoesEncrypted: sealObservacoes(ctx.deps.secrets, owner, observacoes?.trim()),
    }),
  }
}
