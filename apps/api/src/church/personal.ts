import type { Personal } from '../personal.ts'

/** What a church says of itself to everybody. */
export const churchPersonal: Personal = {
  tables: {},
  impersonal: {
    organizacao: 'a directory of organisations',
    igreja: 'a directory of churches',
    cliente: 'how to reach the church',
    igreja_modulo: 'what the portal calls its parts',
    'culto_alteracao.observacao': 'what the church says of a service',
  },
}
