import type { ReadingPicture } from '../reading/reading.ts'

/** What is said from one moment, in seconds, to the next. */
type DemoFala = { inicio: number; texto: string }

export type DemoConteudo = {
  /** Names it within the church. */
  chave: string
  tipo: 'video' | 'serie' | 'coletanea'
  titulo: string
  resumo: string
  descricao?: string
  autor?: string
  daysAgo: number
  tags: string[]
  destaque?: true
  gratis?: true
  /** Names of plans; without any it is in all of them. */
  planos?: string[]
  /** What it stands in, by its `chave`, and where. */
  em?: string
  temporada?: number
  numero?: number
  /** One of the films that were drawn for the demo; a `video` without one and without an address is still to come. */
  filme?: 'lamp' | 'shore'
  falas?: DemoFala[]
  url?: string
  codigo?: string
  trailer?: string
  picture?: ReadingPicture
}

export type DemoPlay = { tags: string[]; conteudos: DemoConteudo[] }
