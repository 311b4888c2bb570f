import type { MomentoTransmissao, Transmissao } from '@atrio/contract'

export interface ShownMoment extends MomentoTransmissao {
  /** Seconds after the beginning at which it went out. */
  em: number
}

/**
 * What has gone out by now, the newest first: by hand, or by itself so long after the beginning. It stays, so that whoever
 * comes late or has looked away finds it.
 */
export function momentFeed(
  { momentos, inicio, iniciadaEm }: Pick<Transmissao, 'momentos' | 'inicio' | 'iniciadaEm'>,
  now: Date,
): ShownMoment[] {
  const began = Date.parse(iniciadaEm ?? inicio)
  return momentos
    .flatMap((momento) => {
      const em = momento.enviadoEm
        ? Math.max(0, Math.round((Date.parse(momento.enviadoEm) - began) / 1000))
        : momento.desvio
      return em === null || began + em * 1000 > now.getTime() ? [] : [{ ...momento, em }]
    })
    .toSorted((one, other) => other.em - one.em || other.id - one.id)
}
