import { sql, type SqlBool } from 'kysely'
import { byUser, byUsuario, ofUser, type Person, type Personal } from '../personal.ts'

/** The bell. What told others of the person, by their whole name, goes with them. */
export const announcePersonal: Personal = {
  tables: {
    notificacao: { whose: ownOrNamed, erase: 'delete' },
    notificacao_leitura: ofUser,
    notificacao_lida: ofUser,
    silencio_aviso: ofUser,
    // Where a device receives is nothing that a person could read or use.
    push_dispositivo: {
      whose: byUser,
      hidden: ['assinatura_encrypted', 'chave', 'session_id'],
      erase: 'delete',
    },
    push_envio: {
      whose: ({ igrejaId, userId }) => sql<SqlBool>`t.dispositivo_id in (select id from push_dispositivo
        where igreja_id = ${igrejaId} and user_id = ${userId})`,
      hidden: true,
      erase: 'delete',
    },
  },
}

function ownOrNamed(person: Person) {
  // One word alone would find too many.
  return sql<SqlBool>`(${byUsuario(person)} or t.usuario_id is not null and exists (
    select from usuario u, trim(u.nome || ' ' || u.sobrenome) as whole
    where u.igreja_id = t.igreja_id and u.id = ${person.usuarioId} and whole like '% %'
      and position(whole in t.titulo || ' ' || t.corpo) > 0))`
}
