import { defineKind, mailWords, type Facts, type Kind, type Notice } from '../announce/kind.ts'
import { words } from './words.ts'

/** To the author; never a word of it, nor a name: a mail is read over shoulders. */
export const oracaoMensagemNova = optionalKind('oracao-mensagem', 'mensagem')
export const oracaoAprovada = optionalKind('oracao-aprovada', 'aprovada')
export const oracaoOculta = plainKind('oracao-oculta', 'oculta', 'why_autor')
/** Always told, but for the device. */
export const oracaoResposta = {
  ...plainKind('oracao-resposta', 'resposta', 'why_autor'),
  describe: described('resposta'),
  push: pushOf('resposta'),
}
/** To those who look after the wall, and who care for prayer. */
export const oracaoEspera = plainKind('oracao-espera', 'espera', 'why_equipe')
export const oracaoDenunciada = plainKind('oracao-denunciada', 'denunciada', 'why_equipe')
export const oracaoCuidado = plainKind('oracao-cuidado', 'cuidado', 'why_equipe')

/** What is written below requests, on the desk. */
export const MENSAGENS_URL = '/prayer/desk?situacao=mensagens'
export const oracaoMensagemEspera = plainKind('oracao-mensagem-espera', 'mensagem_espera', 'why_equipe')

/** Once a week, to an author for whom somebody prayed: how many, never who. */
export const oracaoResumo = defineKind<Facts & { pessoas: number }>({
  codigo: 'oracao-resumo',
  describe: described('resumo'),
  notificacao: {
    optional: true,
    write: ({ pessoas }, { locale }) => ({
      titulo: words.say(locale, pessoas === 1 ? 'resumo_one' : 'resumo_many', { n: String(pessoas) }),
      corpo: words.say(locale, 'resumo_bell'),
      tipo: 'ORACAO',
      idEntidadeRelacionada: null,
    }),
  },
  push: {
    optional: true,
    urgente: false,
    horas: 72,
    write: ({ pessoas }, { locale }) => ({
      titulo: words.say(locale, pessoas === 1 ? 'resumo_one' : 'resumo_many', { n: String(pessoas) }),
      corpo: words.say(locale, 'resumo_bell'),
    }),
  },
  email: {
    optional: true,
    compose: ({ url, pessoas }, reader) => {
      const titulo = words.say(reader.locale, pessoas === 1 ? 'resumo_one' : 'resumo_many', {
        n: String(pessoas),
      })
      return {
        ...mailWords(words, { prefix: 'resumo', why: 'why_autor' }, reader, { titulo }),
        url: reader.at(url),
      }
    },
  },
  samples: () => [
    { facts: { url: '/user/prayer', pessoas: 12 } },
    { variant: 'one', facts: { url: '/user/prayer', pessoas: 1 } },
  ],
})

export const prayerKinds: readonly Kind[] = [
  oracaoMensagemNova,
  oracaoAprovada,
  oracaoOculta,
  oracaoResposta,
  oracaoEspera,
  oracaoMensagemEspera,
  oracaoDenunciada,
  oracaoCuidado,
  oracaoResumo,
]

type Optional = 'mensagem' | 'aprovada'
type Plain = 'oculta' | 'resposta' | 'espera' | 'mensagem_espera' | 'denunciada' | 'cuidado'

function optionalKind(codigo: string, prefix: Optional): Kind {
  return {
    ...makeKind(codigo, prefix, { why: 'why_autor', optional: true }),
    describe: described(prefix),
    push: pushOf(prefix),
  }
}

function plainKind(codigo: string, prefix: Plain, why: 'why_autor' | 'why_equipe'): Kind {
  return makeKind(codigo, prefix, { why, optional: false })
}

function described(prefix: Optional | 'resumo' | 'resposta'): Kind['describe'] {
  return (locale) => ({
    nome: words.say(locale, `${prefix}_name`),
    descricao: words.say(locale, `${prefix}_about`),
  })
}

/** What the bell says: nothing of the prayer itself, and no name. */
function pushOf(prefix: Optional | 'resposta'): NonNullable<Kind['push']> {
  return {
    optional: true,
    urgente: false,
    horas: 72,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, `${prefix}_title`),
      corpo: words.say(locale, `${prefix}_bell`),
    }),
  }
}

/** Where the bell leads is where the mail does. */
function aboutOf(url: string): Pick<Notice, 'tipo' | 'idEntidadeRelacionada'> {
  const own = /^\/user\/prayer\/(\d+)$/.exec(url)
  if (own) return { tipo: 'ORACAO', idEntidadeRelacionada: Number(own[1]) }
  const tipo = url.startsWith('/prayer/desk/care')
    ? 'ORACAO_CUIDADO'
    : url === MENSAGENS_URL
      ? 'ORACAO_MENSAGENS'
      : 'ORACAO_MESA'
  return { tipo, idEntidadeRelacionada: null }
}

function makeKind(
  codigo: string,
  prefix: Optional | Plain,
  { why, optional }: { why: 'why_autor' | 'why_equipe'; optional: boolean },
): Kind {
  return defineKind({
    codigo,
    describe: null,
    notificacao: {
      optional,
      write: ({ url }, { locale }) => ({
        titulo: words.say(locale, `${prefix}_title`),
        corpo: words.say(locale, `${prefix}_bell`),
        ...aboutOf(url),
      }),
    },
    email: {
      optional,
      compose: ({ url }, reader) => ({ ...mailWords(words, { prefix, why }, reader), url: reader.at(url) }),
    },
    samples: () => [{ facts: { url: why === 'why_autor' ? '/user/prayer/1' : '/prayer/desk' } }],
  })
}
