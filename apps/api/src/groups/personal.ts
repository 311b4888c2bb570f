import { ofUser, type Personal } from '../personal.ts'

export const groupsPersonal: Personal = {
  tables: { celula_membro: ofUser, celula_solicitacao: ofUser, celula_presenca: ofUser },
  impersonal: {
    celula_reuniao: 'what leaders write of a meeting, found by no account',
  },
}
