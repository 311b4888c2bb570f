import { defineKind, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

/** What becomes of people in a group, and what is written to them there. */
interface PessoaFacts extends Facts {
  celula: string
  celulaId: number
  /** Who left, or who wrote. */
  pessoa: string
  /** In their words. */
  texto: string | null
}

type Prefix = 'celula_lideranca' | 'celula_saida' | 'celula_retirada' | 'celula_mudanca' | 'celula_mensagem'

/** To who was named by the church. */
export const celulaLideranca = pessoaKind('celula-lideranca', 'celula_lideranca', 'why_lider')
/** To who leads it: somebody left. */
export const celulaSaida = pessoaKind('celula-saida', 'celula_saida', 'why_lider')
/** To who was taken out. */
export const celulaRetirada = pessoaKind('celula-retirada', 'celula_retirada', 'why_membro')
/** To who was moved to another group of the same leader. */
export const celulaMudanca = pessoaKind('celula-mudanca', 'celula_mudanca', 'why_membro')

/** To everybody in a group; the bell does not say what, because it may be deleted again. */
export const celulaMensagem = pessoaKind('celula-mensagem', 'celula_mensagem', 'why_membro')

export const peopleKinds: readonly Kind[] = [
  celulaLideranca,
  celulaSaida,
  celulaRetirada,
  celulaMudanca,
  celulaMensagem,
]

function pessoaKind(codigo: string, prefix: Prefix, why: 'why_lider' | 'why_membro'): Kind<PessoaFacts> {
  const optional = prefix === 'celula_mensagem'
  return defineKind<PessoaFacts>({
    codigo,
    describe: optional
      ? (locale) => ({
          nome: words.say(locale, 'celula_mensagem_name'),
          descricao: words.say(locale, 'celula_mensagem_about'),
        })
      : null,
    notificacao: {
      optional,
      write: ({ celula, celulaId, pessoa }, { locale }) => ({
        titulo: words.say(locale, `${prefix}_bell_title`, { celula, pessoa }),
        corpo: words.say(locale, `${prefix}_bell_text`, { celula, pessoa }),
        tipo: 'CELULA',
        idEntidadeRelacionada: celulaId,
      }),
    },
    email: {
      optional,
      compose: ({ url, celula, pessoa, texto }, reader) => {
        const quoted = texto === null ? '' : words.say(reader.locale, 'palavras_de', { texto })
        const said = optional ? (texto ?? '') : quoted
        const all = mailWords(words, { prefix, why }, reader, { celula, pessoa, texto: said })
        return { ...all, paragraphs: all.paragraphs.filter((text) => text !== ''), url: reader.at(url) }
      },
    },
    samples: () => [
      { facts: { ...sample, texto: 'Mudei de bairro. Obrigada por tudo!' } },
      { variant: 'wordless', facts: { ...sample, texto: null } },
    ],
  })
}

const sample = { url: '/groups/1', celula: 'Mesa de terça', celulaId: 1, pessoa: 'Bianca Leal' }
