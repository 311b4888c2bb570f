import type { CallName } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import type { CallOptions } from './test-app.ts'

/** Well-formed requests of the staff's site. */
export function staffInputs(known: { email: string }): Partial<Record<CallName, Pick<CallOptions, 'body'>>> {
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
    createPessoaEquipe: { body: { email: known.email, papeis: [], funcoes: ['midia'] } },
    savePessoaEquipe: { body: { papeis: [], funcoes: ['louvor'] } },
  }
}
