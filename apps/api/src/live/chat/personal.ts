import { sql, type SqlBool } from 'kysely'
import { nothing, ofUser, type Person, type Personal } from '../../personal.ts'

const byAutor = ({ userId }: Person) => sql<SqlBool>`t.autor = ${`u:${userId}`}`
const byParticipante = ({ userId }: Person) => sql<SqlBool>`t.participante = ${`u:${userId}`}`
const byModerador = ({ userId }: Person) => sql<SqlBool>`t.moderador_user_id = ${userId}`
const sala = sql`(select codigo from sala s where s.igreja_id = t.igreja_id and s.id = t.sala_id)`

export const chatPersonal: Personal = {
  tables: {
    // Numbers that are missing are what readers know already: hidden events leave such holes (Decision 210).
    sala_evento: { whose: byAutor, hidden: ['chave', 'visivel'], named: { sala }, erase: 'delete' },
    sala_participante: { ...ofUser, hidden: ['ip_hmac', 'silenciado_ate'] },
    sala_membro: {
      whose: byParticipante,
      hidden: ['participante'],
      named: { sala },
      erase: 'delete',
    },
    sala_denuncia: {
      whose: byParticipante,
      hidden: ['participante', 'resolvida_em'],
      named: { sala },
      erase: 'delete',
    },
    sala_moderador: { ...ofUser, named: { sala } },
    sala_remocao: {
      whose: byModerador,
      hidden: ['autor'],
      named: { sala },
      erase: { why: 'what was removed stays removed', cut: { moderador_user_id: nothing } },
    },
    sala_moderacao: {
      whose: byModerador,
      hidden: ['alvo'],
      named: { sala },
      erase: { why: 'the log of a room keeps what was done', cut: { moderador_user_id: nothing } },
    },
  },
}
