import { sql } from 'kysely'
import { ofUser, type Personal } from '../personal.ts'

const grupo = sql`(select nome from celula c where c.igreja_id = t.igreja_id and c.id = t.celula_id)`
const daReuniao = sql`(select c.nome from celula_reuniao r join celula c on c.igreja_id = r.igreja_id and c.id = r.celula_id
  where r.igreja_id = t.igreja_id and r.id = t.reuniao_id)`

export const groupsPersonal: Personal = {
  tables: {
    celula_agenda: { ...ofUser, hidden: ['sinal'] },
    celula_alerta: ofUser,
    celula_membro: { ...ofUser, named: { grupo } },
    celula_solicitacao: { ...ofUser, named: { grupo } },
    celula_presenca: { ...ofUser, named: { grupo: daReuniao } },
  },
  impersonal: {
    celula_reuniao: 'what leaders write of a meeting, found by no account',
  },
}
