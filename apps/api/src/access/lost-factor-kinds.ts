import { formatInstant } from '@atrio/rules'
import { accessWords } from '../activation-kinds.ts'
import { defineKind, mailWords, type Facts } from '../announce/kind.ts'

/** `quem` is the person, as the church knows them; they are told as well. */
const ofAdmins = (codigo: string, prefix: 'factor_lost' | 'factor_replaced') =>
  defineKind<Facts & { quem: string }>({
    codigo,
    describe: null,
    notificacao: {
      optional: false,
      write: ({ quem }, { locale }) => ({
        titulo: accessWords.say(locale, `${prefix}_title`),
        corpo: accessWords.say(locale, `${prefix}_bell`, { quem }),
        tipo: 'GERAL',
        idEntidadeRelacionada: null,
      }),
    },
    email: {
      optional: false,
      compose: ({ url, quem }, reader) => ({
        ...mailWords(accessWords, { prefix, why: 'why_staff' }, reader, { quem }),
        url: reader.at(url),
      }),
    },
    samples: () => [{ facts: { url: '/admin', quem: 'Helena Prado' } }],
  })

/** Somebody with the right password says that they lost their second factor (Decision 284). */
export const fatorPerdido = ofAdmins('fator-perdido', 'factor_lost')
/** They have a new one. */
export const fatorTrocado = ofAdmins('fator-trocado', 'factor_replaced')

/** `codigo` sets a new one up, beside the password, until `validoAte` (ISO). */
export const fatorPerdidoCodigo = defineKind<Facts & { codigo: string; validoAte: string }>({
  codigo: 'fator-perdido-codigo',
  describe: null,
  email: {
    optional: false,
    compose: ({ url, codigo, validoAte }, reader) => ({
      ...mailWords(accessWords, { prefix: 'factor_code', why: 'why_asked' }, reader, {
        hora: formatInstant(validoAte, 'time', reader.locale, reader.timeZone),
      }),
      url: reader.at(url),
      large: codigo,
    }),
  },
  samples: ({ days }) => [{ facts: { url: '/admin', codigo: 'JBSW-Y3DP-EHPK-3PXP', validoAte: days(0) } }],
})
