/** What a broadcast is at a moment. */
export const estadosTransmissao = [
  'agendada',
  'sala_aberta',
  'ao_vivo',
  'encerrada',
  'replay',
  'cancelada',
] as const
export type EstadoTransmissao = (typeof estadosTransmissao)[number]

/** What its state follows from; moments as the wire writes them. */
export interface TransmissaoNoTempo {
  inicio: string
  fimPrevisto: string
  comando: 'auto' | 'no_ar' | 'encerrada'
  flagCancelada: boolean
  iniciadaEm: string | null
  encerradaEm: string | null
  /** Minutes before the beginning in which its room is open. */
  chatAntes: number
  /** There is something to show. */
  flagImagem: boolean
  /** There is something to show after it. */
  flagReplay: boolean
  /** What was heard last where it comes from, and when. */
  sinal: 'no_ar' | 'espera' | 'acabou' | null
  sinalEm: string | null
}

const minute = 60_000
/** What was heard longer ago says nothing of now. */
const SIGNAL_LASTS = 3 * minute
/** Nobody broadcasts for longer over the time: somebody forgot to end it. */
export const OVERTIME_AT_MOST = 6 * 60 * minute

/** What staff say comes before what is heard of the broadcast, and that before the clock. */
export function estadoTransmissao(transmissao: TransmissaoNoTempo, now: Date): EstadoTransmissao {
  const { comando, flagCancelada, chatAntes } = transmissao
  if (flagCancelada) return 'cancelada'
  const time = now.getTime()
  const inicio = Date.parse(transmissao.inicio)
  const over = transmissao.flagReplay ? 'replay' : 'encerrada'
  if (comando === 'encerrada' || time >= lastMoment(transmissao)) return over
  if (comando === 'no_ar') return 'ao_vivo'
  const opens = inicio - chatAntes * minute
  const heard = heardNow(transmissao, time)
  if (heard === 'no_ar') return 'ao_vivo'
  if (time < opens) return 'agendada'
  if (time >= Date.parse(transmissao.fimPrevisto) || (heard === 'acabou' && time >= inicio)) return over
  return time < inicio || heard === 'espera' || !transmissao.flagImagem ? 'sala_aberta' : 'ao_vivo'
}

/** Whether who comes to its page finds the room of it open, after the end as well. */
export function isSalaAberta(transmissao: TransmissaoNoTempo & { chatDepois: number }, now: Date): boolean {
  const estado = estadoTransmissao(transmissao, now)
  if (estado === 'sala_aberta' || estado === 'ao_vivo') return true
  if (estado !== 'encerrada' && estado !== 'replay') return false
  return now.getTime() < endOf(transmissao) + transmissao.chatDepois * minute
}

/** When it ended, or is to end. */
export function endOf({ comando, encerradaEm, fimPrevisto }: TransmissaoNoTempo): number {
  return comando === 'encerrada' && encerradaEm ? Date.parse(encerradaEm) : Date.parse(fimPrevisto)
}

function heardNow({ sinal, sinalEm }: TransmissaoNoTempo, time: number): TransmissaoNoTempo['sinal'] {
  return sinalEm !== null && time - Date.parse(sinalEm) < SIGNAL_LASTS ? sinal : null
}

function lastMoment({ fimPrevisto }: TransmissaoNoTempo): number {
  return Date.parse(fimPrevisto) + OVERTIME_AT_MOST
}
