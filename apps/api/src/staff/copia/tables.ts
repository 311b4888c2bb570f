import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

/** What rows are about, as whoever looks an archive through is told of them. */
export const GRUPOS_COPIA = {
  igreja: [
    'cadastro_campo',
    'campo_personalizado',
    'congregacao',
    'igreja_app_menu',
    'igreja_email',
    'igreja_modulo',
    'igreja_texto',
    'importacao_mapa',
    'metodo_pagamento',
    'oracao_motivo',
    'pagamento_motivo',
    'sala_palavra',
  ],
  pessoas: [
    'aceite',
    'biblia_marcacao',
    'campo_personalizado_valor',
    'carteirinha',
    'consentimento',
    'crianca',
    'crianca_responsavel',
    'equipe_funcao',
    'nota_sermao',
    'notificacao',
    'notificacao_leitura',
    'notificacao_lida',
    'pedido_exclusao',
    'plano_leitura_assinatura',
    'plano_leitura_lida',
    'preferencia_aviso',
    'reproducao_progresso',
    'silencio_aviso',
    'user_igreja_role',
    'usuario',
    'usuario_documento',
    'usuario_endereco',
    'usuario_plano_assinatura_conteudo',
  ],
  conteudo: [
    'arquivo',
    'arquivo_uso',
    'banner',
    'devocional',
    'ebd',
    'ebd_licao',
    'filme',
    'louvor',
    'ministerio',
    'mudanca_agendada',
    'noticia',
    'plano_assinatura',
    'plano_assinatura_configuracao',
    'plano_assinatura_conteudo',
    'plano_assinatura_preco',
    'plano_assinatura_tag',
    'plano_leitura',
    'plano_leitura_edicao',
    'podcast',
    'podcast_copia',
    'podcast_item',
    'projeto',
    'publicacao',
    'publicacao_tipo',
    'rascunho',
    'revisao',
    'video',
    'video_playlist',
    'video_playlist_item',
  ],
  agenda: [
    'comunicado',
    'culto',
    'culto_alteracao',
    'culto_aviso',
    'transmissao',
    'transmissao_lembrete',
    'transmissao_momento',
  ],
  conversas: [
    'atendimento',
    'sala',
    'sala_denuncia',
    'sala_evento',
    'sala_membro',
    'sala_moderacao',
    'sala_moderador',
    'sala_participante',
    'sala_publico',
    'sala_reacao',
    'sala_remocao',
    'transmissao_voto',
  ],
  grupos: [
    'celula',
    'celula_agenda',
    'celula_alerta',
    'celula_membro',
    'celula_mensagem',
    'celula_presenca',
    'celula_reuniao',
    'celula_solicitacao',
    'estudo',
    'estudo_configuracao',
  ],
  oracao: ['oracao', 'oracao_denuncia', 'oracao_mensagem', 'oracao_orada'],
  eventos: [
    'espera',
    'evento',
    'ingresso',
    'ingresso_conteudo',
    'ingresso_trocado',
    'inscricao',
    'limite_usuario',
    'lote',
    'pergunta',
    'presenca',
    'reserva',
    'resposta',
  ],
  dinheiro: ['doacao', 'estorno', 'lancamento', 'pagamento', 'pedido'],
} as const

export type GrupoCopia = keyof typeof GRUPOS_COPIA

/** Tables that an archive holds to be read, and no installation takes in, each with its reason. */
export const SO_PARA_LER: Readonly<Record<string, string>> = {
  auditoria: 'the trail is chained by the installation that it was written in',
  ocorrencia: 'gifts that come again are promised to the provider of payments of their installation',
  pedido_assinatura: 'orders of subscriptions, which end with their installation',
  recorrencia: 'gifts that come again are promised to the provider of payments of their installation',
  usuario_plano_assinatura: 'a subscription is charged by the provider of its installation',
  usuario_plano_assinatura_periodo: 'the periods of such a subscription',
}

/** Tables that are in no archive, each with its reason. */
export const FORA_DA_COPIA: Readonly<Record<string, string>> = {
  declaracao_envio: 'whom an installation has told of their statements',
  busca_documento: 'made of the other rows as they come in',
  chave_acesso: 'a passkey belongs to its host name',
  comprador_termo: 'digests by keys of the installation, made again of the orders',
  copia: 'the archive itself',
  crianca_convite: 'an open link of the installation',
  email_change: 'an open link of the installation',
  email_code: 'an open code of the installation',
  equipe_entrada: 'who came into the staff’s site of this installation',
  exportacao: 'a file that a person asked for here',
  igreja_endereco: 'host names that are asked for never travel',
  idempotencia: 'answers that are kept for hours',
  importacao: 'a file that is being taken in here',
  importacao_linha: 'a file that is being taken in here',
  one_time_code: 'an open link of the installation',
  pagamento_configuracao: 'keys of providers of payments never travel',
  push_dispositivo: 'a device is subscribed at its installation',
  push_envio: 'what is on its way to such a device',
  refresh_token: 'a session of the installation',
  reproducao_sessao: 'what is being watched at this moment',
  sala_presenca: 'who is in a room at this moment',
  session: 'a session of the installation',
  terceiro_codigo: 'an open code of the installation',
  terceiro_escolha: 'what a partner of this installation is told',
  usuario_uniao: 'undoing it goes by digests of rows of this installation',
  transmissao_chave: 'a key of the engine of this installation',
  transmissao_sinal: 'who watches at this moment',
  usuario_cartao: 'cards are with the provider of payments',
}

/** Rows of the platform's tables that are a church's: taken over into the row that the new church has. */
export const DA_PLATAFORMA: Readonly<Record<string, { chave: string; ficam: readonly string[] }>> = {
  igreja: {
    chave: 'id',
    ficam: ['id', 'uuid', 'codigo', 'slug', 'organizacao_id', 'flag_ativo', 'data_cadastro', 'codigo_plano'],
  },
  cliente: { chave: 'igreja_id', ficam: ['id', 'igreja_id'] },
  igreja_visual: { chave: 'igreja_id', ficam: ['igreja_id'] },
}

export const TRAZIDAS: ReadonlySet<string> = new Set(Object.values(GRUPOS_COPIA).flat())

export const grupoOf = (table: string): GrupoCopia | null =>
  (Object.entries(GRUPOS_COPIA).find(([, tables]) => (tables as readonly string[]).includes(table))?.[0] ??
    null) as GrupoCopia | null

export interface CopiaTable {
  name: string
  columns: readonly { name: string; isNullable: boolean }[]
  key: readonly string[]
  /** Columns that name an account of the platform. */
  users: readonly string[]
  /** Columns that lead to a table that does not come along. */
  loose: readonly string[]
  /** What its `id` is counted by. */
  sequence: string | null
}

interface Described extends Omit<CopiaTable, 'loose'> {
  links: readonly { to: string; columns: readonly string[] }[]
}

/** The tables of an archive as this database has them, those that others lead to first. */
export async function describeTables(trx: TenantTrx): Promise<CopiaTable[]> {
  const names = [...TRAZIDAS, ...Object.keys(SO_PARA_LER)]
  const { rows } = await sql<Described>`
    select c.relname as name,
      (select json_agg(json_build_object('name', attname, 'isNullable', not attnotnull) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(a.attname order by k.n) from pg_index i, unnest(i.indkey) with ordinality k(num, n)
        join pg_attribute a on a.attnum = k.num where i.indrelid = c.oid and a.attrelid = c.oid and i.indisprimary) as key,
      coalesce((select json_agg(attname) from pg_attribute where attrelid = c.oid and attnum > 0
        and attname ~ '(^|_)user_id$' and atttypid = 'int'::regtype), '[]') as users,
      coalesce((select json_agg(json_build_object('to', f.relname, 'columns', (
          select json_agg(attname) from pg_attribute where attrelid = c.oid and attnum = any(k.conkey))))
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f'), '[]') as links,
      case when exists (select from pg_attribute where attrelid = c.oid and attname = 'id' and attidentity <> '')
        then pg_get_serial_sequence(quote_ident(c.relname), 'id') end as sequence
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any(${names}::text[])
    order by c.relname`.execute(trx)
  return inOrder(rows).map(({ links, ...table }) => ({
    ...table,
    loose: links
      .filter(({ to }) => to in FORA_DA_COPIA || to in SO_PARA_LER)
      .flatMap(({ columns }) => columns.filter((column) => column !== 'igreja_id')),
  }))
}

/** Rows that triggers make of others: theirs are put in their place once those are there. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  limite_usuario: ['reserva'],
  sala: ['transmissao'],
}

/** A person has a file that is theirs: the one that they are seen by is said in the end (`COUNTED`). */
function inOrder(tables: readonly Described[]): Described[] {
  const done = new Set<string>()
  const ordered: Described[] = []
  const place = (table: Described, way: readonly string[]) => {
    if (done.has(table.name) || way.includes(table.name)) return
    const links = table.links.filter(({ to }) => !(table.name === 'usuario' && to === 'arquivo'))
    for (const to of [...links.map((link) => link.to), ...(AFTER[table.name] ?? [])]) {
      const other = tables.find(({ name }) => name === to)
      if (other) place(other, [...way, table.name])
    }
    done.add(table.name)
    ordered.push(table)
  }
  for (const table of tables) place(table, [])
  return ordered
}
