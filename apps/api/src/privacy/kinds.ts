import { defineKind, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

export const exportacaoPronta = defineKind<Facts & { apagarEm: string }>({
  codigo: 'exportacao-pronta',
  describe: null,
  notificacao: {
    optional: false,
    write: ({ apagarEm }, { locale, moment }) => ({
      titulo: words.say(locale, 'exportacao_pronta_title'),
      corpo: words.say(locale, 'exportacao_pronta_bell', { quando: moment(apagarEm) }),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: false,
    compose: ({ url, apagarEm }, reader) => ({
      ...mailWords(words, { prefix: 'exportacao_pronta', why: 'why_account' }, reader, {
        quando: reader.moment(apagarEm),
      }),
      url: reader.at(url),
    }),
  },
  samples: ({ days }) => [{ facts: { url: '/user/privacy', apagarEm: days(3) } }],
})

/** `url` calls it off. */
export const exclusaoPedida = defineKind<Facts & { apagarEm: string }>({
  codigo: 'exclusao-pedida',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, apagarEm }, reader) => ({
      ...mailWords(words, { prefix: 'exclusao_pedida', why: 'why_account' }, reader, {
        quando: reader.moment(apagarEm),
      }),
      url: reader.at(url),
    }),
  },
  samples: ({ days }) => [{ facts: { url: '/user/delete-user/undo?chave=1.2.3.4', apagarEm: days(7) } }],
})

export const exclusaoDesfeita = defineKind({
  codigo: 'exclusao-desfeita',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(words, { prefix: 'exclusao_desfeita', why: 'why_account' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/user/privacy' } }],
})

/** The last one: whoever reads it has no account any more. */
export const contaApagada = defineKind({
  codigo: 'conta-apagada',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(words, { prefix: 'conta_apagada', why: 'why_erased' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/' } }],
})

export const privacyKinds: readonly Kind[] = [
  exportacaoPronta,
  exclusaoPedida,
  exclusaoDesfeita,
  contaApagada,
]
