import type { Usuario } from '@atrio/contract'
import { signedAddress } from '../files/file-address.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { isIgrejaAtiva } from '../igreja-ativa.ts'
import { ENDERECO } from './enderecos.ts'
import { openObservacoes } from './observacoes.ts'

/**
 * The accounts of the person logged in: at this church, named by its `cliente`, or at every church of an organisation.
 * Without either, the one here. The church that they belong to comes first. The database shows nobody else's accounts of other churches (policy `own_accounts`).
 */
export async function listUsuarios(
  ctx: Context,
  given: { userId: number; cliente?: number | undefined; organizacao?: string | undefined },
): Promise<Usuario[]> {
  const { userId } = requireAuth(ctx, given)
  const igrejaId = requireIgreja(ctx).id
  return inTenant(ctx, async (trx) => {
    if (given.cliente !== undefined) await requireOwnCliente(trx, { igrejaId, clienteId: given.cliente })
    const rows = await selectUsuarios(trx, userId)
      .$if(given.organizacao === undefined || given.cliente !== undefined, (query) =>
        query.where('usuario.igrejaId', '=', igrejaId),
      )
      .$if(given.organizacao !== undefined, (query) =>
        query
          .innerJoin('organizacao', 'organizacao.id', 'igreja.organizacaoId')
          .where('organizacao.slug', '=', given.organizacao!),
      )
      .orderBy('flagAtual', 'desc')
      .orderBy('usuario.dataCadastro')
      .execute()
    return rows.map((row) => toUsuario(ctx, row))
  })
}

/** The person's account at the church of the request. */
export async function findUsuario(
  ctx: Context,
  trx: TenantTrx,
  { userId, igrejaId }: { userId: number; igrejaId: number },
): Promise<Usuario | null> {
  const row = await selectUsuarios(trx, userId).where('usuario.igrejaId', '=', igrejaId).executeTakeFirst()
  return row ? toUsuario(ctx, row) : null
}

/** The same. @throws AppError NOT_FOUND for who has no account here */
export async function requireOwnUsuario(
  ctx: Context,
  trx: TenantTrx,
  person: { userId: number; igrejaId: number },
): Promise<Usuario> {
  const usuario = await findUsuario(ctx, trx, person)
  if (!usuario) throw new AppError('NOT_FOUND')
  return usuario
}

async function requireOwnCliente(
  trx: TenantTrx,
  { igrejaId, clienteId }: { igrejaId: number; clienteId: number },
): Promise<void> {
  const cliente = await trx
    .selectFrom('cliente')
    .where('id', '=', clienteId)
    .where('igrejaId', '=', igrejaId)
    .select('id')
    .executeTakeFirst()
  if (!cliente) throw new AppError('NOT_FOUND')
}

function selectUsuarios(trx: TenantTrx, userId: number) {
  return trx
    .selectFrom('usuario')
    .innerJoin('igreja', 'igreja.id', 'usuario.igrejaId')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .leftJoin('congregacao', (join) =>
      join
        .onRef('congregacao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('congregacao.id', '=', 'usuario.congregacaoId'),
    )
    .leftJoin('usuarioEndereco as endereco', (join) =>
      join
        .onRef('endereco.igrejaId', '=', 'usuario.igrejaId')
        .onRef('endereco.userId', '=', 'usuario.userId')
        .on('endereco.flagPrincipal', '=', true),
    )
    .leftJoin('pedidoExclusao as exclusao', (join) =>
      join
        .onRef('exclusao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('exclusao.userId', '=', 'usuario.userId'),
    )
    .where('usuario.userId', '=', userId)
    .selectAll('usuario')
    .select(ENDERECO.map((part) => `endereco.${part}` as const))
    .select(['user.email', 'igreja.codigo', 'igreja.slug', 'igreja.nome as igrejaNome'])
    .select(['congregacao.nome as congregacaoNome', 'exclusao.apagarEm as dataExclusao'])
    .select(isIgrejaAtiva().as('flagAtual'))
}

type UsuarioRow = Awaited<ReturnType<ReturnType<typeof selectUsuarios>['execute']>>[number]

function toUsuario(ctx: Context, row: UsuarioRow): Usuario {
  const { pais, estado, cidade, bairro, rua, numero, complemento, cep } = row
  return {
    id: row.id,
    nome: row.nome,
    sobrenome: row.sobrenome,
    email: row.email,
    telefone: row.telefone,
    dataNascimento: row.dataNascimento,
    sexo: row.sexo as Usuario['sexo'],
    estadoCivil: row.estadoCivil as Usuario['estadoCivil'],
    dataCasamento: row.dataCasamento,
    ocupacao: row.ocupacao,
    // The congregations of another church are not visible from here.
    congregacao:
      row.congregacaoId === null || row.congregacaoNome === null
        ? null
        : { id: row.congregacaoId, nome: row.congregacaoNome },
    qtdeFilhos: row.qtdeFilhos,
    observacoes: openObservacoes(ctx.deps.secrets, row),
    endereco: { pais, estado, cidade, bairro, rua, numero, complemento, cep },
    imagem: row.imagemId
      ? signedAddress(ctx.deps.secrets, { igrejaId: row.igrejaId, id: row.imagemId })
      : row.imagem,
    flagAtivo: row.flagAtivo,
    flagAtual: row.flagAtual,
    igreja: { id: row.igrejaId, codigo: row.codigo, slug: row.slug, nome: row.igrejaNome },
    dataCadastro: row.dataCadastro.toISOString(),
    dataExclusao: row.dataExclusao?.toISOString() ?? null,
  }
}
