import type { SceneName } from '../pictures/scenes.ts'

/** A drawn picture and what it shows, in the church's language; without one a window is drawn on the page. */
export type ReadingPicture = { scene: SceneName; alt: string }

export type DemoDevocional = {
  /** Days before the day of loading; below zero it is still to come. */
  daysAgo: number
  titulo: string
  referencia: string
  versiculo: string
  resumo: string
  conteudo: string
  oracao?: string
  autor: string
  picture?: ReadingPicture
}

export type DemoNoticia = {
  hoursAgo: number
  titulo: string
  categoria: string
  resumo: string
  conteudo: string
  autor?: string
  picture?: ReadingPicture
}

export type DemoEbd = {
  slug: string
  titulo: string
  classe: string
  professor: string
  resumo: string
  descricao: string
  /** Weeks before the day of loading on which the first lesson is taught; one lesson follows each week. */
  weeksAgo: number
  picture?: ReadingPicture
  licoes: { titulo: string; referencia: string; conteudo: string; notasProfessor?: string }[]
}

export type DemoPublicacaoTipo = {
  slug: string
  nome: string
  descricao: string
  publicacoes: {
    daysAgo: number
    slug: string
    titulo: string
    resumo: string
    conteudo: string
    autor: string
    picture?: ReadingPicture
  }[]
}

export type DemoMinisterio = {
  nome: string
  resumo: string
  quando: string
  conteudo: string
  comoAjudar: string
  lider: string
  liderEmail?: string
  liderWhatsapp?: string
  picture?: ReadingPicture
  projetos?: DemoProjeto[]
}

type DemoProjeto = {
  nome: string
  resumo: string
  conteudo: string
  necessidade?: string
  comoAjudar?: string
  /** In units, or in cents of the church's currency where no unit is named. */
  meta?: number
  alcancado?: number
  unidade?: string
  picture?: ReadingPicture
}

/** What a church of the demo world publishes to be read. */
export type Reading = {
  devocionais: DemoDevocional[]
  noticias: DemoNoticia[]
  ebds: DemoEbd[]
  /** Reading plans of its own: for each day how it is written, and its passages as every language reads them. */
  planos?: { nome: string; descricao: string; dias: [written: string, ...passages: string[]][] }[]
  publicacaoTipos: DemoPublicacaoTipo[]
  ministerios: DemoMinisterio[]
}
