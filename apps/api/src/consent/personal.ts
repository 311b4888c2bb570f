import { ofUser, type Personal } from '../personal.ts'

export const consentPersonal: Personal = { tables: { consentimento: ofUser } }
