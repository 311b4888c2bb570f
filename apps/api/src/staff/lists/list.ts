import type { ListasEquipe } from '@atrio/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { lastChange } from '../../http/stale.ts'

export type ListName = keyof ListasEquipe

/** A short list of the church's settings: names in statements come from here alone. */
export interface List {
  table: string
  /** By the name on the wire. */
  columns: Readonly<Record<string, string>>
  /** Whether what nobody is offered has a moment of that, or a switch. */
  archive: 'moment' | 'switch'
  order: 'given' | 'name'
  /** How many rows name one of it; `l` is the list's row. */
  uses: RawBuilder<number>
}

export const lists: Readonly<Record<ListName, List>> = {
  motivos: {
    table: 'pagamento_motivo',
    columns: {
      nome: 'nome',
      descricao: 'descricao',
      flagDoacao: 'flag_doacao',
      flagRecorrencia: 'flag_recorrencia',
    },
    archive: 'moment',
    order: 'given',
    uses: sql`((select count(*) from doacao d where d.igreja_id = l.igreja_id and d.pagamento_motivo_id = l.id)
      + (select count(*) from recorrencia r where r.igreja_id = l.igreja_id and r.pagamento_motivo_id = l.id))::int`,
  },
  motivosOracao: {
    table: 'oracao_motivo',
    columns: { nome: 'nome' },
    archive: 'moment',
    order: 'given',
    uses: sql`(select count(*) from oracao o where o.igreja_id = l.igreja_id and o.motivo_id = l.id)::int`,
  },
  congregacoes: {
    table: 'congregacao',
    columns: {
      nome: 'nome',
      cidade: 'cidade',
      bairro: 'bairro',
      rua: 'rua',
      numero: 'numero',
      horarios: 'horarios',
      latitude: 'latitude',
      longitude: 'longitude',
    },
    archive: 'moment',
    order: 'name',
    uses: sql`(select count(*) from usuario u where u.igreja_id = l.igreja_id and u.congregacao_id = l.id)::int`,
  },
  campos: {
    table: 'campo_personalizado',
    columns: { nome: 'nome', tipo: 'tipo', opcoes: 'opcoes', flagObrigatorio: 'flag_obrigatorio' },
    archive: 'switch',
    order: 'given',
    uses: sql`(select count(*) from campo_personalizado_valor v
      where v.igreja_id = l.igreja_id and v.campo_personalizado_id = l.id)::int`,
  },
}

export async function getListas(trx: TenantTrx): Promise<ListasEquipe> {
  return {
    motivos: await readList(trx, { name: 'motivos' }),
    motivosOracao: await readList(trx, { name: 'motivosOracao' }),
    congregacoes: await readList(trx, { name: 'congregacoes' }),
    campos: await readList(trx, { name: 'campos' }),
  }
}

/** As it is, what is archived last. */
export async function readList<Name extends ListName>(
  trx: TenantTrx,
  { name }: { name: Name },
): Promise<ListasEquipe[Name]> {
  const { table, columns, archive, order, uses } = lists[name]
  const fields = Object.entries(columns).map(
    ([wire, column]) => sql`l.${sql.ref(column)} as ${sql.ref(wire)}`,
  )
  const archived = archive === 'moment' ? sql`l.arquivado_em is not null` : sql`not l.flag_ativo`
  const by = order === 'given' ? sql`l.ordem, l.id` : sql`l.nome, l.id`
  const { rows } = await sql<ListasEquipe[Name]['itens'][number]>`
    select l.id, ${sql.join(fields)}, ${archived} as ${sql.ref('flagArquivado')}, ${uses} as usos
    from ${sql.table(table)} l order by ${archived}, ${by}`.execute(trx)
  return { versao: await lastChange(trx, { recurso: table }), itens: rows } as ListasEquipe[Name]
}
