import { ofUser, type Personal } from '../personal.ts'

export const filesPersonal: Personal = { tables: { arquivo: ofUser } }
