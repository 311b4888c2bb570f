import { ofUser, type Personal } from '../personal.ts'

export const thirdPartiesPersonal: Personal = {
  tables: {
    terceiro_codigo: { ...ofUser, hidden: ['codigo_hash', 'criancas'] },
    terceiro_escolha: { ...ofUser, hidden: ['mostrado_hash'] },
  },
}
