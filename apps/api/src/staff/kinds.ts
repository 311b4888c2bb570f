import { formatCivilDate, formatClock, type Locale } from '@atrio/rules'
import { defineKind, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { contaTrocada } from './account-kind.ts'
import { enderecoMudou } from './host-kind.ts'
import { copiaPronta } from './copia/kinds.ts'
import { chavePixTrocada } from './pix-key-kind.ts'
import { words } from './words.ts'

interface AlteracaoFacts extends Facts {
  culto: string
  cultoId: number
  /** ISO day, and the hour of the church's clock. */
  data: string
  hora: string
  mudanca: 'cancelado' | 'hora' | 'nota' | 'normal'
  /** In the church's own words. */
  observacao: string | null
}

/** A service is cancelled on one date, at another hour, or as every week again. Nobody stands at a locked door for a night's silence. */
export const cultoAlterado = defineKind<AlteracaoFacts>({
  codigo: 'culto-alterado',
  describe: (locale) => ({
    nome: words.say(locale, 'culto_name'),
    descricao: words.say(locale, 'culto_about'),
  }),
  notificacao: {
    optional: true,
    write: (facts, { locale }) => ({
      ...brief(facts, locale),
      tipo: 'CULTO',
      idEntidadeRelacionada: facts.cultoId,
    }),
  },
  email: {
    optional: true,
    compose: (facts, reader) => {
      const said = brief(facts, reader.locale)
      const mail = mailWords(words, { prefix: 'culto', why: 'why_culto' }, reader, said)
      return { ...mail, url: reader.at(facts.url), facts: [] }
    },
  },
  push: {
    optional: true,
    urgente: true,
    horas: 24,
    // What the church wrote may name somebody; a locked screen says the change alone.
    write: (facts, { locale }) => brief({ ...facts, observacao: null }, locale),
  },
  samples: ({ words: sample, locale, days }) => {
    const facts = {
      url: '/#schedule',
      culto: sample.say(locale, 'culto'),
      cultoId: 1,
      data: days(3).slice(0, 10),
      hora: '18:00',
      mudanca: 'cancelado' as const,
      observacao: null,
    }
    return [{ facts }, { variant: 'hora', facts: { ...facts, mudanca: 'hora' } }]
  },
})

interface ComunicadoFacts extends Facts {
  /** In the church's own words. */
  titulo: string
  texto: string
}

/** What staff write to many (Decision 204). */
export const comunicado = defineKind<ComunicadoFacts>({
  codigo: 'comunicado',
  describe: (locale) => ({
    nome: words.say(locale, 'comunicado_name'),
    descricao: words.say(locale, 'comunicado_about'),
  }),
  notificacao: {
    optional: true,
    write: ({ titulo, texto }) => ({ titulo, corpo: texto, tipo: 'GERAL', idEntidadeRelacionada: null }),
  },
  email: {
    optional: true,
    compose: ({ url, titulo, texto }, reader) => ({
      ...mailWords(words, { prefix: 'comunicado', why: 'why_comunicado' }, reader, { titulo, texto }),
      url: reader.at(url),
      facts: [],
    }),
  },
  push: {
    optional: true,
    urgente: false,
    horas: 24,
    // Written for everybody who is meant, who may be told so by who writes; the rest is read inside.
    write: ({ titulo }, { locale }) => ({ titulo, corpo: words.say(locale, 'comunicado_push') }),
  },
  samples: ({ words: sample, locale }) => [
    {
      facts: {
        url: '/notifications',
        titulo: sample.say(locale, 'evento'),
        texto: `${sample.say(locale, 'onde')}\n\n${sample.say(locale, 'evento')}`,
      },
    },
  ],
})

/** To see that mail arrives. */
export const emailTeste = defineKind({
  codigo: 'email-teste',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(words, { prefix: 'teste', why: 'why_teste' }, reader),
      url: reader.at(url),
      facts: [],
    }),
  },
  samples: () => [{ facts: { url: '/' } }],
})

export const staffKinds: readonly Kind[] = [
  cultoAlterado,
  comunicado,
  emailTeste,
  chavePixTrocada,
  contaTrocada,
  enderecoMudou,
  copiaPronta,
]

function brief({ culto, data, hora, mudanca, observacao }: AlteracaoFacts, locale: Locale) {
  const values = {
    culto,
    dia: formatCivilDate(data, 'fullWeekday', locale),
    hora: formatClock(hora, locale),
  }
  const corpo = words.say(locale, `culto_${mudanca}_text`, values)
  return {
    titulo: words.say(locale, `culto_${mudanca}_title`, values),
    corpo: observacao === null ? corpo : `${corpo} ${observacao}`,
  }
}
