import type { Deps } from '../deps.ts'
import type { Agenda } from '../jobs/agenda.ts'
import { erasePerson } from './erase.ts'
import { workExport } from './make-export.ts'

export const privacyAgenda: Agenda<Deps> = {
  exportacao: workExport,
  exclusao: (deps, { igrejaId, referencia }) => erasePerson(deps, { igrejaId, userId: Number(referencia) }),
}
