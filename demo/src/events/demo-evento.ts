import type { Evento, Pergunta } from '@atrio/contract'
import type { DemoWeekday } from '../load/demo-days.ts'
import type { ReadingPicture } from '../reading/reading.ts'

/** A moment by days from the day of loading and the church's clock. */
export type DemoMoment = [days: number, hour: string]

export type DemoPergunta = {
  rotulo: string
  ajuda?: string
  tipo: Pergunta['tipo']
  opcoes?: string[]
  flagObrigatoria?: true
}

type DemoLote = {
  nome: string
  /** In cents. */
  valor: number
  capacidade: number
  /** Sold before the demo begins, to nobody in particular. */
  vendido?: number
  ate?: DemoMoment
}

export type DemoIngresso = {
  nome: string
  descricao?: string
  flagConteudoExclusivo?: true
  flagExclusivo?: true
  qtdeMinima?: number
  qtdeMaxima?: number
  limiteUsuario?: number
  lotes: DemoLote[]
  perguntas?: DemoPergunta[]
  conteudos?: { titulo: string; resumo?: string; conteudo?: string; url?: string; em?: DemoMoment }[]
}

/** An event of the demo world, in its church's language. */
export type DemoEvento = {
  nome: string
  categoria: string
  resumo: string
  /** HTML. */
  descricao: string
  local?: string
  endereco?: string
  picture?: ReadingPicture
  inicio: DemoMoment
  fim: DemoMoment
  /** On which it begins, where its text or kind asks for one: it moves to the nearest, whatever day the demo is loaded. */
  dia?: DemoWeekday
  /** Of a course: the days on which it meets, from the hour it begins to the hour it ends. */
  encontros?: number[]
  inscricao?: [from: DemoMoment | null, until: DemoMoment | null]
  flagOnline?: true
  linkOnline?: string
  flagJuros?: true
  flagAssumirTaxasServico?: true
  qtdeMaxParcelas?: number
  camposObrigatorios?: Evento['camposObrigatorios']
  organizador?: string
  flagOrganizadorPessoa?: true
  contatoEmail?: string
  contatoWhatsapp?: string
  politicaReembolso?: string
  /** Places in all, whatever the ticket. */
  capacidade?: number
  ingressos: DemoIngresso[]
  perguntas?: DemoPergunta[]
}
