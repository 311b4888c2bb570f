import { defineKind, mailWords, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

/** To the member: what the church did with their card. Nothing of what stands on it. */
export const carteirinhaEmitida = cardKind('carteirinha-emitida', 'emitida')
export const carteirinhaRenovada = cardKind('carteirinha-renovada', 'renovada')
export const carteirinhaRevogada = cardKind('carteirinha-revogada', 'revogada')

export const cardKinds: readonly Kind[] = [carteirinhaEmitida, carteirinhaRenovada, carteirinhaRevogada]

function cardKind(codigo: string, prefix: 'emitida' | 'renovada' | 'revogada'): Kind {
  return defineKind({
    codigo,
    describe: null,
    notificacao: {
      optional: false,
      write: (_facts, { locale }) => ({
        titulo: words.say(locale, `${prefix}_title`),
        corpo: words.say(locale, `${prefix}_bell`),
        tipo: 'CARTEIRINHA',
        idEntidadeRelacionada: null,
      }),
    },
    email: {
      optional: false,
      compose: ({ url }, reader) => ({
        ...mailWords(words, { prefix, why: 'why' }, reader),
        url: reader.at(url),
      }),
    },
    samples: () => [{ facts: { url: '/user/member-card' } }],
  })
}
