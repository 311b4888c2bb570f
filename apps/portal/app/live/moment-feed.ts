import type { MomentoTransmissao, Transmissao } from '@atrio/contract'

export interface ShownMoment extends MomentoTransmissao {
  /** Seconds after the beginning at which it went out. */
  em: number
}

/** What has gone out, the newest first. It stays, so that whoever comes late or has looked away finds it. */
export function momentFeed({
  momentos,
  inicio,
  iniciadaEm,
}: Pick<Transmissao, 'momentos' | 'inicio' | 'iniciadaEm'>): ShownMoment[] {
  const began = Date.parse(iniciadaEm ?? inicio)
  return momentos
    .flatMap((momento) => {
      if (momento.enviadoEm === null) return []
      const em = Math.max(0, Math.round((Date.parse(momento.enviadoEm) - began) / 1000))
      return [{ ...momento, em }]
    })
    .toSorted((one, other) => other.em - one.em || other.id - one.id)
}
