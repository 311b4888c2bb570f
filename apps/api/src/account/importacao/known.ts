import type { CampoImportacao } from '@atrio/contract'
import { fold } from '@atrio/rules'
import { sql, type SqlBool } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Valores } from './read-row.ts'

/** Somebody of the church’s people, as far as a file may be about them. */
export interface KnownPerson {
  id: number
  userId: number
  /** The whole of it. */
  nome: string
  email: string
  cpf: string | null
  telefone: string | null
  dataNascimento: string | null
  /** What is known of them. */
  has: ReadonlySet<string>
  /** What of it a file may replace, as it is now. */
  now: Readonly<Partial<Record<CampoImportacao, string | number | null>>>
}

export interface Known {
  byEmail: ReadonlyMap<unknown, KnownPerson>
  byCpf: ReadonlyMap<unknown, KnownPerson>
  /** Of the same name or telephone as somebody in the file. */
  alike: readonly KnownPerson[]
}

/** Whoever of the church’s people the rows may be about. */
export async function findKnown(
  trx: TenantTrx,
  { igrejaId, valores }: { igrejaId: number; valores: readonly Valores[] },
): Promise<Known> {
  const of = (campo: keyof Valores) => valores.flatMap((row) => row[campo] ?? []).map(String)
  const names = valores.map(({ nome = '', sobrenome = '' }) => fold(`${nome} ${sobrenome}`).trim())
  const rows = await trx
    .selectFrom('usuario')
    .innerJoin('user', 'user.id', 'usuario.userId')
    .leftJoin('usuarioDocumento as documento', (join) =>
      join
        .onRef('documento.igrejaId', '=', 'usuario.igrejaId')
        .onRef('documento.usuarioId', '=', 'usuario.id')
        .on('documento.tipo', '=', 'CPF'),
    )
    .leftJoin('usuarioEndereco as endereco', (join) =>
      join
        .onRef('endereco.igrejaId', '=', 'usuario.igrejaId')
        .onRef('endereco.userId', '=', 'usuario.userId')
        .on('endereco.flagPrincipal', '=', true),
    )
    .where('usuario.igrejaId', '=', igrejaId)
    .where(
      sql<SqlBool>`("user".email = any(${of('email')}::text[]) or documento.numero = any(${of('cpf')}::text[])
        or usuario.telefone = any(${of('telefone')}::text[])
        or trim(fold_text(usuario.nome || ' ' || usuario.sobrenome)) = any(${names}::text[]))`,
    )
    .select(['usuario.id', 'usuario.userId', 'usuario.nome', 'usuario.sobrenome', 'user.email'])
    .select(['usuario.telefone', 'usuario.dataNascimento', 'usuario.sexo', 'usuario.estadoCivil'])
    .select(['usuario.dataCasamento', 'usuario.ocupacao', 'usuario.congregacaoId as congregacao'])
    .select(['documento.numero as cpf', 'endereco.id as endereco'])
    .orderBy('usuario.id')
    .execute()
  const people = rows.map(({ nome, sobrenome, ...row }) => ({
    ...row,
    nome: `${nome} ${sobrenome}`.trim(),
    now: {
      nome,
      sobrenome,
      telefone: row.telefone,
      dataNascimento: row.dataNascimento,
      sexo: row.sexo,
      estadoCivil: row.estadoCivil,
      dataCasamento: row.dataCasamento,
      ocupacao: row.ocupacao,
      congregacao: row.congregacao,
    },
    has: new Set(Object.entries(row).flatMap(([campo, value]) => (value === null ? [] : campo))),
  }))
  return {
    byEmail: new Map(people.map((one) => [one.email, one])),
    byCpf: new Map(people.flatMap((one) => (one.cpf === null ? [] : [[one.cpf, one]]))),
    alike: people,
  }
}
