import type { SceneName } from '../pictures/scenes.ts'

/** A request for prayer of the demo world, in its church's language. People are named as they are called. */
export type DemoOracao = {
  pessoa: string
  /** As they want to be called; without it nobody is named. */
  nome?: string
  motivo?: string
  mensagem: string
  picture?: SceneName
  /** How long ago it was asked. */
  horas: number
  /** Not on the wall: for those who care for prayer. */
  reservada?: true
  situacao?: 'aguardando' | 'oculta'
  ligacao?: true
  visita?: true
  /** Hours ago. */
  ligado?: number
  lida?: number
  /** The first so many of the church's people, without its author. */
  oraram?: number
  mensagens?: { pessoa: string; mensagem: string; horas: number; espera?: true }[]
  atualizacoes?: { mensagem: string; horas: number }[]
  respondida?: { horas: number; testemunho?: string }
  /** What those who care for prayer answered. */
  resposta?: { pessoa: string; mensagem: string; horas: number }
  denuncia?: { pessoa: string; motivo: string; horas: number }
}

export type DemoMural = {
  /** Whether the church reads a request before the wall shows it. */
  aprovacao: boolean
  motivos: string[]
  /** Who cares for prayer. */
  equipe: string[]
  oracoes: DemoOracao[]
}
