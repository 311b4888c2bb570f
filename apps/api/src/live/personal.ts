import { sql } from 'kysely'
import { ofUser, type Personal } from '../personal.ts'

export const livePersonal: Personal = {
  tables: {
    atendimento: { ...ofUser, hidden: ['codigo', 'chave', 'anfitriao_user_id'] },
    transmissao_lembrete: {
      ...ofUser,
      hidden: ['lembrado_de'],
      named: {
        transmissao: sql`(select titulo from transmissao x where x.igreja_id = t.igreja_id and x.id = t.transmissao_id)`,
      },
    },
  },
  impersonal: {
    'atendimento.anfitriao_user_id': 'who of the staff was there; it is emptied with their account',
    'transmissao_voto.chave': 'a device, which nothing leads to anybody',
  },
}
