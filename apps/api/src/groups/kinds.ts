import type { Locale } from '@atrio/rules'
import { defineKind, mailFacts, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { peopleKinds } from './people-kinds.ts'
import { words } from './words.ts'

/** A group with room that somebody waited for. */
interface AlertaFacts extends Facts {
  celula: string
  celulaId: number
  /** Neighbourhood or city, where it says. */
  lugar: string | null
}

/** A request to take part, as those who lead the group are told of it. */
interface PedidoFacts extends Facts {
  celula: string
  celulaId: number
  pessoa: string
  mensagem: string | null
  telefone: string | null
}

/** What became of it, as who asked is told. */
interface RespostaFacts extends Facts {
  celula: string
  celulaId: number
  /** In the words of who leads the group. */
  resposta: string | null
}

export const celulaPedido = pedidoKind('celula-pedido', 'celula_pedido')
/** Three days later, where nobody has answered. */
export const celulaLembrete = pedidoKind('celula-lembrete', 'celula_lembrete')
export const celulaAceita = respostaKind('celula-aceita', 'celula_aceita')
export const celulaRecusada = respostaKind('celula-recusada', 'celula_recusada')

/** Once: whoever was told waits no more. */
export const celulaAlerta = defineKind<AlertaFacts>({
  codigo: 'celula-alerta',
  describe: (locale) => ({
    nome: words.say(locale, 'celula_alerta_name'),
    descricao: words.say(locale, 'celula_alerta_description'),
  }),
  notificacao: {
    optional: false,
    write: ({ celula, celulaId }, { locale }) => ({
      titulo: words.say(locale, 'celula_alerta_bell_title', { celula }),
      corpo: words.say(locale, 'celula_alerta_bell_text'),
      tipo: 'CELULA',
      idEntidadeRelacionada: celulaId,
    }),
  },
  push: pushOf('celula_alerta'),
  email: {
    optional: true,
    compose: ({ url, celula, lugar }, reader) => ({
      ...mailWords(words, { prefix: 'celula_alerta', why: 'why_alerta' }, reader, { celula }),
      url: reader.at(url),
      facts: mailFacts([
        [words.say(reader.locale, 'label_group'), celula],
        [words.say(reader.locale, 'label_place'), lugar ?? ''],
      ]),
    }),
  },
  samples: () => [
    { facts: { url: '/groups/1', celula: 'Mesa de terça', celulaId: 1, lugar: 'Vila Mariana' } },
    { variant: 'online', facts: { url: '/groups/1', celula: 'Primeiras horas', celulaId: 1, lugar: null } },
  ],
})

export const groupsKinds: readonly Kind[] = [
  celulaPedido,
  celulaLembrete,
  celulaAceita,
  celulaRecusada,
  ...peopleKinds,
  celulaAlerta,
]

function pedidoKind(codigo: string, prefix: 'celula_pedido' | 'celula_lembrete'): Kind<PedidoFacts> {
  return defineKind<PedidoFacts>({
    codigo,
    describe: (locale) => describe(prefix, locale),
    notificacao: {
      optional: false,
      write: ({ celula, celulaId, pessoa }, { locale }) => ({
        titulo: words.say(locale, `${prefix}_bell_title`, { celula, pessoa }),
        corpo: words.say(locale, `${prefix}_bell_text`, { celula, pessoa }),
        tipo: 'CELULA_PEDIDO',
        idEntidadeRelacionada: celulaId,
      }),
    },
    email: {
      optional: false,
      compose: ({ url, celula, pessoa, mensagem, telefone }, reader) => ({
        ...mailWords(words, { prefix, why: 'why_lider' }, reader, { celula, pessoa }),
        url: reader.at(url),
        facts: mailFacts([
          [words.say(reader.locale, 'label_group'), celula],
          [words.say(reader.locale, 'label_who'), pessoa],
          [words.say(reader.locale, 'label_message'), mensagem ?? ''],
          [words.say(reader.locale, 'label_phone'), telefone ?? ''],
        ]),
      }),
    },
    push: pushOf(prefix),
    samples: () => [
      {
        facts: {
          url: '/groups/request/1?chave=1.2.3',
          celula: 'Mesa de terça',
          celulaId: 1,
          pessoa: 'Luísa Fontes',
          mensagem: 'Posso ir com minha filha?',
          telefone: '+55 11 90000-2231',
        },
      },
    ],
  })
}

function respostaKind(codigo: string, prefix: 'celula_aceita' | 'celula_recusada'): Kind<RespostaFacts> {
  return defineKind<RespostaFacts>({
    codigo,
    describe: (locale) => describe(prefix, locale),
    notificacao: {
      optional: false,
      write: ({ celula, celulaId }, { locale }) => ({
        titulo: words.say(locale, `${prefix}_bell_title`, { celula }),
        corpo: words.say(locale, `${prefix}_bell_text`, { celula }),
        tipo: 'CELULA',
        idEntidadeRelacionada: celulaId,
      }),
    },
    email: {
      optional: false,
      compose: ({ url, celula, resposta }, reader) => {
        const said = resposta === null ? '' : words.say(reader.locale, 'resposta_de', { texto: resposta })
        const all = mailWords(words, { prefix, why: 'why_pedido' }, reader, { celula, resposta: said })
        return { ...all, paragraphs: all.paragraphs.filter((text) => text !== ''), url: reader.at(url) }
      },
    },
    push: pushOf(prefix),
    samples: () => [
      {
        facts: { url: '/groups/1', celula: 'Mesa de terça', celulaId: 1, resposta: 'Terça esperamos você.' },
      },
      {
        variant: 'wordless',
        facts: { url: '/groups/1', celula: 'Mesa de terça', celulaId: 1, resposta: null },
      },
    ],
  })
}

type Prefix = 'celula_pedido' | 'celula_lembrete' | 'celula_aceita' | 'celula_recusada'

function describe(prefix: Prefix, locale: Locale) {
  return { nome: words.say(locale, `${prefix}_name`), descricao: words.say(locale, `${prefix}_about`) }
}

/** Which group it is may be nobody's business who sees the screen. */
function pushOf<F extends Facts>(prefix: Prefix | 'celula_alerta'): NonNullable<Kind<F>['push']> {
  return {
    optional: true,
    urgente: false,
    horas: 72,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, `${prefix}_push_title`),
      corpo: words.say(locale, `${prefix}_push_text`),
    }),
  }
}
