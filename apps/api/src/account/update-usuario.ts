import { cadastroRules, flattenCadastro, type DadosPessoais, type Usuario } from '@atrio/contract'
import { listFieldErrors, normalizeBrPhone, validateForm } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import { hasCongregacao, loadPlace, saveCpf } from './cadastro.ts'
import { saveEnderecoPrincipal } from './enderecos.ts'
import { sealObservacoes } from './observacoes.ts'
import { findUsuario } from './usuarios.ts'

/**
 * Completes what a church knows of a person. What is given has to be filled in by the rules of registration; what is
 * left out stays.
 * @throws AppError FORBIDDEN without an account here, VALIDATION, CPF_IN_USE
 */
export async function updateUsuario(ctx: Context, dados: DadosPessoais): Promise<Usuario> {
  const owner = { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId }
  // An answer tells whether a CPF is known here: nobody needs to ask that often.
  await ctx.deps.limits.spend([
    { name: 'person-data', key: String(owner.userId), points: 30, seconds: 3_600 },
  ])
  return inTenant(ctx, async (trx) => {
    const known = await requireUsuario(trx, owner)
    await validate(trx, owner.igrejaId, dados)
    const changed = columnsOf(ctx, owner, dados)
    if (Object.keys(changed).length > 0) {
      await trx
        .updateTable('usuario')
        .set(changed)
        .where('igrejaId', '=', owner.igrejaId)
        .where('id', '=', known.id)
        .execute()
    }
    if (dados.endereco !== undefined) await saveEnderecoPrincipal(trx, { ...owner, endereco: dados.endereco })
    if (dados.cpf !== undefined)
      await saveCpf(trx, { igrejaId: owner.igrejaId, usuarioId: known.id, cpf: dados.cpf })
    return (await findUsuario(ctx, trx, owner))!
  })
}

/** Every field that is given counts as one that the church insists on. */
async function validate(trx: TenantTrx, igrejaId: number, dados: DadosPessoais): Promise<void> {
  const { pais, today } = await loadPlace(trx, { igrejaId })
  const campos = Object.keys(dados).map((campo) => ({ campo, flagObrigatorio: true }))
  const rules = cadastroRules(campos as Parameters<typeof cadastroRules>[0], { pais })
  const { nome: _nome, email: _email, senha: _senha, ...asked } = rules
  const found = listFieldErrors(validateForm(flattenCadastro(dados), asked, { today }))
  if (dados.congregacao !== undefined && !(await hasCongregacao(trx, { igrejaId, id: dados.congregacao }))) {
    found.push({ campo: 'congregacao', regra: 'required' })
  }
  if (found.length > 0) throw new AppError('VALIDATION', { campos: found })
}

function columnsOf(
  ctx: Context,
  owner: { igrejaId: number; userId: number },
  {
    sobrenome,
    telefone,
    ocupacao,
    congregacao,
    observacoes,
    endereco: _endereco,
    cpf: _cpf,
    ...plain
  }: DadosPessoais,
) {
  return {
    ...plain,
    ...(sobrenome !== undefined && { sobrenome: sobrenome.trim() }),
    ...(telefone !== undefined && { telefone: normalizeBrPhone(telefone) ?? telefone.trim() }),
    ...(ocupacao !== undefined && { ocupacao: ocupacao.trim() }),
    ...(congregacao !== undefined && { congregacaoId: congregacao }),
    ...(observacoes !== undefined && {
      observacoesEncrypted: sealObservacoes(ctx.deps.secrets, owner, observacoes.trim()),
    }),
  }
}
