import { ofUser, type Personal } from '../personal.ts'

export const contentPersonal: Personal = { tables: { rascunho: ofUser } }
