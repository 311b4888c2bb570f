import { sql, type SqlBool } from 'kysely'
import { byUsuario, ofUser, type Person, type Personal } from '../personal.ts'

/** The bell. What told others of the person, by their whole name, goes with them. */
export const announcePersonal: Personal = {
  tables: {
    notificacao: { whose: ownOrNamed, erase: 'delete' },
    notificacao_leitura: ofUser,
    notificacao_lida: ofUser,
  },
}

function ownOrNamed(person: Person) {
  return sql<SqlBool>`(${byUsuario(person)} or t.usuario_id is not null and exists (
    select from usuario u where u.igreja_id = t.igreja_id and u.id = ${person.usuarioId} and u.sobrenome <> ''
      and position(u.nome || ' ' || u.sobrenome in t.titulo || ' ' || t.corpo) > 0))`
}
