import { ofUser, type Personal } from '../personal.ts'

export const biblePersonal: Personal = {
  tables: { biblia_marcacao: ofUser },
  impersonal: { 'biblia_traducao.nome': 'of a translation' },
}
