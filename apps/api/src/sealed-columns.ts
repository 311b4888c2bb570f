/** Where sealed values lie, and what they are bound to: `sealAnew` and the start look at each of these (Decision 99). */
interface SealedColumn {
  table: string
  column: string
  /** Orders the rows of a church. */
  key: { column: string; type: 'int' | 'uuid' | 'text' }
  /** In SQL, the `context` with which the value was sealed. */
  context: string
}

const id = { column: 'id', type: 'int' } as const

/** By the purpose for which they are sealed. */
export const sealedColumns = {
  observacoes: {
    table: 'usuario',
    column: 'observacoes_encrypted',
    key: id,
    context: `igreja_id || '/' || user_id`,
  },
  crianca: {
    table: 'crianca',
    column: 'saude_encrypted',
    key: id,
    context: `'crianca:' || igreja_id || ':' || id`,
  },
  comprador: { table: 'pedido', column: 'comprador_encrypted', key: id, context: 'codigo' },
  cartao: { table: 'usuario_cartao', column: 'referencia_encrypted', key: id, context: 'user_id::text' },
  tentativa: {
    table: 'pagamento',
    column: 'tentativa_encrypted',
    key: { column: 'id', type: 'uuid' },
    context: 'id::text',
  },
  participante: {
    table: 'inscricao',
    column: 'participante_email_encrypted',
    key: id,
    context: `'inscricao:' || igreja_id || ':' || id`,
  },
  fator: {
    table: 'equipe_fator',
    column: 'segredo_encrypted',
    key: { column: 'id', type: 'uuid' },
    context: "'equipe-fator:' || id",
  },
  oracao: {
    table: 'oracao',
    column: 'mensagem_encrypted',
    key: id,
    context: `'oracao:' || igreja_id || ':' || uuid`,
  },
  oracaoMensagem: {
    table: 'oracao_mensagem',
    column: 'mensagem_encrypted',
    key: id,
    context: `'oracao-mensagem:' || igreja_id || ':' || uuid`,
  },
  atendimento: {
    table: 'atendimento',
    column: 'pessoa_encrypted',
    key: id,
    context: `'atendimento:' || igreja_id || ':' || codigo`,
  },
  espera: { table: 'espera', column: 'contato_encrypted', key: id, context: 'codigo' },
  push: {
    table: 'push_dispositivo',
    column: 'assinatura_encrypted',
    key: { column: 'id', type: 'uuid' },
    context: "'push:' || igreja_id || ':' || id",
  },
  pushEnvio: {
    table: 'push_envio',
    column: 'conteudo_encrypted',
    key: { column: 'id', type: 'uuid' },
    context: "'push-envio:' || igreja_id || ':' || id",
  },
  copia: {
    table: 'copia',
    column: 'chave_encrypted',
    key: { column: 'sentido', type: 'text' },
    context: "'copia:' || igreja_id || ':' || sentido",
  },
  idempotencia: {
    table: 'idempotencia',
    column: 'resposta_encrypted',
    key: { column: 'chave', type: 'text' },
    context: 'chave',
  },
} as const satisfies Record<string, SealedColumn>

export type ColumnPurpose = keyof typeof sealedColumns
/** Mails lie sealed in the queue and not in a column: `jobs/sealed-mail.ts`. */
export type SealPurpose = ColumnPurpose | 'mail'

export const columnPurposes = Object.keys(sealedColumns) as ColumnPurpose[]
