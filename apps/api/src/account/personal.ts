import { sql, type SqlBool } from 'kysely'
import { byUser, byUsuario, isSought, nothing, ofUser, type Personal } from '../personal.ts'

const congregacao = sql`(select nome from congregacao c where c.igreja_id = t.igreja_id and c.id = t.congregacao_id)`
const rotulo = sql`(select nome from campo_personalizado c
  where c.igreja_id = t.igreja_id and c.id = t.campo_personalizado_id)`

export const accountPersonal: Personal = {
  tables: {
    usuario: { whose: byUser, named: { congregacao }, erase: 'delete' },
    usuario_documento: { whose: byUsuario, erase: 'delete' },
    usuario_endereco: ofUser,
    user_igreja_role: ofUser,
    campo_personalizado_valor: { whose: byUsuario, named: { rotulo }, erase: 'delete' },
    // The last guardian takes the child along (Decision 130).
    crianca: {
      whose: ({ igrejaId, userId }) => sql<SqlBool>`t.id in (select crianca_id from crianca_responsavel
        where igreja_id = ${igrejaId} and user_id = ${userId})`,
      erase: { why: 'another guardian has the child still' },
    },
    crianca_responsavel: { whose: byUser, hidden: true, erase: 'delete' },
    crianca_convite: { whose: byUser, hidden: true, erase: 'delete' },
    aceite: {
      whose: (person) => sql<SqlBool>`(${byUser(person)} or ${isSought(person, 'pedido', 'pedido_id')})`,
      erase: 'delete',
    },
    preferencia_aviso: ofUser,
    // Who was whom: it ends with either of them.
    usuario_uniao: {
      whose: ({ usuarioId }) => sql<SqlBool>`${usuarioId} in (t.fica_id, t.sai_id)`,
      hidden: ['antes', 'movidos'],
      erase: 'delete',
    },
    importacao: {
      whose: byUser,
      hidden: true,
      erase: { why: 'others came by the file', cut: { user_id: nothing } },
    },
    // Theirs by what came of it, or by the e-mail that stands in it.
    importacao_linha: {
      whose: (person) => sql<SqlBool>`(${byUsuario(person)} or exists (select from unnest(t.celulas) c
        where lower(c) = ${person.email}))`,
      hidden: ['user_novo_id', 'versao_depois'],
      erase: 'delete',
    },
  },
  impersonal: {
    'campo_personalizado.nome': 'what the church asks',
    'congregacao.rua': 'where the church meets',
  },
}
