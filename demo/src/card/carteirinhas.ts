import type { DemoChurchName } from '../churches.ts'

/** A member card: what the church says of somebody whom it issued one. Days count from the day of loading. */
export type DemoCarteirinha = {
  /** Given and family name of somebody of the church. */
  pessoa: string
  numero: string
  funcao?: string
  responsavel?: string
  dataBatismo?: string
  emitidaHa: number
  /** Days until its last one; negative when that is over, none where the card has no end. */
  validaPor?: number
  revogada?: true
}

/** By church; not everybody has one. */
export const demoCarteirinhas: Partial<Record<DemoChurchName, DemoCarteirinha[]>> = {
  full: [
    {
      pessoa: 'Ana Beatriz de Albuquerque',
      numero: '0412',
      funcao: 'Recepção',
      responsavel: 'Pr. Marcos Vidigal',
      dataBatismo: '2015-04-05',
      emitidaHa: 120,
      validaPor: 610,
    },
    {
      pessoa: 'Joaquim Nogueira dos Santos',
      numero: '0087',
      funcao: 'Diácono',
      responsavel: 'Pr. Marcos Vidigal',
      dataBatismo: '1997-12-21',
      emitidaHa: 300,
      validaPor: 430,
    },
    {
      pessoa: 'Helena Prado',
      numero: '0023',
      funcao: 'Secretária',
      responsavel: 'Pr. Marcos Vidigal',
      emitidaHa: 760,
      validaPor: -30,
    },
    { pessoa: 'Tiago Ramos', numero: '0530', funcao: 'Comunicação', emitidaHa: 200, revogada: true },
    {
      pessoa: 'Rosa Tavares',
      numero: '0151',
      funcao: 'Líder de célula',
      responsavel: 'Pra. Débora Vidigal',
      dataBatismo: '2003-06-15',
      emitidaHa: 90,
      validaPor: 640,
    },
    { pessoa: 'Samuel Peixoto', numero: '0498', emitidaHa: 15 },
  ],
  english: [
    {
      pessoa: 'Grace Whitfield',
      numero: 'HL-208',
      funcao: 'Greeter',
      responsavel: 'Rev. Ellen Marsh',
      dataBatismo: '2009-05-31',
      emitidaHa: 60,
      validaPor: 670,
    },
    {
      pessoa: 'Caleb Ouellette',
      numero: 'HL-031',
      funcao: 'Deacon',
      responsavel: 'Rev. Ellen Marsh',
      emitidaHa: 800,
      validaPor: -70,
    },
    { pessoa: 'Ruth Pettingill', numero: 'HL-114', emitidaHa: 240 },
  ],
  spanish: [
    {
      pessoa: 'Camila Torres Beltrán',
      numero: '1027',
      funcao: 'Coro',
      responsavel: 'Pr. Ignacio Ferrer',
      dataBatismo: '2018-09-16',
      emitidaHa: 45,
      validaPor: 685,
    },
    { pessoa: 'Amparo Ferrer', numero: '0112', funcao: 'Ujier', emitidaHa: 400, validaPor: 330 },
    { pessoa: 'Vicent Soler', numero: '0977', emitidaHa: 500, validaPor: 230, revogada: true },
  ],
}
