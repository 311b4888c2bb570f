import type { Bilheteria, Valores } from '@atrio/contract'

const today = Date.now()
const days = (n: number) => new Date(today + n * 86_400_000).toISOString()

/** A ticket at one price, of which nothing is sold. */
export const simples = {
  id: null,
  nome: 'Inteira',
  descricao: null,
  flagExclusivo: false,
  qtdeMinima: 1,
  qtdeMaxima: 10,
  limiteUsuario: null,
  dataInicio: null,
  dataFim: null,
  lotes: [{ id: null, nome: 'Único', valor: 3_000, capacidade: 20, dataInicio: null, dataFim: null }],
  perguntas: [],
  conteudos: [],
} satisfies Bilheteria['ingressos'][number]

export const semIngressos: Bilheteria = {
  flagOnline: false,
  flagOrganizadorPessoa: false,
  flagAssumirTaxasServico: false,
  flagJuros: false,
  qtdeMaxParcelas: 1,
  diasReembolso: 7,
  metodos: null,
  diasDinheiro: 3,
  diasBoleto: 5,
  ofertaHoras: 24,
  capacidade: null,
  camposObrigatorios: [],
  encontros: [],
  perguntas: [],
  ingressos: [],
}

/** An event that may be published as it is. */
export function eventoValores(given: Valores = {}, bilheteria: Partial<Bilheteria> = {}): Valores {
  return {
    nome: 'Noite do Umbuzeiro',
    dataInicio: days(20),
    dataFim: days(20.1),
    local: 'Varanda',
    endereco: null,
    categoria: null,
    resumo: null,
    descricao: '<p>Roda de conversa.</p>',
    imagem: null,
    imagemAlt: null,
    organizador: null,
    contatoEmail: null,
    contatoWhatsapp: null,
    politicaReembolso: null,
    linkOnline: null,
    inscricaoInicio: null,
    inscricaoFim: null,
    ...given,
    bilheteria: { ...semIngressos, ingressos: [simples], ...bilheteria },
  } as unknown as Valores
}
