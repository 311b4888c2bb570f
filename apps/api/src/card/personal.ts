import { byUsuario, type Personal } from '../personal.ts'

export const cardPersonal: Personal = {
  tables: { carteirinha: { whose: byUsuario, erase: 'delete' } },
}
