import { sql } from 'kysely'
import { ofUser, type Personal } from '../personal.ts'

const motivo = sql`(select nome from oracao_motivo m where m.igreja_id = t.igreja_id and m.id = t.motivo_id)`

export const prayerPersonal: Personal = {
  tables: {
    equipe_funcao: ofUser,
    oracao: { ...ofUser, hidden: ['uuid'], named: { motivo } },
    oracao_mensagem: { ...ofUser, hidden: ['uuid'] },
    oracao_orada: ofUser,
    oracao_denuncia: ofUser,
  },
  impersonal: { 'oracao_motivo.nome': 'what the church offers' },
}
