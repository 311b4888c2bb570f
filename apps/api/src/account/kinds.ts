import en from '../../messages/account/en.json' with { type: 'json' }
import es from '../../messages/account/es.json' with { type: 'json' }
import ptBR from '../../messages/account/pt-BR.json' with { type: 'json' }
import { defineKind, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { defineWords } from '../announce/words.ts'

const words = defineWords({ 'pt-BR': ptBR, en, es })

export const igrejaLinked = defineKind({
  codigo: 'igreja-linked',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(words, { prefix: 'igreja_linked', why: 'why_account' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/' } }],
})

interface UniaoFacts extends Facts {
  /** The e-mail that logs in from now on, and the one whose account is closed. */
  fica: string
  sai: string
  desfeita: boolean
}

/** Two accounts were made one, or two again (Decision 199). Nobody can switch it off. */
export const contasUnidas = defineKind<UniaoFacts>({
  codigo: 'contas-unidas',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, fica, sai, desfeita }, reader) => ({
      ...mailWords(words, { prefix: desfeita ? 'desunidas' : 'unidas', why: 'why_account' }, reader, {
        fica,
        sai,
      }),
      url: reader.at(url),
    }),
  },
  samples: () => {
    const facts = { url: '/access', fica: 'ana@exemplo.example', sai: 'ana.antiga@exemplo.example' }
    return [
      { facts: { ...facts, desfeita: false } },
      { variant: 'desfeita', facts: { ...facts, desfeita: true } },
    ]
  },
})

export const accountKinds: readonly Kind[] = [igrejaLinked, contasUnidas]
