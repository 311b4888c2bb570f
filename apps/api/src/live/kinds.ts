import { defineKind, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

/** To who may answer: somebody waits. Never a name. */
export const maoLevantada = defineKind({
  codigo: 'mao-levantada',
  describe: (locale) => ({
    nome: words.say(locale, 'mao_name'),
    descricao: words.say(locale, 'mao_about'),
  }),
  notificacao: {
    optional: true,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, 'mao_title'),
      corpo: words.say(locale, 'mao_bell'),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  push: {
    optional: true,
    // Whoever waits does so now.
    urgente: true,
    horas: 1,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, 'mao_title'),
      corpo: words.say(locale, 'mao_bell'),
    }),
  },
  samples: () => [{ facts: { url: '/live' } }],
})

export const liveKinds: readonly Kind[] = [maoLevantada]
