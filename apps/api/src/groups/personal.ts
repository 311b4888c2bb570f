import { sql, type SqlBool } from 'kysely'
import { ofUser, type Person, type Personal } from '../personal.ts'

const grupo = sql`(select nome from celula c where c.igreja_id = t.igreja_id and c.id = t.celula_id)`
const daReuniao = sql`(select c.nome from celula_reuniao r join celula c on c.igreja_id = r.igreja_id and c.id = r.celula_id
  where r.igreja_id = t.igreja_id and r.id = t.reuniao_id)`

export const groupsPersonal: Personal = {
  tables: {
    celula_agenda: { ...ofUser, hidden: ['sinal'] },
    celula_alerta: ofUser,
    celula_membro: { ...ofUser, named: { grupo } },
    celula_solicitacao: { ...ofUser, named: { grupo } },
    celula_mensagem: { ...ofUser, named: { grupo } },
    celula_presenca: { ...ofUser, named: { grupo: daReuniao } },
    // Guests have no account when they are written down; one who has one now is found by their whole name.
    celula_reuniao: {
      whose: wasGuest,
      hidden: ['anotacoes', 'pedidos_oracao'],
      named: { grupo },
      erase: {
        why: 'the group keeps its meetings; the name of who was a guest goes',
        kept: { anotacoes: 'what leaders wrote of the meeting, found by no account' },
        cut: {
          visitantes: (person) =>
            sql`(select coalesce(array_agg(guest) filter (where not ${isCalled(person)}), '{}') from unnest(t.visitantes) as guest)`,
        },
      },
    },
  },
}

function wasGuest(person: Person) {
  return sql<SqlBool>`exists (select from unnest(t.visitantes) as guest where ${isCalled(person)})`
}

/** One word alone would find too many. */
function isCalled({ usuarioId }: Person) {
  return sql<SqlBool>`exists (select from usuario u, trim(u.nome || ' ' || u.sobrenome) as whole
    where u.igreja_id = t.igreja_id and u.id = ${usuarioId} and whole like '% %'
      and position(fold_text(whole) in fold_text(guest)) > 0)`
}
