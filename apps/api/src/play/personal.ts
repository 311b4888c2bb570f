import { ofUser, type Personal } from '../personal.ts'

export const playPersonal: Personal = {
  tables: {
    usuario_plano_assinatura_conteudo: ofUser,
    reproducao_progresso: ofUser,
    reproducao_sessao: ofUser,
  },
  impersonal: { 'filme.nome': 'what a file was called' },
}
