import { ofUser, type Personal } from '../personal.ts'

export const notesPersonal: Personal = { tables: { nota_sermao: ofUser } }
