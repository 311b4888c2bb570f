import type { CallName } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import type { CallOptions } from './test-app.ts'

/** Well-formed requests of the staff's site. */
export function staffInputs(): Partial<Record<CallName, Pick<CallOptions, 'body'>>> {
  return {
    loginEquipe: { body: { email: demoPeople.admin.email, senha: demoPassword } },
    saveSenhaEquipe: { body: { senhaAtual: demoPassword, novaSenha: 'Jabuticaba*48' } },
    createFatorEquipe: { body: {} },
    saveFatorEquipe: { body: { codigo: '000000' } },
    confirmEquipe: { body: { codigo: '000000' } },
    createCodigosEquipe: { body: {} },
    recoverSenhaEquipe: { body: { email: demoPeople.visitor.email } },
    logoutEquipe: { body: {} },
    deleteSessaoEquipe: { body: {} },
    // Nothing of them changes: the calls after it are made by the same people.
    createPessoaEquipe: {
      body: { email: demoPeople.contentAdmin.email, papeis: ['ROLE_ADMIN_CONTENT'], funcoes: [] },
    },
    savePessoaEquipe: { body: { papeis: [], funcoes: [] } },
  }
}
