import type { Locale } from '@atrio/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import en from '../messages/people/en.json' with { type: 'json' }
import es from '../messages/people/es.json' with { type: 'json' }
import ptBR from '../messages/people/pt-BR.json' with { type: 'json' }
import { defineWords } from './announce/words.ts'
import { toCsv, type CsvCell } from './csv.ts'
import type { TenantTrx } from './db/tenant.ts'
import { listEstadosCivis } from './estados-civis.ts'

export const peopleWords = defineWords({ 'pt-BR': ptBR, en, es })

/** What a church knows of each person, by the names under which it can be brought in again. */
export const peopleColumns = [
  'nome',
  'sobrenome',
  'email',
  'telefone',
  'cpf',
  'nascimento',
  'sexo',
  'estadoCivil',
  'casamento',
  'ocupacao',
  'congregacao',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'estado',
  'conta',
  'desde',
] as const
type Row = Record<(typeof peopleColumns)[number], string | null> & { respostas: Record<string, string> }

/** So many rows are made between two looks at what else waits. */
const AT_ONCE = 500

/**
 * The people of a church by name, as CSV: what is known of each, and a column for each of the church's own questions.
 * @param whom which of them, said of `usuario` and `"user"`
 * @param withDocument with the number of their CPF
 */
export async function peopleTable(
  trx: TenantTrx,
  {
    igrejaId,
    locale,
    whom = sql`true`,
    withDocument,
  }: { igrejaId: number; locale: Locale; whom?: RawBuilder<SqlBool>; withDocument: boolean },
): Promise<{ conteudo: Buffer; linhas: number }> {
  const perguntas = await trx
    .selectFrom('campoPersonalizado')
    .where('igrejaId', '=', igrejaId)
    .where('flagAtivo', '=', true)
    .select(['id', 'nome'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const rows = await listRows(trx, { igrejaId, whom })
  const columns = peopleColumns.filter((column) => withDocument || column !== 'cpf')
  const say = sayIn(locale)
  const table: CsvCell[][] = [
    [...columns.map((column) => peopleWords.say(locale, column)), ...perguntas.map(({ nome }) => nome)],
  ]
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    table.push([
      ...columns.map((column) => say(column, row[column])),
      ...perguntas.map(({ id }) => row.respostas[id] ?? null),
    ])
  }
  return { conteudo: toCsv(table, locale), linhas: rows.length }
}

/** What is kept as a code, in words. */
function sayIn(locale: Locale) {
  const estados = new Map(listEstadosCivis(locale).map(({ codigo, nome }) => [codigo as string, nome]))
  return (column: (typeof peopleColumns)[number], value: string | null): string | null => {
    if (value === null) return null
    if (column === 'estadoCivil') return estados.get(value) ?? value
    if (column === 'sexo' || column === 'conta') {
      return peopleWords.say(locale, value as 'masculino' | 'feminino' | 'aberta' | 'fechada')
    }
    return value
  }
}

async function listRows(
  trx: TenantTrx,
  { igrejaId, whom }: { igrejaId: number; whom: RawBuilder<SqlBool> },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select usuario.nome, usuario.sobrenome, "user".email, usuario.telefone, d.numero as cpf,
      usuario.data_nascimento::text as nascimento, usuario.sexo, usuario.estado_civil as "estadoCivil",
      usuario.data_casamento::text as casamento, usuario.ocupacao, c.nome as congregacao,
      e.cep, e.rua, e.numero, e.complemento, e.bairro, e.cidade, e.estado,
      case when usuario.flag_ativo then 'aberta' else 'fechada' end as conta,
      (usuario.data_cadastro at time zone i.fuso_horario)::date::text as desde,
      coalesce((select json_object_agg(r.campo_personalizado_id, r.valor) from campo_personalizado_valor r
        where r.igreja_id = usuario.igreja_id and r.usuario_id = usuario.id), '{}') as respostas
    from usuario join "user" on "user".id = usuario.user_id join igreja i on i.id = usuario.igreja_id
    left join usuario_documento d
      on d.igreja_id = usuario.igreja_id and d.usuario_id = usuario.id and d.tipo = 'CPF'
    left join congregacao c on c.igreja_id = usuario.igreja_id and c.id = usuario.congregacao_id
    left join usuario_endereco e
      on e.igreja_id = usuario.igreja_id and e.user_id = usuario.user_id and e.flag_principal
    where usuario.igreja_id = ${igrejaId} and ${whom}
    order by fold_text(usuario.nome || ' ' || usuario.sobrenome), usuario.id`.execute(trx)
  return rows
}
