import type { CelulaListada } from '@atrio/contract'
import type { ReadingPicture } from '../reading/reading.ts'

/** A group of the demo world, in its church's language. People are named as they are called, `Rosa Tavares`. */
export type DemoCelula = {
  nome: string
  resumo: string
  /** HTML. */
  descricao: string
  publico?: CelulaListada['publico']
  /** Weekday, 0 for Sunday, and hour. */
  quando?: [dia: number, hora: string]
  duracaoMinutos?: number
  frequencia?: CelulaListada['frequencia']
  idioma?: CelulaListada['idioma']
  flags?: ('online' | 'criancas' | 'acessivel')[]
  bairro?: string
  cidade?: string
  rua?: string
  numero?: string
  cep?: string
  /** Latitude and longitude. */
  lugar?: [number, number]
  linkOnline?: string
  capacidade?: number
  fechada?: true
  naoListada?: true
  picture?: ReadingPicture
  lideres: string[]
  membros: string[]
  pedidos?: { pessoa: string; mensagem: string; telefone?: string; horas: number; vista?: true }[]
  reunioes?: DemoReuniao[]
}

/** A meeting so many weeks ago, on the group's weekday; below zero it is still to come. */
export type DemoReuniao = {
  semanas: number
  tema: string
  /** Title of the study that it was about. */
  estudo?: string
  anotacoes?: string
  pedidosOracao?: string
  visitantes?: string[]
  /** Taken by who leads the group. */
  picture?: ReadingPicture['scene']
  /** Who was not there. */
  faltaram?: string[]
}
