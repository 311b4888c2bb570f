import type { MudancaAgendada } from '@atrio/contract'
import { defineKind, mailFacts, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

interface MudancaFacts extends Facts {
  /** What the record is called. */
  titulo: string
  /** ISO: when the change was to come. */
  quando: string
  falha: NonNullable<MudancaAgendada['falha']>
}

/** A change that somebody had scheduled did not come (Decision 283). Nobody can switch it off: the page is not as they think. */
export const mudancaNaoVeio = defineKind<MudancaFacts>({
  codigo: 'mudanca-nao-veio',
  describe: null,
  notificacao: {
    optional: false,
    write: ({ titulo, falha }, { locale }) => ({
      titulo: words.say(locale, 'mudanca_title'),
      corpo: `${titulo}: ${words.say(locale, `mudanca_${falha}`)}`,
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: false,
    compose: ({ url, titulo, quando, falha }, reader) => ({
      ...mailWords(words, { prefix: 'mudanca', why: 'why_mudanca' }, reader, {
        titulo,
        motivo: words.say(reader.locale, `mudanca_${falha}`),
      }),
      url: reader.at(url),
      facts: mailFacts([
        [words.say(reader.locale, 'mudanca_what'), titulo],
        [words.say(reader.locale, 'mudanca_when'), reader.moment(quando)],
      ]),
    }),
  },
  samples: ({ words: sample, locale, days }) =>
    (['conflito', 'recusada', 'arquivado', 'semDireito'] as const).map((falha) => ({
      ...(falha !== 'conflito' && { variant: falha }),
      facts: { url: '/admin', titulo: sample.say(locale, 'evento'), quando: days(0), falha },
    })),
})

export const contentKinds: readonly Kind[] = [mudancaNaoVeio]
