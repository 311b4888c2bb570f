import type { Standing } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

const names: Record<Standing, () => string> = {
  ROLE_ADMIN: m.role_admin,
  ROLE_ADMIN_CONTENT: m.role_content,
  ROLE_SUPER_ADMIN: m.role_super,
  midia: m.charge_midia,
  louvor: m.charge_louvor,
  secretaria: m.charge_secretaria,
  tesouraria: m.charge_tesouraria,
  grupos: m.charge_grupos,
  moderacao: m.charge_moderacao,
  portaria: m.charge_portaria,
  oracao: m.charge_oracao,
}

/** What a role or a charge is called. */
export function standingName(standing: Standing): string {
  return names[standing]()
}
