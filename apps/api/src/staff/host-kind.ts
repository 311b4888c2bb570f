import { defineKind, mailWords, type Facts } from '../announce/kind.ts'
import { words } from './words.ts'

export type EnderecoMudanca = 'pedido' | 'ativo' | 'principal' | 'plataforma' | 'removido'

interface EnderecoFacts extends Facts {
  quem: string
  host: string
  mudanca: EnderecoMudanca
}

/** Where the church is found, or where links of it lead. Nobody can switch it off. */
export const enderecoMudou = defineKind<EnderecoFacts>({
  codigo: 'endereco-mudou',
  describe: null,
  notificacao: {
    optional: false,
    write: ({ quem, host, mudanca }, { locale }) => ({
      titulo: words.say(locale, 'endereco_title'),
      corpo: words.say(locale, `endereco_${mudanca}`, { quem, host }),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: false,
    compose: ({ url, quem, host, mudanca }, reader) => ({
      ...mailWords(words, { prefix: 'endereco', why: 'why_pix' }, reader, {
        mudanca: words.say(reader.locale, `endereco_${mudanca}`, { quem, host }),
      }),
      url: reader.at(url),
    }),
  },
  samples: () => {
    const facts = { url: '/admin', quem: 'Helena Prado', host: 'www.igreja.example' }
    return [
      { facts: { ...facts, mudanca: 'pedido' as const } },
      { variant: 'principal', facts: { ...facts, mudanca: 'principal' as const } },
      { variant: 'removido', facts: { ...facts, mudanca: 'removido' as const } },
    ]
  },
})
