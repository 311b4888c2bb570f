import { defineKind, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

interface DeclaracaoFacts extends Facts {
  ano: number
}

/** The statement of last year's gifts is there; the document itself stays behind the log-in (Decision 287). */
export const declaracaoPronta = defineKind<DeclaracaoFacts>({
  codigo: 'declaracao-pronta',
  describe: (locale) => ({
    nome: words.say(locale, 'declaracao_name'),
    descricao: words.say(locale, 'declaracao_about'),
  }),
  notificacao: {
    optional: true,
    write: ({ ano }, { locale }) => ({
      titulo: words.say(locale, 'declaracao_title', { ano: String(ano) }),
      corpo: words.say(locale, 'declaracao_bell'),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: true,
    compose: ({ url, ano }, reader) => ({
      ...mailWords(words, { prefix: 'declaracao', why: 'why_declaracao' }, reader, { ano: String(ano) }),
      url: reader.at(url),
      facts: [],
    }),
  },
  samples: () => [{ facts: { url: '/user/giving', ano: 2026 } }],
})

export const givingKinds: readonly Kind[] = [declaracaoPronta]
